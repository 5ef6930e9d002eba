why-no-card-left = Nie ma już kart rozwoju.
why-no-such-card = Nie masz karty: { WORD($card) }.
why-bought-this-turn = Ta karta ({ WORD($card) }) została kupiona w tej turze: zagrasz ją od następnej.
why-one-card-a-turn = W tej turze karta rozwoju została już zagrana.
why-card-has-no-use = Ta karta ({ WORD($card) }) nic by teraz nie dała.

event-bought-card = { $seat } kupuje kartę rozwoju.
event-drew = { $seat } dobiera kartę: { WORD($face) }.
    .hidden = { $seat } dobiera kartę.
event-played-knight = { $seat } zagrywa rycerza (razem: { $count }).
event-played-road-building = { $seat } zagrywa budowę dróg.
event-played-year-of-plenty = { $seat } zagrywa wynalazek.
event-played-monopoly = { $seat } zagrywa monopol: { WORD($card) }.
event-handed-over =
    { $count ->
        [one] { $giver } oddaje graczowi { $seat } { $count } { WORD($card, form: "acc") }.
        [few] { $giver } oddaje graczowi { $seat } { $count } { WORD($card, form: "few") }.
       *[many] { $giver } oddaje graczowi { $seat } { $count } { WORD($card, form: "many") }.
    }
event-revealed-points =
    { $count ->
        [one] { $seat } odkrywa kartę punktu zwycięstwa.
        [few] { $seat } odkrywa { $count } karty punktów zwycięstwa.
       *[many] { $seat } odkrywa { $count } kart punktów zwycięstwa.
    }

word-knight = rycerz
    .acc = rycerza
    .many = rycerzy
word-road-building = budowa dróg
word-year-of-plenty = wynalazek
word-monopoly = monopol
word-development = karty rozwoju
word-development-card = karta rozwoju
    .acc = kartę rozwoju

key-card = Karta rozwoju
key-knight = Rycerz
build-buy-card = Karta

counter-knights-played = rycerze

card-knight = Przesuń złodzieja na inne pole i zabierz losową kartę komuś, kto ma tam osadę lub miasto. Trzej wyłożeni rycerze, o ile nikt nie ma tylu, dają najwyższą władzę rycerską. Tam, gdzie wyspy zajęli piraci, rycerz uzbraja zamiast tego jeden z twoich statków.
card-year-of-plenty = Weź z banku dwie dowolne karty surowców.
card-monopoly = Wybierz surowiec. Wszyscy inni oddają ci wszystko, co z niego mają.
card-road-building = Zbuduj dwie drogi za darmo. Tam, gdzie są statki, każda z nich może być statkiem.

verb-buy-card = Kup kartę rozwoju
verb-play-monopoly-card = Zagraj monopol

do-buy-card = Kup kartę rozwoju
do-play-knight = Zagraj rycerza
do-play-road-building = Zagraj budowę dróg
do-play-year-of-plenty = Zagraj wynalazek
do-play-monopoly-card = Monopol: { WORD($card) }

panel-development = roz
panel-knights-played = ryc

example-buy-card = card
example-play-knight = knight
