word-paper = paper
word-cloth = cloth
word-coin = coin
