why-no-resource-here = To miejsce nie daje surowców: { $place }.
why-no-town-here = Nie masz tu osady ani miasta: { $place }.
why-merchant-stays = Twój kupiec już tu stoi i musi iść gdzie indziej: { $place }.

ask-send-merchant = Wybierz, dokąd pójdzie kupiec.
    .short = Postaw kupca

event-sent-merchant = { $seat } wysyła kupca: { $hex }.

word-merchant = kupiec

card-merchant = Postaw kupca na polu, przy którym masz osadę lub miasto. Dopóki stoi tam dla ciebie, bank bierze 2 surowce z tego pola za dowolną kartę, a ty masz 1 punkt zwycięstwa. Rusza się tylko wtedy, gdy ktoś zagra kolejnego kupca.

verb-send-merchant-hex = Wyślij kupca

do-play-merchant = Zagraj kupca
do-send-merchant-hex = Kupiec: { $hex }

board-piece-merchant = Kupiec gracza { $owner }.
    .short = { $owner }: kupiec
seat-merchant = kupiec
