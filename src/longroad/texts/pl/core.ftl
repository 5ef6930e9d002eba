why-over = Gra już się skończyła.
why-no-such-action = Nie ma takiej akcji: { $action }.
why-no-such-seat = Nie ma miejsca { $seat }; miejsc w tej grze jest { $seats }.
why-not-your-turn = To nie twój ruch. Czekaj na: { $asked }.
why-not-asked = Teraz nie musisz nic wybierać.
why-chance-first = Poczekaj na kości lub karty.
why-no-such-outcome = „{ $action }” nie może teraz wypaść.
why-nothing-to-undo = Nie ma czego cofnąć.
why-undo-after-chance = Od tego czasu padły kości lub karty: nie można cofnąć.
why-undo-after-secret = Ostatnia akcja odkryła coś ukrytego: nie można jej cofnąć.
why-undo-after-others = Od tego czasu zdecydował ktoś inny: nie można cofnąć.

ask-choose = Wybierz.

event-turn = Runda { $round }: tura gracza { $seat }.

word-lumber = drewno
    .acc = drewno
    .few = drewna
    .many = drewna
word-brick = glina
    .acc = glinę
    .few = gliny
    .many = gliny
word-wool = wełna
    .acc = wełnę
    .few = wełny
    .many = wełny
word-grain = zboże
    .acc = zboże
    .few = zboża
    .many = zboża
word-ore = ruda
    .acc = rudę
    .few = rudy
    .many = rudy
word-any = trzy dowolne karty
word-nothing = nic
word-forest = las
word-hills = wzgórza
word-pasture = pastwisko
word-fields = pola
word-mountains = góry
word-desert = pustynia
    .short = pustyn.
word-sea = morze
word-lake = jezioro
word-swamp = bagno
word-red = czerwony
    .label = Czerwony
    .short = czerw.
word-blue = niebieski
    .label = Niebieski
    .short = nieb.
word-white = biały
    .label = Biały
word-orange = pomarańczowy
    .label = Pomarańczowy
    .short = pomar.
word-green = zielony
    .label = Zielony
    .short = ziel.
word-violet = fioletowy
    .label = Fioletowy
    .short = fiol.
word-victory-point = punkt zwycięstwa
word-resources = karty

ruleset-for =
    { $players ->
        [2] { $game }, dla dwojga
        [one] { $game }, { $players } gracz
        [few] { $game }, { $players } graczy
       *[many] { $game }, { $players } graczy
    }
ruleset-isle-base = Gra podstawowa

option-isle-board = Plansza
option-isle-board-spread = losowa, czerwone liczby nie sąsiadują
option-isle-board-random = całkiem losowa
option-isle-board-spiral = liczby po spirali
option-isle-board-beginner = dla początkujących, z ustawionymi elementami
option-isle-board-fixed = jak w instrukcji
option-isle-board-variable = potasowana
option-isle-first = Kto zaczyna
option-isle-first-seat = pierwsze miejsce
option-isle-first-draw = losowanie
option-isle-harbors = Porty
option-isle-harbors-fixed = na swoich miejscach
option-isle-harbors-shuffled = potasowane
option-isle-order = Porządek tury
option-isle-order-free = handel i budowa dowolnie
option-isle-order-strict = cały handel przed budową
option-isle-rounds = Najdłuższa gra, w rundach
option-isle-printing = Wydanie
option-isle-printing-new = z 2025 roku
option-isle-printing-older = sprzed 2025 roku

goal-head = Co tu daje zwycięstwo
goal-target = Cel: { $target }
goal-points = Wygrywa, kto w swojej turze ma punktów: { $target }.
goal-isle-base = Wygrywa, kto w swojej turze ma punktów: { $target }.

counter-in-stock = { $name } we wspólnym zapasie

card-victory-point = Punkt zwycięstwa. Pozostaje ukryty, dopóki nie da ci wygranej.
card-about =
    { $count ->
        [one] { WORD($card) }: co robi
        [few] { $count } × { WORD($card) }: co robi
       *[many] { $count } × { WORD($card) }: co robi
    }
card-rests = { $count } z tej tury, do zagrania od następnej
card-play = Zagraj

verb-take-card = Weź kartę
verb-take-card-from-seat = Zabierz kartę

do-take-card = Weź 1 { WORD($card, form: "acc") }
do-take-nothing = Nie bierz nic
do-take-card-from-seat = Zabierz 1 { WORD($card, form: "acc") }: { $seat }

cards-of-a-kind =
    { $count ->
        [one] { $count } { WORD($card) }
        [few] { $count } { WORD($card, form: "few") }
       *[many] { $count } { WORD($card, form: "many") }
    }
cards-none = nic
person-by-color = { $name } ({ WORD($color) })
counters-head = Cel i liczniki
count-other = { $name } { $value }

board-piece = Jest tu: { $kind }.
    .short = { $kind }
board-piece-owned = { $kind }, właściciel: { $owner }.
    .short = { $owner }: { $kind }
