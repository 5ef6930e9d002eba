# Słowa na to, co nazywa silnik gry. Formy: acc – biernik („1 rudę”), few i many – po liczebnikach („2 monety”, „5 monet”),
# gen – dopełniacz, label – nazwa gracza bez imienia.

## Słowa

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
word-paper = papier
    .acc = papier
    .few = papieru
    .many = papieru
word-cloth = sukno
    .acc = sukno
    .few = sukna
    .many = sukna
word-coin = moneta
    .acc = monetę
    .few = monety
    .many = monet
word-any = trzy dowolne karty
word-nothing = nic

word-forest = las
word-hills = wzgórza
word-pasture = pastwisko
word-fields = pola
word-mountains = góry
word-desert = pustynia
word-gold = złota rzeka
word-sea = morze
word-fog = nieznany ląd
word-lake = jezioro
word-swamp = bagno

word-red = czerwony
    .label = Czerwony
word-blue = niebieski
    .label = Niebieski
word-white = biały
    .label = Biały
word-orange = pomarańczowy
    .label = Pomarańczowy
word-green = zielony
    .label = Zielony
word-violet = fioletowy
    .label = Fioletowy

word-knight = rycerz
    .acc = rycerza
    .many = rycerzy
word-victory-point = punkt zwycięstwa
word-road-building = budowa dróg
word-year-of-plenty = wynalazek
word-monopoly = monopol

word-alchemy = alchemia
word-crane = dźwig
word-mining = górnictwo
word-irrigation = nawadnianie
word-invention = wynalazca
word-engineering = inżynieria
word-medicine = medycyna
word-smithing = kowalstwo
word-printing-press = prasa drukarska
word-merchant = kupiec
word-commercial-harbor = port handlowy
word-merchant-fleet = flota handlowa
word-guild-dues = opłata cechowa
word-trade-monopoly = monopol handlowy
word-resource-monopoly = monopol surowcowy
word-taxation = podatki
word-diplomacy = dyplomacja
word-encouragement = męstwo
word-wedding = wesele
word-intrigue = intryga
word-sabotage = sabotaż
word-espionage = szpiegostwo
word-treason = zdrada
word-constitution = konstytucja

word-science = nauka
    .gen = nauki
word-trade = handel
    .gen = handlu
word-politics = polityka
    .gen = polityki

word-school = szkoła
word-library = biblioteka
word-aqueduct = akwedukt
word-theater = teatr
word-university = uniwersytet
word-market = targ
word-trading-house = dom handlowy
word-merchant-guild = gildia kupiecka
word-trade-center = centrum handlu
word-town-hall = ratusz
word-embassy = ambasada
word-fortress = forteca
word-court = sąd
word-council-of-catan = rada Catanu

word-basic = podstawowy
    .acc = podstawowego
word-strong = silny
    .acc = silnego
word-mighty = potężny
    .acc = potężnego

word-castle = zamek
    .gen = zamku
word-monument = pomnik
    .gen = pomnika
word-grand-theater = wielki teatr
    .gen = wielkiego teatru
word-great-bridge = wielki most
    .gen = wielkiego mostu
word-great-wall = wielki mur
    .gen = wielkiego muru

word-longest-route = najdłuższa droga handlowa
word-largest-army = najwyższa władza rycerska

word-bank = bank
word-development = karty rozwoju
word-resources = karty
word-progress = karty postępu

word-road = droga
    .acc = drogę
    .many = dróg
word-ship = statek
    .acc = statek
    .many = statków
word-settlement = osada
    .acc = osadę
    .many = osad
word-city = miasto
    .acc = miasto
    .many = miast
word-wall = mur
    .acc = mur
    .many = murów
word-metropolis = metropolia
word-development-card = karta rozwoju
    .acc = kartę rozwoju
word-helmet = aktywacja rycerza
    .acc = aktywację rycerza
word-promotion = awans rycerza
    .acc = awans rycerza
word-basic-knight = podstawowy rycerz
    .many = podstawowych rycerzy
word-strong-knight = silny rycerz
    .many = silnych rycerzy
word-mighty-knight = potężny rycerz
    .many = potężnych rycerzy
word-stage-of-science = kolejny poziom nauki
word-stage-of-trade = kolejny poziom handlu
word-stage-of-politics = kolejny poziom polityki
word-stage-of-the-castle = kolejny etap zamku
word-stage-of-the-monument = kolejny etap pomnika
word-stage-of-the-grand-theater = kolejny etap wielkiego teatru
word-stage-of-the-great-bridge = kolejny etap wielkiego mostu
word-stage-of-the-great-wall = kolejny etap wielkiego muru

## Miejsca i karty

cards-of-a-kind =
    { $count ->
        [one] { $count } { WORD($card) }
        [few] { $count } { WORD($card, form: "few") }
       *[many] { $count } { WORD($card, form: "many") }
    }
cards-none = nic
person-by-color = { $name } ({ WORD($color) })
person-neutral = neutralny ({ WORD($color) })
