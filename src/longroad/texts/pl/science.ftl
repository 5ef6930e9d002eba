why-no-such-die = Kość pokazuje od 1 do 6.
why-number-stays = Tej liczby nie można zamienić: { $place }. Można tylko 3, 4, 5, 9, 10 i 11.
why-same-number = Tu jest taka sama liczba: { $place }.

ask-free-wall = Zbuduj mur za darmo.
ask-cheap-city = Zamień osadę na miasto.
    .short = Zbuduj miasto
ask-take-number = Wybierz liczbę do zamiany.
ask-swap-number = Wybierz liczbę, z którą zamienisz tę: { $place }.
    .short = Wybierz drugą liczbę
ask-smith = Wybierz rycerza do awansu.
ask-smith-again = Wybierz drugiego rycerza do awansu albo żadnego.
    .short = Awansuj drugiego rycerza

event-swapped-numbers = { $seat } zamienia liczby: { $hex } i { $other }.

word-alchemy = alchemia
word-crane = dźwig
word-mining = górnictwo
word-irrigation = nawadnianie
word-invention = wynalazca
word-engineering = inżynieria
word-medicine = medycyna
word-smithing = kowalstwo
word-printing-press = prasa drukarska

card-alchemy = Zagraj przed rzutem: ustal, co pokażą czerwona i żółta kość, może być nawet siedem. Potem rzuca się tylko kością wydarzeń. To jedyna karta na czas przed rzutem.
card-crane = Jedno rozwinięcie miast kosztuje w tej turze o jeden towar mniej; pierwszy poziom jest wtedy darmowy. Jeśli w tej turze niczego nie rozwiniesz, karta przepada.
card-mining = Weź 2 rudy za każde pole gór, przy którym masz osadę lub miasto.
card-irrigation = Weź 2 zboża za każde pole uprawne, przy którym masz osadę lub miasto.
card-printing-press = Punkt zwycięstwa. Wykłada się go od razu po dobraniu, nikt nie może ci go zabrać i nie liczy się do twoich kart.
card-invention = Zamień liczby dwóch dowolnych pól na planszy, ale nie 2, 6, 8 ani 12. Nie musisz tam nic mieć.
card-engineering = Zbuduj mur miejski za darmo.
card-medicine = Zamień osadę na miasto za 2 rudy i 1 zboże.
card-smithing = Awansuj za darmo o jeden stopień najwyżej dwóch różnych swoich rycerzy. Żeby stali się potężni, potrzebna jest twoja forteca, czyli trzeci poziom polityki.

verb-play-alchemy-number-number = Zagraj alchemię
verb-take-number-hex = Weź liczbę
verb-swap-with-hex = Zamień z

do-play-alchemy-number-number = Alchemia: czerwona { $number }, żółta { $number2 }
do-play-crane = Zagraj dźwig
do-play-mining = Zagraj górnictwo
do-play-irrigation = Zagraj nawadnianie
do-play-invention = Zagraj wynalazcę
do-take-number-hex = Weź liczbę: { $hex }
do-swap-with-hex = Zamień z: { $hex }
do-play-engineering = Zagraj inżynierię
do-play-medicine = Zagraj medycynę
do-play-smithing = Zagraj kowalstwo
do-smith-no-more = Nie awansuj więcej

example-play-crane = play crane
example-play-alchemy-number-number = alchemy 3 5
