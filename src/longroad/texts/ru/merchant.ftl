why-no-resource-here = Это место не даёт сырья: { $place }.
why-no-town-here = У тебя здесь нет ни поселения, ни города: { $place }.
why-merchant-stays = Твой купец уже здесь и должен уйти в другое место: { $place }.

ask-send-merchant = Выбери, куда пойдёт купец.
    .short = Поставь купца

event-sent-merchant = { $seat } посылает купца: { $hex }.

word-merchant = купец

card-merchant = Поставь купца на гекс, у которого есть твоё поселение или город. Пока он стоит там для тебя, банк берёт 2 сырья этого гекса за любую карту, и это 1 победное очко. Он уходит оттуда, только когда кто-то сыграет другого купца.

verb-send-merchant-hex = Послать купца

do-play-merchant = Сыграть купца
do-send-merchant-hex = Купец: { $hex }

board-piece-merchant = Купец игрока { $owner }.
    .short = { $owner }: купец
seat-merchant = купец
