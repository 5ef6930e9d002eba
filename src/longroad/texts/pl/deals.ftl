why-card-not-held = Nie masz już { WORD($card, form: "many") } do oddania.
why-like-for-like = Nie można wymienić karty na taką samą.
why-trade-is-over = W ścisłej kolejności handel jest przed budową, a budowa już się zaczęła.
why-offers-used-up =
    { $most ->
        [one] Twoja jedyna oferta w tej turze została już złożona.
        [few] Wszystkie twoje oferty w tej turze są już złożone: { $most }.
       *[many] Wszystkie twoje oferty w tej turze są już złożone: { $most }.
    }
why-nothing-to-trade = Nie ma czym handlować: albo ty, albo wszyscy inni nie mają kart.
why-asks-too-much = Nikt nie ma tylu kart.
why-no-gifts = Każda strona musi dać co najmniej jedną kartę.
why-cannot-accept = Nie masz kart, o które chodzi.
why-no-such-deal = Nie ma takiej wymiany z graczem { $partner }.

ask-compose-offer = Ułóż swoją ofertę.
ask-compose-counter = Ułóż swoją kontrofertę.
    .short = Ułóż swoją kontrofertę
ask-answer-offer = { $asker } proponuje wymianę: przyjmij, odrzuć albo złóż kontrofertę.
    .short = { $asker } proponuje wymianę
ask-close-offer = Handluj z tym, kto się zgadza, poczekaj na inne odpowiedzi albo wycofaj ofertę.
    .short = Handluj, czekaj lub wycofaj

event-offered = { $seat } oferuje: { $give }. W zamian chce: { $ask }.
event-accepted = { $seat } przyjmuje.
event-declined = { $seat } odmawia.
event-countered = { $seat } może dać: { $give }. W zamian chce: { $ask }.
event-traded = { $seat } daje: { $give }. { $partner } daje: { $ask }.
event-no-deal = { $seat } rezygnuje z wymiany.

option-isle-offers = Ofert w turze
option-isle-trade = Handel
option-isle-trade-players = gdy pyta gracz, który ma turę
option-isle-trade-open = gdy pyta ktokolwiek, jak w instrukcji
option-isle-trade-bank = tylko z bankiem

verb-give-card = Daj jeszcze jedną
verb-ask-card = Poproś o jeszcze jedną
verb-trade-with-seat = Zawrzyj wymianę

do-propose-trade = Zaproponuj wymianę
do-give-card = Daj jeszcze 1 { WORD($card, form: "acc") }
do-ask-card = Poproś o jeszcze 1 { WORD($card, form: "acc") }
do-make-offer = Złóż ofertę
do-drop-offer = Porzuć ofertę
do-accept = Przyjmij
do-decline = Odmów
do-counter = Złóż kontrofertę
do-close-offer = Zamknij ofertę
do-trade-with-seat = Wymiana: { $seat }
do-no-deal = Bez wymiany

declined-too-close = { $seat } odmawia: kto pyta, jest zbyt blisko zwycięstwa.
    .short = odmawia: zbyt blisko zwycięstwa
declined-too-few-cards = { $seat } odmawia: to więcej kart, niż ma.
    .short = odmawia: ma za mało kart
declined-asks-more = { $seat } odmawia: to za dużo za zbyt mało.
    .short = odmawia: za dużo za zbyt mało
declined-leads = { $seat } odmawia: to pomogłoby temu, kto prowadzi.
    .short = odmawia: nie pomaga temu, kto prowadzi
declined-not-worth-it = { $seat } odmawia: za mały zysk.
    .short = odmawia: za mały zysk
declined-away = { $seat } odmawia: nie ma tej osoby przy stole.
    .short = odmawia: nie ma przy stole

example-propose-trade = offer 1 lumber 2 wool for 1 ore
    .about = „1 drewno 2 wełny za 1 rudę” też
example-decline = decline all
    .about = odmowa do twojej następnej tury
