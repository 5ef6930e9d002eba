## Miasta i rycerze: barbarzyńcy, rozwój miast, rycerze, karty postępu

track-barbarians = Barbarzyńcy
track-at = { $name }: krok { $value } z { $length }.
battle-score = atak { $attack } : obrona { $defense }
battle-score-short = { $attack } : { $defense }
battle-strength = Barbarzyńcy atakują z siłą { $attack }, wszyscy aktywni rycerze bronią z siłą { $defense }.
battle-risk = Gdyby wylądowali teraz, miasto straciliby: { $names }.
battle-nobody = Gdyby wylądowali teraz, zostaliby pokonani i nikt nie straciłby miasta.
battle-hero = Gdyby wylądowali teraz, zostaliby pokonani, a punkt zwycięstwa za najlepszą obronę przypadłby: { $names }.
battle-steps =
    { $left ->
        [0] Właśnie lądują.
        [one] Wylądują przy następnym statku na kości wydarzeń.
        [few] Wylądują po jeszcze { $left } statkach na kości wydarzeń.
       *[many] Wylądują po jeszcze { $left } statkach na kości wydarzeń.
    }
landing-head = Barbarzyńcy wylądowali.
landing-lost = Wygrywają, { $barbarians } do { $knights }.
landing-won = Przegrywają, { $knights } do { $barbarians }.
landing-force =
    { $count ->
        [0] { $name }: bez aktywnych rycerzy
       *[other] { $name }: siła { $count }
    }
landing-close = Zamknij
die-event = Kość wydarzeń: { WORD($event) }.
track-science = Nauka
track-trade = Handel
track-politics = Polityka
stage-of = { $track }: poziom { $stage } z { $stages }
stage-metropolis = z metropolią
stage-next = { $track } { $stage }
stage-free = za darmo
stage-full = komplet
improve-to = { $head }. { $price }
improve-why = Nie teraz: naciśnij, by usłyszeć dlaczego.
stage-brings-head = { $track } { $stage }: { $name }
stage-complete = { $track }: komplet.
stage-brings =
    { $track ->
        [science] Karta nauki zawsze, gdy kość wydarzeń pokazuje naukę, a czerwona kość { $most } lub mniej.
        [trade] Karta handlu zawsze, gdy kość wydarzeń pokazuje handel, a czerwona kość { $most } lub mniej.
       *[politics] Karta polityki zawsze, gdy kość wydarzeń pokazuje politykę, a czerwona kość { $most } lub mniej.
    }
stage-brings-science-3 = Od teraz bierzesz dowolny surowiec zawsze, gdy rzut nie daje ci żadnej karty, chyba że wypadło siedem.
stage-brings-trade-3 = Od teraz bank bierze od ciebie 2 jednakowe towary za dowolny surowiec lub inny towar.
stage-brings-politics-3 = Od teraz twoi silni rycerze mogą stać się potężni.
stage-brings-4 = Kto dotrze tu pierwszy, robi z jednego ze swoich miast metropolię: 2 punkty więcej, a barbarzyńcy nie mogą jej zabrać.
stage-brings-5 = Metropolia jest bezpieczna na zawsze. Kto dotrze tu przed jej właścicielem, odbiera mu ją.
knights-head = Rycerze
knights-panel = Rozwój miast, rycerze i talie
knights-none = jeszcze brak
knights-ready =
    { $count ->
        [one] 1 może działać
        [few] { $count } mogą działać
       *[many] { $count } może działać
    }
knights-new =
    { $count ->
        [one] 1 nowy w tej turze
        [few] { $count } nowych w tej turze
       *[many] { $count } nowych w tej turze
    }
knights-idle =
    { $count ->
        [one] 1 nieaktywny
        [few] { $count } nieaktywnych
       *[many] { $count } nieaktywnych
    }
knight-tool-hire = Zwerbuj
knight-tool-activate = Aktywuj
knight-tool-promote = Awansuj
knight-tool-move = Przenieś lub wyprzyj
knight-tool-chase = Przepędź złodzieja
knight-tool-chase-pirate = Przepędź pirata
knight-tool-arm = Uzbrój statek
decks-head = Karty postępu
deck-left =
    { $count ->
        [0] { $track }: talia jest pusta
        [one] { $track }: jedna karta w talii
        [few] { $track }: { $count } karty w talii
       *[many] { $track }: { $count } kart w talii
    }
deck-count =
    { $count ->
        [0] Talia jest pusta
        [one] W talii została { $count } karta
        [few] W talii zostały { $count } karty
       *[many] W talii zostało { $count } kart
    }
deck-open = Naciśnij, by zobaczyć wszystkie karty i co dają poziomy.
deck-face =
    { $count ->
        [one] { $name }
        [few] { $name } (sztuk: { $count })
       *[many] { $name } (sztuk: { $count })
    }
seat-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
seat-progress =
    { $count ->
        [0] brak kart postępu
        [one] 1 karta postępu
        [few] { $count } karty postępu
       *[many] { $count } kart postępu
    }
seat-knights =
    { $all ->
        [0] brak rycerzy
        [one] aktywni rycerze: { $active } z 1
        [few] aktywni rycerze: { $active } z { $all }
       *[many] aktywni rycerze: { $active } z { $all }
    }
seat-strength = siła { $count }
seat-walls =
    { $count ->
        [0] bez murów
        [one] 1 mur
        [few] { $count } mury
       *[many] { $count } murów
    }
seat-defender =
    { $count ->
        [one] 1 punkt za obronę
        [few] { $count } punkty za obronę
       *[many] { $count } punktów za obronę
    }
seat-merchant = kupiec
