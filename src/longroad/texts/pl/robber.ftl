why-robber-off-land = Złodziej trzyma się lądu, a to nie jest ląd: { $place }.
why-robber-stays = Złodziej już tu stoi i musi się ruszyć: { $place }.
why-no-victim = Tutaj nie można okraść gracza { $victim }.

ask-start-robber = Wybierz, gdzie zacznie złodziej.
    .short = Postaw złodzieja
ask-choose-refuge = Wybierz pustynię, na którą pójdzie złodziej.
    .short = Wybierz pustynię
ask-discard =
    { $count ->
        [one] Odrzuć jeszcze jedną kartę.
        [few] Odrzuć { $count } karty.
       *[many] Odrzuć { $count } kart.
    }
ask-move-robber = Przesuń złodzieja.
ask-rob = Wybierz, kogo okraść.

event-discarded = { $seat } odrzuca: { $cards }.
event-moved-robber = { $seat } przesuwa złodzieja: { $hex }.
event-robber-gone = Złodzieja nie ma na planszy.
event-thief-stays = Zanim barbarzyńcy pierwszy raz wylądują, po 7 nikt nie kradnie.
event-stole = { $seat } kradnie graczowi { $victim } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } kradnie kartę graczowi { $victim }.

verb-discard-card = Odrzuć
verb-move-robber-hex = Przesuń złodzieja
verb-rob-seat = Okradnij

do-discard-card = Odrzuć 1 { WORD($card, form: "acc") }
do-move-robber-hex = Złodziej: { $hex }
do-rob-seat = Okradnij: { $seat }
do-steal-card = Zabierz kartę

board-piece-robber = Stoi tu złodziej.
    .short = złodziej

example-rob-seat = rob blue
example-discard-card = discard 2 ore 1 wool
    .about = kilka kart naraz; także take, give
