why-card-not-held = У тебя больше нет { WORD($card, form: "many") }.
why-like-for-like = Карту нельзя обменять на такую же.
why-trade-is-over = При строгом порядке вся торговля – до строительства, а оно уже началось.
why-offers-used-up =
    { $most ->
        [one] Все твои предложения в этот ход уже сделаны: { $most }.
        [few] Все твои предложения в этот ход уже сделаны: { $most }.
       *[many] Все твои предложения в этот ход уже сделаны: { $most }.
    }
why-nothing-to-trade = Торговать нечем: карт нет либо у тебя, либо у всех остальных.
why-asks-too-much = Столько карт нет ни у кого.
why-no-gifts = Каждая сторона должна дать хотя бы одну карту.
why-cannot-accept = У тебя нет карт, которые просят.
why-no-such-deal = Такой сделки с игроком { $partner } нет.

ask-compose-offer = Составь своё предложение.
ask-compose-counter = Составь своё встречное предложение.
    .short = Предложи другое
ask-answer-offer = { $asker } предлагает обмен: согласись, откажись или предложи другое.
    .short = { $asker } предлагает обмен
ask-close-offer = Меняйся с тем, кто согласен, подожди других ответов или отзови предложение.
    .short = Меняйся, жди или отзови

event-offered = { $seat } предлагает: { $give }. Просит: { $ask }.
event-accepted = { $seat } соглашается.
event-declined = { $seat } отказывается.
event-countered = { $seat } может дать: { $give }. Просит: { $ask }.
event-traded = { $seat } даёт: { $give }. { $partner } даёт: { $ask }.
event-no-deal = { $seat } обходится без сделки.

option-isle-offers = Предложений за ход
option-isle-trade = Торговля
option-isle-trade-players = когда предлагает игрок, чей ход
option-isle-trade-open = когда предлагает любой, как в правилах
option-isle-trade-bank = только с банком

verb-give-card = Дать ещё одну
verb-ask-card = Попросить ещё одну
verb-trade-with-seat = Заключить сделку

do-propose-trade = Предложить обмен
do-give-card = Дать ещё 1 { WORD($card, form: "acc") }
do-ask-card = Попросить ещё 1 { WORD($card, form: "acc") }
do-make-offer = Сделать предложение
do-drop-offer = Бросить предложение
do-accept = Согласиться
do-decline = Отказаться
do-counter = Предложить другое
do-close-offer = Закрыть предложение
do-trade-with-seat = Обмен: { $seat }
do-no-deal = Без сделки

declined-too-close = { $seat } отказывается: кто просит, слишком близко к победе.
    .short = отказ: слишком близко к победе
declined-too-few-cards = { $seat } отказывается: столько карт нет.
    .short = отказ: слишком мало карт
declined-asks-more = { $seat } отказывается: просят больше, чем дают.
    .short = отказ: слишком много за малое
declined-leads = { $seat } отказывается: это помогло бы тому, кто впереди.
    .short = отказ: не помогает тому, кто впереди
declined-not-worth-it = { $seat } отказывается: мало пользы.
    .short = отказ: мало пользы
declined-away = { $seat } отказывается: нет за столом.
    .short = отказ: нет за столом

example-propose-trade = offer 1 lumber 2 wool for 1 ore
    .about = «1 древесина 2 шерсти за 1 руду» – тоже
example-decline = decline all
    .about = отказ до твоего следующего хода
