why-card-not-held = У тебе більше немає { WORD($card, form: "many") }.
why-like-for-like = Карту не можна обміняти на таку саму.
why-trade-is-over = За суворим порядком уся торгівля – до будівництва, а воно вже почалося.
why-offers-used-up =
    { $most ->
        [one] Усі твої пропозиції цього ходу вже зроблено: { $most }.
        [few] Усі твої пропозиції цього ходу вже зроблено: { $most }.
       *[many] Усі твої пропозиції цього ходу вже зроблено: { $most }.
    }
why-nothing-to-trade = Торгувати нема чим: або в тебе, або в усіх інших немає карт.
why-asks-too-much = Стільки карт ні в кого немає.
why-no-gifts = Кожна сторона мусить дати хоча б одну карту.
why-cannot-accept = У тебе немає карт, яких просять.
why-no-such-deal = Такої угоди з гравцем { $partner } немає.

ask-compose-offer = Склади свою пропозицію.
ask-compose-counter = Склади свою зустрічну пропозицію.
    .short = Запропонуй інше
ask-answer-offer = { $asker } пропонує обмін: погодься, відмов або запропонуй інше.
    .short = { $asker } пропонує обмін
ask-close-offer = Міняйся з тим, хто згоден, зачекай на інші відповіді або відклич пропозицію.
    .short = Міняйся, чекай чи відклич

event-offered = { $seat } пропонує: { $give }. Просить: { $ask }.
event-accepted = { $seat } погоджується.
event-declined = { $seat } відмовляє.
event-countered = { $seat } може дати: { $give }. Просить: { $ask }.
event-traded = { $seat } дає: { $give }. { $partner } дає: { $ask }.
event-no-deal = { $seat } обходиться без угоди.

option-isle-offers = Пропозицій за хід
option-isle-trade = Торгівля
option-isle-trade-players = коли пропонує гравець, чий хід
option-isle-trade-open = коли пропонує будь-хто, як у правилах
option-isle-trade-bank = лише з банком

verb-give-card = Дати ще одну
verb-ask-card = Попросити ще одну
verb-trade-with-seat = Укласти угоду

do-propose-trade = Запропонувати обмін
do-give-card = Дати ще 1 { WORD($card, form: "acc") }
do-ask-card = Попросити ще 1 { WORD($card, form: "acc") }
do-make-offer = Зробити пропозицію
do-drop-offer = Кинути пропозицію
do-accept = Погодитися
do-decline = Відмовити
do-counter = Запропонувати інше
do-close-offer = Закрити пропозицію
do-trade-with-seat = Обмін: { $seat }
do-no-deal = Без угоди

declined-too-close = { $seat } відмовляє: хто просить, надто близько до перемоги.
    .short = відмовляє: надто близько до перемоги
declined-too-few-cards = { $seat } відмовляє: стільки карт немає.
    .short = відмовляє: замало карт
declined-asks-more = { $seat } відмовляє: просять більше, ніж дають.
    .short = відмовляє: забагато за замало
declined-leads = { $seat } відмовляє: це допомогло б тому, хто попереду.
    .short = відмовляє: не допомагає тому, хто попереду
declined-not-worth-it = { $seat } відмовляє: замало користі.
    .short = відмовляє: замало користі
declined-away = { $seat } відмовляє: немає за столом.
    .short = відмовляє: немає за столом

example-propose-trade = offer 1 lumber 2 wool for 1 ore
    .about = «1 деревина 2 вовни за 1 руду» – теж
example-decline = decline all
    .about = відмова до твого наступного ходу
