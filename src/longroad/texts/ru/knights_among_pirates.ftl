why-all-are-warships = Все корабли твоей линии уже боевые.

event-knight-armed-ship = { $seat } посылает рыцаря вооружить корабль: { $corner }.

knight-tool-arm-ship = Вооружить корабль
