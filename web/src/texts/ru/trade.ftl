## Составление предложения

trade-open = Торговля
trade-head = Торговля
trade-counter-head = Встречное предложение
trade-close = Закрыть торговлю
trade-get = Берёшь
trade-hint = даёшь карты с руки
trade-to = для: { $names }
trade-cards = { $give } за: { $get }
trade-offer-this = Предложить
trade-offer-instead = Взамен
trade-again = Ещё раз
trade-first = Коснись карт на руке, которые даёшь, а здесь тех, что хочешь за них.
trade-want = Выбери, что берёшь.
trade-bank = Банк:
trade-bank-rate = Банк: { $rate } за 1
trade-bank-out = В банке этого больше нет.
trade-offers-left =
    { $left ->
        [one] ещё { $left } предложение
        [few] ещё { $left } предложения
       *[many] ещё { $left } предложений
    }
trade-not-now = Сейчас торговать нельзя.
trade-roll-first = Сначала брось кубики.
trade-get-card = Берёшь: { WORD($card) }
trade-fewer = На 1 меньше: { WORD($card) }
trade-price =
    { $rate ->
        [one] Банк даст 1 { WORD($wanted, form: "acc") } за { $rate } { WORD($card, form: "acc") } (у тебя { $held }).
        [few] Банк даст 1 { WORD($wanted, form: "acc") } за { $rate } { WORD($card, form: "few") } (у тебя { $held }).
       *[many] Банк даст 1 { WORD($wanted, form: "acc") } за { $rate } { WORD($card, form: "many") } (у тебя { $held }).
    }
trade-swap-cards = Обменять: { $give } на: { $get }
trade-drop = Бросить предложение
trade-withdraw = Отозвать
trade-is-out = Это предложение уже на столе.
trade-refused-already = В этот ход этого никто не захотел.
trade-answers = Ответы
trade-no-deal = Без сделки.
offer-says = предлагает
offer-you = Ты
offer-you-say = предлагаешь
offer-get = берёшь
offer-give = даёшь
offer-wants = хочет
offer-gives = даёт
offer-yes = Принять
offer-counter = Иначе
offer-no = Отказ
offer-rest = Не в этот ход
offer-late = Этого предложения больше нет.
offer-none-left = За этот ход предложений больше нет.
offer-no-cards = Тебе нечего предложить.
offer-patience = { $seconds } с на ответ
offer-beaten = Быстрее тебя: { $name }.
offers-wait =
    { $count ->
        [one] ждёт { $count } предложение
        [few] ждут { $count } предложения
       *[many] ждут { $count } предложений
    }
offers-ever = Никаких предложений, пока не передумаешь?
offers-ever-yes = Никаких
offers-ever-no = Только в этот ход
offer-ask-again = Спрашивать снова
menu-offers = Отклонять все предложения без вопросов
answer-silent-short = …
answer-accepted-short = да
answer-declined-short = нет
answer-countered-short = иначе
answer-deal = Сделка
answer-take = Взять
quiet-turn = В этот ход предложений ты не хочешь.
quiet-always = Предложений ты не хочешь.
offer-for-you = { $give } за твои: { $ask }
offer-lacks = Тебе не хватает: { $lacks }.
offer-for-all = предлагает: { $give } за: { $ask }
offer-yours = Твоё предложение: { $give } за: { $ask }
offer-mute = Отклонять предложения без вопросов: { $name }
answer-accepted = соглашается
answer-countered = даст: { $give } за: { $ask }
answer-silent = пока не отвечает
answer-declined = отказывается
answer-deal-with = Обмен: { $seat }. Даёшь: { $give } за: { $get }
answer-not-held = у тебя этого нет
