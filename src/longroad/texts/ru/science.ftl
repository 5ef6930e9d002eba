why-no-such-die = На кубике бывает от 1 до 6.
why-number-stays = Этот номер нельзя менять: { $place }. Можно только 3, 4, 5, 9, 10 и 11.
why-same-number = Здесь такой же номер: { $place }.

ask-free-wall = Построй стену бесплатно.
ask-cheap-city = Преврати поселение в город.
    .short = Построй город
ask-take-number = Выбери номер для обмена.
ask-swap-number = Выбери номер, с которым поменять этот: { $place }.
    .short = Выбери второй номер
ask-smith = Выбери рыцаря для повышения.
ask-smith-again = Выбери второго рыцаря для повышения или никого.
    .short = Повысь второго рыцаря

event-swapped-numbers = { $seat } меняет номера: { $hex } и { $other }.

word-alchemy = алхимия
word-crane = кран
word-mining = горное дело
word-irrigation = орошение
word-invention = изобретение
word-engineering = инженерное дело
word-medicine = медицина
word-smithing = кузнечное дело
word-printing-press = печатный станок

card-alchemy = Играй её перед броском: скажи, что покажут красный и жёлтый кубики, хоть бы и семь. Потом бросают только кубик событий. Это единственная карта на время перед броском.
card-crane = Одна ступень развития твоих городов в этот ход стоит на один товар меньше; первая ступень тогда бесплатна. Если в этот ход ничего не развить, карта пропадает.
card-mining = Возьми 2 руды за каждый гекс гор, у которого есть твоё поселение или город.
card-irrigation = Возьми 2 зерна за каждый гекс полей, у которого есть твоё поселение или город.
card-printing-press = Победное очко. Его выкладывают сразу, как только взяли, никто не может его забрать, и оно не считается среди твоих карт.
card-invention = Поменяй номера двух гексов где угодно на поле, но не 2, 6, 8 и 12. Иметь там что-то не нужно.
card-engineering = Построй городскую стену бесплатно.
card-medicine = Преврати поселение в город за 2 руды и 1 зерно.
card-smithing = Повысь бесплатно на одну ступень не больше двух разных своих рыцарей. Чтобы стать могучими, им нужна твоя крепость – третья ступень политики.

verb-play-alchemy-number-number = Сыграть алхимию
verb-take-number-hex = Взять номер
verb-swap-with-hex = Поменять с

do-play-alchemy-number-number = Алхимия: красный { $number }, жёлтый { $number2 }
do-play-crane = Сыграть кран
do-play-mining = Сыграть горное дело
do-play-irrigation = Сыграть орошение
do-play-invention = Сыграть изобретение
do-take-number-hex = Взять номер: { $hex }
do-swap-with-hex = Поменять с: { $hex }
do-play-engineering = Сыграть инженерное дело
do-play-medicine = Сыграть медицину
do-play-smithing = Сыграть кузнечное дело
do-smith-no-more = Больше не повышать

example-play-crane = play crane
example-play-alchemy-number-number = alchemy 3 5
