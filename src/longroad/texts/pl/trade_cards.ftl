why-no-offer-to = Nie możesz teraz zaproponować karty graczowi { $other }.
why-no-resource = Proponuje się tylko surowce, a { WORD($card) } to nie surowiec.
why-no-commodity = Chodzi o towar, a { WORD($card) } to nie towar.
why-has-commodity = Masz towar, więc musisz jeden oddać.

ask-hand-over-commodity = { $asker } proponuje ci 1 { WORD($card, form: "acc") }: oddaj za to towar, jeśli go masz.
    .short = Oddaj towar
ask-take-dues =
    { $count ->
        [one] Zabierz kartę graczowi { $victim }.
        [few] Zabierz { $count } karty graczowi { $victim }.
       *[many] Zabierz { $count } kart graczowi { $victim }.
    }
    .short =
        { $count ->
            [one] Zabierz kartę
            [few] Zabierz { $count } karty
           *[many] Zabierz { $count } kart
        }

event-offered-card = { $seat } proponuje graczowi { $other } 1 { WORD($card, form: "acc") } za towar.
event-exchanged = { $giver } daje graczowi { $seat } 1 { WORD($card, form: "acc") } za 1 { WORD($offered, form: "acc") }.
event-no-commodity = { $giver } nie ma towaru dla gracza { $seat }.
event-sent-fleet = { $seat } wymienia do końca tury 2:1: { WORD($card) }.
event-looked-at-hand = { $seat } ogląda rękę gracza { $victim }.
event-took-dues = { $seat } zabiera graczowi { $victim } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } zabiera kartę graczowi { $victim }.

word-commercial-harbor = port handlowy
word-merchant-fleet = flota handlowa
word-guild-dues = opłata cechowa
word-trade-monopoly = monopol handlowy
word-resource-monopoly = monopol surowcowy

counter-harbor-offers = propozycje portu handlowego

about-harbor-offers = Ilu przeciwnikom możesz w tej turze jeszcze zaproponować surowiec za towar.

card-commercial-harbor = Zaproponuj każdemu przeciwnikowi kartę surowca, raz w tej turze. Kto ma towar, musi dać ci za nią jeden, który sam wybierze; kto nie ma żadnego, nic nie bierze, a karta zostaje u ciebie.
card-merchant-fleet = Wybierz surowiec lub towar. Do końca twojej tury bank bierze go po 2 za dowolną kartę, tyle razy, ile chcesz.
card-guild-dues = Wybierz przeciwnika, który ma więcej punktów zwycięstwa niż ty. Obejrzyj jego surowce i towary i zabierz 2 z nich.
card-trade-monopoly = Wybierz towar. Każdy, kto go ma, oddaje ci 1.
card-resource-monopoly = Wybierz surowiec. Każdy, kto go ma, oddaje ci 2 albo jedyny, jaki ma.

verb-play-merchant-fleet-card = Zagraj flotę handlową
verb-play-trade-monopoly-card = Zagraj monopol handlowy
verb-play-resource-monopoly-card = Zagraj monopol surowcowy
verb-play-guild-dues-seat = Zagraj opłatę cechową
verb-offer-card-to-seat = Zaproponuj surowiec za towar
verb-hand-over-card = Oddaj

do-play-commercial-harbor = Zagraj port handlowy
do-offer-card-to-seat = Zaproponuj 1 { WORD($card, form: "acc") }: { $seat }
do-hand-over-card = Oddaj 1 { WORD($card, form: "acc") }
do-hand-over-nothing = Nie oddawaj nic
do-play-merchant-fleet-card = Flota handlowa: { WORD($card) }
do-play-guild-dues-seat = Opłata cechowa: { $seat }
do-play-trade-monopoly-card = Monopol handlowy: { WORD($card) }
do-play-resource-monopoly-card = Monopol surowcowy: { WORD($card) }

board-piece-fleet = Jest tu flota piratów.
    .short = flota piratów
