word-gold = złota rzeka
    .short = złoto
