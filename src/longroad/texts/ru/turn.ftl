why-roll-first = Сначала брось кубики.
why-not-on-turn = Сейчас не твой ход: ходит { $name }.
why-already-rolled = Кубики уже брошены.

ask-main = Торгуй, строй или заверши ход.
ask-aside = Предложи что-нибудь игроку, чей ход, или подожди.
    .short = Предложи что-то или жди
ask-compose-aside = Составь предложение игроку, чей ход.
    .short = Составь предложение

event-rolled = { $seat } бросает: { $low } и { $high }.
event-won =
    { $points ->
        [one] { $seat } побеждает: { $points } очко.
        [few] { $seat } побеждает: { $points } очка.
       *[many] { $seat } побеждает: { $points } очков.
    }
event-no-winner =
    { $rounds ->
        [one] Игра кончается без победителя через { $rounds } раунд.
        [few] Игра кончается без победителя через { $rounds } раунда.
       *[many] Игра кончается без победителя через { $rounds } раундов.
    }

option-isle-first-roll = самый высокий бросок

verb-roll = Бросить кубики
verb-end-turn = Завершить ход

do-roll = Бросить кубики
do-end-turn = Завершить ход

example-roll = roll
example-end-turn = end
