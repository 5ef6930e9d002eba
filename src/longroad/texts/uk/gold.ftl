word-gold = золота ріка
