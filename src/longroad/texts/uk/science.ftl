why-no-such-die = На кубику буває від 1 до 6.
why-number-stays = Цей номер не можна міняти: { $place }. Можна лише 3, 4, 5, 9, 10 та 11.
why-same-number = Тут такий самий номер: { $place }.

ask-free-wall = Збудуй мур безплатно.
ask-cheap-city = Розшир селище до міста.
    .short = Збудуй місто
ask-take-number = Обери номер для обміну.
ask-swap-number = Обери номер, з яким поміняти цей: { $place }.
    .short = Обери другий номер
ask-smith = Обери лицаря для покращення.
ask-smith-again = Обери другого лицаря для покращення або жодного.
    .short = Покращ другого лицаря

event-swapped-numbers = { $seat } міняє номери: { $hex } та { $other }.

word-alchemy = алхімія
word-crane = будівельний кран
word-mining = гірництво
word-irrigation = зрошення
word-invention = винахід
word-engineering = інженерія
word-medicine = медицина
word-smithing = ковальство
word-printing-press = друкарня

card-alchemy = Грай її перед кидком: скажи, що покажуть червоний і жовтий кубики, хоч би й сім. Тоді кидають лише кубик подій. Це єдина карта на час перед кидком.
card-crane = Один етап розбудови твоїх міст цього ходу коштує на один товар менше; перший етап тоді безплатний. Якщо цього ходу нічого не розбудувати, карта пропадає.
card-mining = Візьми 2 руди за кожну плитку гір, біля якої в тебе є селище чи місто.
card-irrigation = Візьми 2 збіжжя за кожну плитку полів, біля якої в тебе є селище чи місто.
card-printing-press = Переможний бал. Його викладають одразу, щойно взяли, ніхто не може його забрати, і він не рахується серед твоїх карт.
card-invention = Поміняй номери двох плиток будь-де на полі, але не 2, 6, 8 і 12. Мати там щось не потрібно.
card-engineering = Збудуй міський мур безплатно.
card-medicine = Розшир селище до міста за 2 руди й 1 збіжжя.
card-smithing = Покращ безплатно на один рівень щонайбільше двох різних своїх лицарів. Щоб стати могутніми, їм потрібна твоя фортеця – третій етап політики.

verb-play-alchemy-number-number = Зіграти алхімію
verb-take-number-hex = Узяти номер
verb-swap-with-hex = Поміняти з

do-play-alchemy-number-number = Алхімія: червоний { $number }, жовтий { $number2 }
do-play-crane = Зіграти будівельний кран
do-play-mining = Зіграти гірництво
do-play-irrigation = Зіграти зрошення
do-play-invention = Зіграти винахід
do-take-number-hex = Узяти номер: { $hex }
do-swap-with-hex = Поміняти з: { $hex }
do-play-engineering = Зіграти інженерію
do-play-medicine = Зіграти медицину
do-play-smithing = Зіграти ковальство
do-smith-no-more = Більше не покращувати

example-play-crane = play crane
example-play-alchemy-number-number = alchemy 3 5
