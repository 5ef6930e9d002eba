word-gold = золотая река
