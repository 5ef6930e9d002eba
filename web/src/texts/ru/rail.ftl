## Рядом с полем

rail-round =
    { $round ->
        [0] основание
       *[other] раунд { $round }
    }
rail-order = По порядку ходов; ты в конце.
rail-whole = Всё поле
bank-head = В банке
player-short-resigned = не играет
player-short-away = нет тут
player-short-not-here = не в сети
