word-gold = gold field
