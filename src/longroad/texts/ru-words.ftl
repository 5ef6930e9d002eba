# Слова для того, что называет движок игры. Формы: acc – винительный падеж («1 руду»), few и many – после чисел («2 монеты»,
# «5 монет»), gen – родительный падеж, label – как зовут игрока без имени.

## Слова

word-lumber = древесина
    .acc = древесину
    .few = древесины
    .many = древесины
word-brick = глина
    .acc = глину
    .few = глины
    .many = глины
word-wool = шерсть
    .acc = шерсть
    .few = шерсти
    .many = шерсти
word-grain = зерно
    .acc = зерно
    .few = зерна
    .many = зерна
word-ore = руда
    .acc = руду
    .few = руды
    .many = руды
word-paper = бумага
    .acc = бумагу
    .few = бумаги
    .many = бумаги
word-cloth = сукно
    .acc = сукно
    .few = сукна
    .many = сукна
word-coin = монета
    .acc = монету
    .few = монеты
    .many = монет
word-any = три любые карты
word-nothing = ничего

word-forest = лес
word-hills = холмы
word-pasture = пастбище
word-fields = поля
word-mountains = горы
word-desert = пустыня
word-gold = золотая река
word-sea = море
word-fog = неизвестная земля
word-lake = озеро
word-swamp = болото

word-red = красный
    .label = Красный
word-blue = синий
    .label = Синий
word-white = белый
    .label = Белый
word-orange = оранжевый
    .label = Оранжевый
word-green = зелёный
    .label = Зелёный
word-violet = фиолетовый
    .label = Фиолетовый

word-knight = рыцарь
    .acc = рыцаря
    .many = рыцарей
word-victory-point = победное очко
word-road-building = строительство дорог
word-year-of-plenty = год изобилия
word-monopoly = монополия

word-alchemy = алхимия
word-crane = кран
word-mining = горное дело
word-irrigation = орошение
word-invention = изобретение
word-engineering = инженерное дело
word-medicine = медицина
word-smithing = кузнечное дело
word-printing-press = печатный станок
word-merchant = купец
word-commercial-harbor = торговая гавань
word-merchant-fleet = торговый флот
word-guild-dues = пошлина
word-trade-monopoly = монополия на товар
word-resource-monopoly = монополия на сырьё
word-taxation = налог
word-diplomacy = дипломатия
word-encouragement = доблесть
word-wedding = свадьба
word-intrigue = интрига
word-sabotage = саботаж
word-espionage = шпионаж
word-treason = измена
word-constitution = конституция

word-science = наука
    .gen = науки
word-trade = торговля
    .gen = торговли
word-politics = политика
    .gen = политики

word-school = школа
word-library = библиотека
word-aqueduct = акведук
word-theater = театр
word-university = университет
word-market = рынок
word-trading-house = торговый дом
word-merchant-guild = гильдия купцов
word-trade-center = торговый центр
word-town-hall = ратуша
word-embassy = посольство
word-fortress = крепость
word-court = суд
word-council-of-catan = совет Катана

word-basic = простой
    .acc = простого
word-strong = сильный
    .acc = сильного
word-mighty = могучий
    .acc = могучего

word-castle = замок
    .gen = замка
word-monument = монумент
    .gen = монумента
word-grand-theater = большой театр
    .gen = большого театра
word-great-bridge = великий мост
    .gen = великого моста
word-great-wall = великая стена
    .gen = великой стены

word-longest-route = самый длинный тракт
word-largest-army = самое большое войско

word-bank = банк
word-development = карты развития
word-resources = карты
word-progress = карты прогресса

word-road = дорога
    .acc = дорогу
    .many = дорог
word-ship = корабль
    .acc = корабль
    .many = кораблей
word-settlement = поселение
    .acc = поселение
    .many = поселений
word-city = город
    .acc = город
    .many = городов
word-wall = стена
    .acc = стену
    .many = стен
word-metropolis = метрополия
word-development-card = карта развития
    .acc = карту развития
word-helmet = активация рыцаря
    .acc = активацию рыцаря
word-promotion = повышение рыцаря
    .acc = повышение рыцаря
word-basic-knight = простой рыцарь
    .many = простых рыцарей
word-strong-knight = сильный рыцарь
    .many = сильных рыцарей
word-mighty-knight = могучий рыцарь
    .many = могучих рыцарей
word-stage-of-science = следующий этап науки
word-stage-of-trade = следующий этап торговли
word-stage-of-politics = следующий этап политики
word-stage-of-the-castle = следующий этап замка
word-stage-of-the-monument = следующий этап монумента
word-stage-of-the-grand-theater = следующий этап большого театра
word-stage-of-the-great-bridge = следующий этап великого моста
word-stage-of-the-great-wall = следующий этап великой стены

## Места и карты

cards-of-a-kind =
    { $count ->
        [one] { $count } { WORD($card) }
        [few] { $count } { WORD($card, form: "few") }
       *[many] { $count } { WORD($card, form: "many") }
    }
cards-none = ничего
person-by-color = { $name } ({ WORD($color) })
person-neutral = нейтральный ({ WORD($color) })
