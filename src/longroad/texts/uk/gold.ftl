word-gold = золота ріка
    .short = золото
