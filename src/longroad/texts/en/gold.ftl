word-gold = gold field
    .short = gold
