word-gold = золотая река
    .short = золото
