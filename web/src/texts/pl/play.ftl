## Podczas gry: budowa, wybór kart, zyski i straty

build-head = Budowa
build-open = Buduj
build-costs = Koszt: { $cards }.
build-lacks = Brakuje ci: { $cards }.
build-nowhere = Nie ma na to teraz miejsca.
build-not-now = Nie teraz.
build-for = { $what }: koszt to { $cards }.
build-why = { $what }: { $why }
mark-more = { $verb } ({ $more })
mark-leaves = Zostaje ci: { $cards }.
act-build = Zbuduj
act-move = Przesuń
act-remove = Usuń
act-place = Umieść tutaj
places-lit =
    { $places ->
        [one] Na planszy świeci jedno miejsce.
        [few] Na planszy świecą { $places } miejsca.
       *[many] Na planszy świeci { $places } miejsc.
    }
places-leave = Nie wybieraj
number-which = Liczba { $number }
number-choose = Wybierz liczby
cards-chosen = wybrane: { $count } z { $most }
cards-choose =
    { $count ->
        [one] Wybierz jeszcze jedną
        [few] Wybierz jeszcze { $count }
       *[many] Wybierz jeszcze { $count }
    }
cards-first =
    { $count ->
        [one] Wybierz kartę
        [few] Wybierz { $count } karty
       *[many] Wybierz { $count } kart
    }
cards-more = { WORD($card) }: { $label } o jedną więcej (na razie { $count })
cards-less = { WORD($card) }: o jedną mniej niż { $count }
cards-tap = Stuknij karty na ręce.
cards-send = { $verb }: { $cards }
cards-others = Wybierają też: { $names }.
count-won = +{ $count }
count-lost = −{ $count }
production-head = Co dało { $roll }
production-of = { $name }: { $cards }
production-none = { $roll } nie przynosi żadnych kart.
