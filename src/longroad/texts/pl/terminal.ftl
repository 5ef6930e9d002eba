why-slow-bot = Bot { $bot } jest powolny z silnikiem interpretowanym; jest zrobiony dla skompilowanego.
