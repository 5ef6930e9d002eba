## Повтор

replay-head = Повтор
replay-step = Шаг { $step } из { $of }
replay-back = Назад
replay-on = Вперёд
replay-turn-back = Ход назад
replay-turn-on = Следующий ход
replay-round = Раунд { $round }
