why-all-are-warships = All ships of your line are warships already.

event-knight-armed-ship = { $seat } sends the knight on { $corner } to arm a ship.

knight-tool-arm-ship = Arm a ship
