why-one-action-a-turn = Twoja akcja w tej turze jest już wykorzystana.
why-too-few-tokens =
    { $price ->
        [one] To kosztuje kartę handlu, a nie masz żadnej.
        [few] To kosztuje { $price } karty handlu, a masz mniej.
       *[many] To kosztuje { $price } kart handlu, a masz mniej.
    }
why-robber-at-home = Złodziej jest już na pustyni albo poza planszą.
why-no-forced-trade = Wymuszony handel wymaga karty przeciwnika i dwóch kart do oddania.
why-one-knight-a-turn = W tej turze rycerz został już odrzucony.
why-no-knight = Nie masz odkrytego rycerza.

ask-neutral-road = Zbuduj drogę dla neutralnego gracza.
    .short = Zbuduj neutralną drogę
ask-neutral-ship = Zbuduj statek dla neutralnego gracza.
    .short = Zbuduj neutralny statek
ask-neutral-settlement = Zbuduj osadę dla neutralnego gracza.
    .short = Zbuduj neutralną osadę
ask-give-back =
    { $count ->
        [one] Oddaj jedną kartę.
        [few] Oddaj { $count } karty.
       *[many] Oddaj { $count } kart.
    }

event-forced-trade =
    { $price ->
        [one] { $seat } wymusza handel za kartę handlu.
        [few] { $seat } wymusza handel za { $price } karty handlu.
       *[many] { $seat } wymusza handel za { $price } kart handlu.
    }
event-drove-robber-off =
    { $price ->
        [one] { $seat } przepędza złodzieja za kartę handlu.
        [few] { $seat } przepędza złodzieja za { $price } karty handlu.
       *[many] { $seat } przepędza złodzieja za { $price } kart handlu.
    }
event-discarded-knight = { $seat } odrzuca rycerza.
event-pulled = { $seat } ciągnie graczowi { $other } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } ciągnie kartę graczowi { $other }.
event-gave-back = { $seat } oddaje graczowi { $other } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } oddaje kartę graczowi { $other }.
event-took-tokens =
    { $count ->
        [one] { $seat } bierze kartę handlu.
        [few] { $seat } bierze { $count } karty handlu.
       *[many] { $seat } bierze { $count } kart handlu.
    }

ruleset-isle-two-players = gra dla dwojga

option-isle-edition = Karty handlu dla dwojga
option-isle-edition-travel = 14 kart, 4 na start, najwyżej 7
option-isle-edition-tb = 20 żetonów, 5 na start, bez limitu

goal-with-isle-two-players = Dwaj neutralni gracze budują razem z wami, ale nie mogą wygrać.

counter-trade-tokens = karty handlu

about-trade-tokens = Płaci się nimi za wymuszony handel i za przepędzenie złodzieja.

verb-give-back-card = Oddaj z powrotem

do-force-trade = Wymuś handel
do-give-back-card = Oddaj 1 { WORD($card, form: "acc") }
do-drive-robber-off = Przepędź złodzieja
do-discard-knight = Odrzuć rycerza

person-neutral = neutralny ({ WORD($color) })
