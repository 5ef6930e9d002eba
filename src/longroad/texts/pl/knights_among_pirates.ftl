why-all-are-warships = Wszystkie statki twojej linii są już okrętami wojennymi.

event-knight-armed-ship = { $seat } wysyła rycerza, by uzbroił statek: { $corner }.

knight-tool-arm-ship = Uzbrój statek
