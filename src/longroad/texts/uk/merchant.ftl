why-no-resource-here = Це місце не дає сировини: { $place }.
why-no-town-here = У тебе тут немає ні селища, ні міста: { $place }.
why-merchant-stays = Твій торговець уже тут і мусить піти деінде: { $place }.

ask-send-merchant = Обери, куди піде торговець.
    .short = Постав торговця

event-sent-merchant = { $seat } посилає торговця: { $hex }.

word-merchant = торговець

card-merchant = Постав торговця на плитку, біля якої в тебе є селище чи місто. Доки він стоїть там для тебе, банк бере 2 сировини цієї плитки за будь-яку карту, а ти маєш 1 переможний бал. Він іде звідти лише тоді, коли хтось зіграє іншого торговця.

verb-send-merchant-hex = Послати торговця

do-play-merchant = Зіграти торговця
do-send-merchant-hex = Торговець: { $hex }

board-piece-merchant = Торговець гравця { $owner }.
    .short = { $owner }: торговець
seat-merchant = торговець
