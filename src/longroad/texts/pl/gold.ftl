word-gold = złota rzeka
    .short = złoto

terrain-gold = złoto daje dowolną kartę
