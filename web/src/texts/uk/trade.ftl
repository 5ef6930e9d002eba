## Шухляда торгівлі

trade-open = Торгівля
trade-head = Торгівля
trade-counter-head = Зустрічна пропозиція
trade-partner = З ким
trade-players = Гравці
trade-bank = Банк і гавані
trade-close = Закрити торгівлю
trade-hold = У тебе: { $cards }.
trade-give = Даєш
trade-get = Береш
trade-give-card = Даєш: { WORD($card) }, у тебе { $held }, банк { $rate }:1
trade-get-card = Береш: { WORD($card) }
trade-card-facts = з { $held } · { $rate }:1
trade-more =
    { $side ->
        [give] Дати ще { $step ->
            [one] { $step } { WORD($card, form: "acc") }
            [few] { $step } { WORD($card, form: "few") }
           *[many] { $step } { WORD($card, form: "many") }
        }
        [get] Попросити ще 1 { WORD($card, form: "acc") }
       *[other] Ще 1 { WORD($card) }
    }
trade-fewer =
    { $side ->
        [give] Дати на { $step } менше: { WORD($card) }
        [get] Попросити на 1 менше: { WORD($card) }
       *[other] На 1 менше: { WORD($card) }
    }
trade-price =
    { $rate ->
        [one] Банк дасть 1 { WORD($wanted, form: "acc") } за { $rate } { WORD($card, form: "acc") } (у тебе { $held }).
        [few] Банк дасть 1 { WORD($wanted, form: "acc") } за { $rate } { WORD($card, form: "few") } (у тебе { $held }).
       *[many] Банк дасть 1 { WORD($wanted, form: "acc") } за { $rate } { WORD($card, form: "many") } (у тебе { $held }).
    }
trade-price-now =
    { $rate ->
        [one] Банк: { $rate } { WORD($card) } за 1 { WORD($wanted, form: "acc") }
        [few] Банк: { $rate } { WORD($card, form: "few") } за 1 { WORD($wanted, form: "acc") }
       *[many] Банк: { $rate } { WORD($card, form: "many") } за 1 { WORD($wanted, form: "acc") }
    }
trade-offers-left =
    { $left ->
        [one] За цей хід ще { $left } пропозиція.
        [few] За цей хід ще { $left } пропозиції.
       *[many] За цей хід ще { $left } пропозицій.
    }
trade-to = Усім:
trade-to-asker = Кому:
trade-offer = Запропонувати
trade-offer-cards = Запропонувати: { $give } за: { $get }
trade-change-cards = Запропонувати натомість: { $give } за: { $get }
trade-swap = Обмін із банком
trade-swap-cards = Обміняти: { $give } на: { $get }
trade-pay = Обери, чим платиш, а тоді стільки карт, скільки за це дадуть.
trade-left =
    { $count ->
        [one] Обери ще { $count } карту.
        [few] Обери ще { $count } карти.
       *[many] Обери ще { $count } карт.
    }
trade-repeat = Повторити: { $give } за: { $get }
trade-clear = Очистити
trade-drop = Кинути пропозицію
trade-withdraw = Відкликати
trade-not-now = Зараз торгувати не можна. Те, що ти тут складеш, зачекає.
trade-roll-first = Спершу кинь кубики. Те, що ти тут складеш, зачекає.
trade-refused-already = Цього ходу цього ніхто не хотів.
trade-original = { $seat } пропонує: { $give }. Просить у тебе: { $ask }.
trade-answers = Відповіді
trade-no-deal = Без угоди.
offers-head = Пропозиції
offer-for-you = { $give } за твої: { $ask }
offer-lacks = Тобі бракує: { $lacks }.
offer-for-all = пропонує: { $give } за: { $ask }
offer-yours = Твоя пропозиція: { $give } за: { $ask }
offer-yes = Погодитися
offer-counter = Інакше
offer-no = Відмовити
offer-no-more = Відмовляти всім цього ходу
offer-ask-again = Питайте мене знову
offer-mute = Відхиляти пропозиції без питань: { $name }
offer-time = { $seconds } с
answer-accepted = погоджується
answer-countered = дасть: { $give } за: { $ask }
answer-silent = ще не відповідає
answer-declined = відмовляє
answer-deal = укладає угоду
answer-dismissed = ти відмовляєш
answer-trade-with = Обмін: { $name }
answer-deal-with = Обмін: { $seat }. Даєш: { $give } за: { $get }
answer-not-held = у тебе цього немає
answer-own-accepted = Ти погоджуєшся.
answer-own-declined = Ти відмовляєш.
answer-own-countered = Ти даси: { $give } за: { $ask }.
quiet-muted = Відхилено за тебе: заглушено.
quiet-turn = Відхилено за тебе: цього ходу ти більше нічого не хочеш.
quiet-again = Відхилено за тебе: знову та сама пропозиція.
quiet-poor = Відхилено за тебе: тобі бракує карт.
refusal-too-close = відмовляє: надто близько до перемоги
refusal-too-few-cards = відмовляє: замало карт
refusal-asks-more = відмовляє: забагато за замало
refusal-leads = відмовляє: не допомагає тому, хто попереду
refusal-not-worth-it = відмовляє: замало користі
refusal-away = відмовляє: немає за столом
declined-too-close = { $seat } відмовляє: хто просить, надто близько до перемоги.
declined-too-few-cards = { $seat } відмовляє: стільки карт немає.
declined-asks-more = { $seat } відмовляє: просять більше, ніж дають.
declined-leads = { $seat } відмовляє: це допомогло б тому, хто попереду.
declined-not-worth-it = { $seat } відмовляє: замало користі.
