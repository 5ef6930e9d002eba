why-track-complete = Dalej się nie da: { WORD($track) } twoich miast jest na najwyższym poziomie.
why-needs-city = Rozwijać można tylko miasta, a nie masz żadnego, które stoi.
why-needs-free-city = Dwa ostatnie poziomy wymagają miasta bez metropolii.
why-no-free-city-here = To nie jest twoje miasto bez metropolii: { $place }.
why-no-water-for-commodities = Akwedukt daje tylko surowce, a nie towary ({ WORD($card) }).

ask-set-metropolis = Wybierz miasto, które będzie metropolią { WORD($track, form: "gen") }.
    .short = Wybierz metropolię
ask-use-aqueduct = Twój akwedukt: weź kartę z banku albo nic.
    .short = Weź kartę albo nic

event-improved = { $seat } rozwija miasta: { WORD($stage) } ({ WORD($track) }, poziom { $number }).
event-metropolis = Miasto gracza { $seat } jest metropolią { WORD($track, form: "gen") }: { $corner }.

word-school = szkoła
word-library = biblioteka
word-aqueduct = akwedukt
word-theater = teatr
word-university = uniwersytet
word-market = targ
word-trading-house = dom handlowy
word-merchant-guild = gildia kupiecka
word-town-hall = ratusz
word-embassy = ambasada
word-court = sąd
word-council-of-catan = rada Catanu
word-metropolis = metropolia
word-stage-of-science = kolejny poziom nauki
word-stage-of-trade = kolejny poziom handlu
word-stage-of-politics = kolejny poziom polityki
word-science = nauka
    .gen = nauki
word-trade = handel
    .gen = handlu
word-politics = polityka
    .gen = polityki
word-trade-center = centrum handlu

verb-improve-track = Rozwiń miasta
verb-draw-track = Dobierz kartę postępu
verb-set-metropolis-corner = Wybierz metropolię

do-improve-track = Rozwiń: { WORD($track) }
do-set-metropolis-corner = Metropolia: { $corner }
do-draw-track = Dobierz kartę: { WORD($track) }

track-at = { $name }: krok { $value } z { $length }.
track-science = Nauka
track-trade = Handel
track-politics = Polityka
stage-of = { $track }: poziom { $stage } z { $stages }
stage-metropolis = z metropolią
stage-next = { $track } { $stage }
stage-free = za darmo
improve-to = { $head }. { $price }.
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

score-metropolises = metropolie

panel-stages = mia
panel-improvements = Twoja rozbudowa miast
panel-metropolis = { $owner }: metropolia, { WORD($track) }, { $place }

example-improve-track = improve science
