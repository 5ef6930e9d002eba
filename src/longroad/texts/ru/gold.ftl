word-gold = золотая река
    .short = золото

terrain-gold = золото даёт карту на выбор
