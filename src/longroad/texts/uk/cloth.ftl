ask-loot = Забери карту або сувій тканини в гравця { $victim }.
    .short = Забери карту або сувій

event-opened-trade = { $seat } відтепер торгує із селом: { $corner }.
event-took-bolt = { $seat } бере сувій тканини із села: { $corner }.
event-took-bolt-from-stock = { $seat } бере сувій тканини зі спільного запасу.
event-village-sold-out = У селі більше немає тканини: { $corner }.
event-stole-bolt = { $seat } забирає сувій тканини в гравця { $victim }.
event-cloth-ran-out =
    { $points ->
        [one] Замало сіл ще мають тканину: перемагає { $seat }, { $points } бал.
        [few] Замало сіл ще мають тканину: перемагає { $seat }, { $points } бали.
       *[many] Замало сіл ще мають тканину: перемагає { $seat }, { $points } балів.
    }

ruleset-isle-cloth-for-catan = Тканини для Катану

goal-isle-cloth-for-catan = Перемагає той, хто у свій хід має балів: { $target }. Кораблі, що допливуть до села, торгують із ним: воно дає сувій тканини одразу й щоразу, як випадає його номер, а кожні два сувої – бал. Гра закінчується й тоді, коли тканину мають три села чи менше: перемагає найбільше балів, потім найбільше сувоїв.

counter-bolts-in-stock = сувої в спільному запасі
counter-villages = села з тканиною
counter-bolts = сувої тканини

about-bolts = Кожні два сувої тканини – переможний бал.
about-bolts-in-stock = Він доплачує, коли в селі замало сувоїв для всіх, хто з ним торгує.
about-villages = Тканину ще мають села: { $left } з { $all }. Коли їх лишиться три чи менше, гра закінчується: перемагає найбільше балів, потім найбільше сувоїв.

do-steal-bolt = Забрати сувій тканини

board-piece-village =
    { $bolts ->
        [0] Село { $number }, тканини немає.
        [one] Село { $number }, лишився { $bolts } сувій тканини.
        [few] Село { $number }, лишилося { $bolts } сувої тканини.
       *[many] Село { $number }, лишилося { $bolts } сувоїв тканини.
    }
    .short =
        { $bolts ->
            [one] село { $number }, { $bolts } сувій
            [few] село { $number }, { $bolts } сувої
           *[many] село { $number }, { $bolts } сувоїв
        }
board-piece-village-traders = З ним торгують: { $traders }.

legend-village = – село з його номером

example-steal-bolt = steal bolt or card
