why-slow-bot = The bot { $bot } is slow with the interpreted engine; it is made for the compiled one.
