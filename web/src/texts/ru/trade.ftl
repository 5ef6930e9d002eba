## Ящик торговли

trade-open = Торговля
trade-head = Торговля
trade-counter-head = Встречное предложение
trade-partner = С кем
trade-players = Игроки
trade-bank = Банк и гавани
trade-close = Закрыть торговлю
trade-hold = У тебя: { $cards }.
trade-give = Даёшь
trade-get = Берёшь
trade-give-card = Даёшь: { WORD($card) }, у тебя { $held }, банк { $rate }:1
trade-get-card = Берёшь: { WORD($card) }
trade-card-facts = из { $held } · { $rate }:1
trade-more =
    { $side ->
        [give] Дать ещё { $step ->
            [one] { $step } { WORD($card, form: "acc") }
            [few] { $step } { WORD($card, form: "few") }
           *[many] { $step } { WORD($card, form: "many") }
        }
        [get] Попросить ещё 1 { WORD($card, form: "acc") }
       *[other] Ещё 1 { WORD($card) }
    }
trade-fewer =
    { $side ->
        [give] Дать на { $step } меньше: { WORD($card) }
        [get] Попросить на 1 меньше: { WORD($card) }
       *[other] На 1 меньше: { WORD($card) }
    }
trade-price =
    { $rate ->
        [one] Банк даст 1 { WORD($wanted, form: "acc") } за { $rate } { WORD($card, form: "acc") } (у тебя { $held }).
        [few] Банк даст 1 { WORD($wanted, form: "acc") } за { $rate } { WORD($card, form: "few") } (у тебя { $held }).
       *[many] Банк даст 1 { WORD($wanted, form: "acc") } за { $rate } { WORD($card, form: "many") } (у тебя { $held }).
    }
trade-price-now =
    { $rate ->
        [one] Банк: { $rate } { WORD($card) } за 1 { WORD($wanted, form: "acc") }
        [few] Банк: { $rate } { WORD($card, form: "few") } за 1 { WORD($wanted, form: "acc") }
       *[many] Банк: { $rate } { WORD($card, form: "many") } за 1 { WORD($wanted, form: "acc") }
    }
trade-offers-left =
    { $left ->
        [one] За этот ход ещё { $left } предложение.
        [few] За этот ход ещё { $left } предложения.
       *[many] За этот ход ещё { $left } предложений.
    }
trade-to = Всем:
trade-to-asker = Кому:
trade-offer = Предложить
trade-offer-cards = Предложить: { $give } за: { $get }
trade-change-cards = Предложить взамен: { $give } за: { $get }
trade-swap = Обмен с банком
trade-swap-cards = Обменять: { $give } на: { $get }
trade-pay = Выбери, чем платишь, а потом столько карт, сколько за это дадут.
trade-left =
    { $count ->
        [one] Выбери ещё { $count } карту.
        [few] Выбери ещё { $count } карты.
       *[many] Выбери ещё { $count } карт.
    }
trade-repeat = Повторить: { $give } за: { $get }
trade-clear = Очистить
trade-drop = Бросить предложение
trade-withdraw = Отозвать
trade-not-now = Сейчас торговать нельзя. То, что ты здесь составишь, подождёт.
trade-roll-first = Сначала брось кубики. То, что ты здесь составишь, подождёт.
trade-refused-already = В этот ход этого никто не захотел.
trade-original = { $seat } предлагает: { $give }. Просит у тебя: { $ask }.
trade-answers = Ответы
trade-no-deal = Без сделки.
offers-head = Предложения
offer-for-you = { $give } за твои: { $ask }
offer-lacks = Тебе не хватает: { $lacks }.
offer-for-all = предлагает: { $give } за: { $ask }
offer-yours = Твоё предложение: { $give } за: { $ask }
offer-yes = Согласиться
offer-counter = Иначе
offer-no = Отказаться
offer-no-more = Отказывать всем в этот ход
offer-ask-again = Спрашивать меня снова
offer-mute = Отклонять предложения без вопросов: { $name }
offer-time = { $seconds } с
answer-accepted = соглашается
answer-countered = даст: { $give } за: { $ask }
answer-silent = пока не отвечает
answer-declined = отказывается
answer-deal = заключает сделку
answer-dismissed = ты отказываешься
answer-trade-with = Обмен: { $name }
answer-deal-with = Обмен: { $seat }. Даёшь: { $give } за: { $get }
answer-not-held = у тебя этого нет
answer-own-accepted = Ты соглашаешься.
answer-own-declined = Ты отказываешься.
answer-own-countered = Ты дашь: { $give } за: { $ask }.
quiet-muted = Отклонено за тебя: заглушено.
quiet-turn = Отклонено за тебя: в этот ход ты больше ничего не хочешь.
quiet-again = Отклонено за тебя: снова то же предложение.
quiet-poor = Отклонено за тебя: тебе не хватает карт.
refusal-too-close = отказ: слишком близко к победе
refusal-too-few-cards = отказ: слишком мало карт
refusal-asks-more = отказ: слишком много за малое
refusal-leads = отказ: не помогает тому, кто впереди
refusal-not-worth-it = отказ: мало пользы
refusal-away = отказ: нет за столом
declined-too-close = { $seat } отказывается: кто просит, слишком близко к победе.
declined-too-few-cards = { $seat } отказывается: столько карт нет.
declined-asks-more = { $seat } отказывается: просят больше, чем дают.
declined-leads = { $seat } отказывается: это помогло бы тому, кто впереди.
declined-not-worth-it = { $seat } отказывается: мало пользы.
