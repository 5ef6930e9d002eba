## Складання пропозиції

trade-open = Торгівля
trade-head = Торгівля
trade-counter-head = Зустрічна пропозиція
trade-close = Закрити торгівлю
trade-get = Береш
trade-hint = даєш карти з руки
trade-to = для: { $names }
trade-cards = { $give } за: { $get }
trade-offer-this = Пропоную
trade-offer-instead = Натомість
trade-again = Ще раз
trade-first = Торкнися карт на руці, які даєш, а тут тих, що хочеш за них.
trade-want = Обери, що береш.
trade-bank = Банк:
trade-bank-rate = Банк: { $rate } за 1
trade-bank-out = У банку цього більше немає.
trade-offers-left =
    { $left ->
        [one] ще { $left } пропозиція
        [few] ще { $left } пропозиції
       *[many] ще { $left } пропозицій
    }
trade-not-now = Зараз торгувати не можна.
trade-roll-first = Спершу кинь кубики.
trade-get-card = Береш: { WORD($card) }
trade-fewer = На 1 менше: { WORD($card) }
trade-price =
    { $rate ->
        [one] Банк дасть 1 { WORD($wanted, form: "acc") } за { $rate } { WORD($card, form: "acc") } (у тебе { $held }).
        [few] Банк дасть 1 { WORD($wanted, form: "acc") } за { $rate } { WORD($card, form: "few") } (у тебе { $held }).
       *[many] Банк дасть 1 { WORD($wanted, form: "acc") } за { $rate } { WORD($card, form: "many") } (у тебе { $held }).
    }
trade-swap-cards = Обміняти: { $give } на: { $get }
trade-drop = Кинути пропозицію
trade-withdraw = Відкликати
trade-is-out = Ця пропозиція вже на столі.
trade-refused-already = Цього ходу цього ніхто не хотів.
trade-answers = Відповіді
trade-no-deal = Без угоди.
offer-says = пропонує
offer-you = Ти
offer-you-say = пропонуєш
offer-get = береш
offer-give = даєш
offer-wants = хоче
offer-gives = дає
offer-yes = Згода
offer-counter = Інакше
offer-no = Відмова
offer-rest = Не цього ходу
offer-late = Цієї пропозиції більше немає.
offer-none-left = Цього ходу пропозицій більше немає.
offer-no-cards = Тобі нема чого запропонувати.
offer-patience = { $seconds } с на відповідь
offer-beaten = Швидше за тебе: { $name }.
offers-wait =
    { $count ->
        [one] чекає { $count } пропозиція
        [few] чекають { $count } пропозиції
       *[many] чекає { $count } пропозицій
    }
offers-ever = Жодних пропозицій, доки не передумаєш?
offers-ever-yes = Жодних
offers-ever-no = Лише цей хід
offer-ask-again = Питати знову
menu-offers = Відхиляти всі пропозиції без питань
answer-silent-short = …
answer-accepted-short = так
answer-declined-short = ні
answer-countered-short = інакше
answer-deal = Угода
answer-take = Взяти
quiet-turn = Цього ходу ти не хочеш пропозицій.
quiet-always = Ти не хочеш пропозицій.
offer-for-you = { $give } за твої: { $ask }
offer-lacks = Тобі бракує: { $lacks }.
offer-for-all = пропонує: { $give } за: { $ask }
offer-yours = Твоя пропозиція: { $give } за: { $ask }
offer-mute = Відхиляти пропозиції без питань: { $name }
answer-accepted = погоджується
answer-countered = дасть: { $give } за: { $ask }
answer-silent = ще не відповідає
answer-declined = відмовляє
answer-deal-with = Обмін: { $seat }. Даєш: { $give } за: { $get }
answer-not-held = у тебе цього немає
