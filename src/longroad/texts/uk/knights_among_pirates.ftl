why-all-are-warships = Усі кораблі твоєї лінії вже бойові.

event-knight-armed-ship = { $seat } посилає лицаря озброїти корабель: { $corner }.

knight-tool-arm-ship = Озброїти корабель
