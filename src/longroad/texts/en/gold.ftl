word-gold = gold field
    .short = gold

terrain-gold = gold gives a card of your choice
