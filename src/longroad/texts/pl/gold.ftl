word-gold = złota rzeka
