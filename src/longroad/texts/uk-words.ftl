# Слова на те, що називає рушій гри. Форми: acc – знахідний відмінок («1 руду»), few і many – після чисел («2 монети»,
# «5 монет»), gen – родовий відмінок, label – як звати гравця без імені.

## Слова

word-lumber = деревина
    .acc = деревину
    .few = деревини
    .many = деревини
word-brick = глина
    .acc = глину
    .few = глини
    .many = глини
word-wool = вовна
    .acc = вовну
    .few = вовни
    .many = вовни
word-grain = збіжжя
    .acc = збіжжя
    .few = збіжжя
    .many = збіжжя
word-ore = руда
    .acc = руду
    .few = руди
    .many = руди
word-paper = папір
    .acc = папір
    .few = паперу
    .many = паперу
word-cloth = сукно
    .acc = сукно
    .few = сукна
    .many = сукна
word-coin = монета
    .acc = монету
    .few = монети
    .many = монет
word-any = три будь-які карти
word-nothing = нічого

word-forest = ліс
word-hills = пагорби
word-pasture = пасовище
word-fields = поля
word-mountains = гори
word-desert = пустеля
word-gold = золота ріка
word-sea = море
word-fog = невідома земля
word-lake = озеро
word-swamp = болото

word-red = червоний
    .label = Червоний
word-blue = синій
    .label = Синій
word-white = білий
    .label = Білий
word-orange = помаранчевий
    .label = Помаранчевий
word-green = зелений
    .label = Зелений
word-violet = фіолетовий
    .label = Фіолетовий

word-knight = лицар
    .acc = лицаря
    .many = лицарів
word-victory-point = переможний бал
word-road-building = будівництво доріг
word-year-of-plenty = рік достатку
word-monopoly = монополія

word-alchemy = алхімія
word-crane = будівельний кран
word-mining = гірництво
word-irrigation = зрошення
word-invention = винахід
word-engineering = інженерія
word-medicine = медицина
word-smithing = ковальство
word-printing-press = друкарня
word-merchant = торговець
word-commercial-harbor = торговельна гавань
word-merchant-fleet = торговельний флот
word-guild-dues = мито
word-trade-monopoly = монополія на товар
word-resource-monopoly = монополія на сировину
word-taxation = податок
word-diplomacy = дипломатія
word-encouragement = доблесть
word-wedding = весілля
word-intrigue = інтрига
word-sabotage = саботаж
word-espionage = шпигунство
word-treason = зрада
word-constitution = конституція

word-science = наука
    .gen = науки
word-trade = торгівля
    .gen = торгівлі
word-politics = політика
    .gen = політики

word-school = школа
word-library = бібліотека
word-aqueduct = акведук
word-theater = театр
word-university = університет
word-market = ринок
word-trading-house = цех
word-merchant-guild = гільдія
word-trade-center = центр торгівлі
word-town-hall = ратуша
word-embassy = посольство
word-fortress = фортеця
word-court = суд
word-council-of-catan = віче Катану

word-basic = простий
    .acc = простого
word-strong = сильний
    .acc = сильного
word-mighty = могутній
    .acc = могутнього

word-castle = замок
    .gen = замку
word-monument = пам’ятник
    .gen = пам’ятника
word-grand-theater = великий театр
    .gen = великого театру
word-great-bridge = великий міст
    .gen = великого мосту
word-great-wall = великий мур
    .gen = великого муру

word-longest-route = найдовший торговий шлях
word-largest-army = найбільше військо

word-bank = банк
word-development = карти розвитку
word-resources = карти
word-progress = карти прогресу

word-road = дорога
    .acc = дорогу
    .many = доріг
word-ship = корабель
    .acc = корабель
    .many = кораблів
word-settlement = селище
    .acc = селище
    .many = селищ
word-city = місто
    .acc = місто
    .many = міст
word-wall = мур
    .acc = мур
    .many = мурів
word-metropolis = столиця
word-development-card = карта розвитку
    .acc = карту розвитку
word-helmet = активація лицаря
    .acc = активацію лицаря
word-promotion = покращення лицаря
    .acc = покращення лицаря
word-basic-knight = простий лицар
    .many = простих лицарів
word-strong-knight = сильний лицар
    .many = сильних лицарів
word-mighty-knight = могутній лицар
    .many = могутніх лицарів
word-stage-of-science = наступний етап науки
word-stage-of-trade = наступний етап торгівлі
word-stage-of-politics = наступний етап політики
word-stage-of-the-castle = наступний етап замку
word-stage-of-the-monument = наступний етап пам’ятника
word-stage-of-the-grand-theater = наступний етап великого театру
word-stage-of-the-great-bridge = наступний етап великого мосту
word-stage-of-the-great-wall = наступний етап великого муру

## Місця й карти

cards-of-a-kind =
    { $count ->
        [one] { $count } { WORD($card) }
        [few] { $count } { WORD($card, form: "few") }
       *[many] { $count } { WORD($card, form: "many") }
    }
cards-none = нічого
person-by-color = { $name } ({ WORD($color) })
person-neutral = нейтральний ({ WORD($color) })
