## Повтор

replay-head = Повтор
replay-step = Крок { $step } із { $of }
replay-back = Назад
replay-on = Далі
replay-turn-back = Хід назад
replay-turn-on = Наступний хід
replay-round = Раунд { $round }
