word-gold = золота ріка
    .short = золото

terrain-gold = золото дає карту на вибір
