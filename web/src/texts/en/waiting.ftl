## Sitting down, and the time before the start

join-head = Sit down at a table
join-others = At the table
join-seat = Seat
join-any-seat = any
join-watch = Just watch

waiting-head = Waiting for the start
waiting-open = open
waiting-bot = bot
waiting-ready = ready
waiting-not-ready = not ready yet
waiting-not-here = not here right now
waiting-you = you, { $status }
waiting-put-bot = Put a bot
waiting-which-bot = Bots are
waiting-free = Free the seat
waiting-leave = Leave
waiting-invite = Invite
waiting-link = Whoever has this link may sit down
waiting-only-here = This link works on this machine alone. For other devices start the server with “longroad serve --lan” and open the address it prints.
waiting-start = Start
waiting-for-players = Waiting for players: send them the link, or put bots.
waiting-for-more = Waiting for more players.
waiting-for = Waiting for { $names } to be ready.
waiting-be-ready = I'm ready
waiting-start-now = Start now
waiting-start-with-bots = Start with bots on the free seats
waiting-entropy = Who is ready adds something random to the dice, so nobody can know them beforehand.
