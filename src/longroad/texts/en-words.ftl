# The words for what the engine names. WORD($id) gives the word for an id, WORD($id, form: "label") a form of it, which is an
# attribute here; a word that lacks the form is said as it is. Every language has the forms that its sentences need.

## Words

word-lumber = lumber
word-brick = brick
word-wool = wool
word-grain = grain
word-ore = ore
word-paper = paper
word-cloth = cloth
word-coin = coin
word-any = any three cards
word-nothing = nothing

word-forest = forest
word-hills = hills
word-pasture = pasture
word-fields = fields
word-mountains = mountains
word-desert = desert
word-gold = gold field
word-sea = sea
word-fog = unknown land
word-lake = lake
word-swamp = swamp

word-red = red
    .label = Red
word-blue = blue
    .label = Blue
word-white = white
    .label = White
word-orange = orange
    .label = Orange
word-green = green
    .label = Green
word-violet = violet
    .label = Violet

word-knight = knight
word-victory-point = victory point
word-road-building = road building
word-year-of-plenty = year of plenty
word-monopoly = monopoly

word-alchemy = alchemy
word-crane = crane
word-mining = mining
word-irrigation = irrigation
word-invention = invention
word-engineering = engineering
word-medicine = medicine
word-smithing = smithing
word-printing-press = printing press
word-merchant = merchant
word-commercial-harbor = commercial harbor
word-merchant-fleet = merchant fleet
word-guild-dues = guild dues
word-trade-monopoly = trade monopoly
word-resource-monopoly = resource monopoly
word-taxation = taxation
word-diplomacy = diplomacy
word-encouragement = encouragement
word-wedding = wedding
word-intrigue = intrigue
word-sabotage = sabotage
word-espionage = espionage
word-treason = treason
word-constitution = constitution

word-science = science
word-trade = trade
word-politics = politics

word-school = school
word-library = library
word-aqueduct = aqueduct
word-theater = theater
word-university = university
word-market = market
word-trading-house = trading house
word-merchant-guild = merchant guild
word-trade-center = trade center
word-town-hall = town hall
word-embassy = embassy
word-fortress = fortress
word-court = court
word-council-of-catan = council of Catan

word-basic = basic
word-strong = strong
word-mighty = mighty

word-castle = castle
word-monument = monument
word-grand-theater = grand theater
word-great-bridge = great bridge
word-great-wall = great wall

word-longest-route = longest trade route
word-largest-army = largest army

word-bank = bank
word-development = development cards
word-resources = cards
word-progress = progress cards

word-road = road
word-ship = ship
word-settlement = settlement
word-city = city
word-wall = wall
word-metropolis = metropolis
word-development-card = development card
word-helmet = helmet
word-promotion = promotion
word-basic-knight = basic knight
word-strong-knight = strong knight
word-mighty-knight = mighty knight
word-stage-of-science = stage of science
word-stage-of-trade = stage of trade
word-stage-of-politics = stage of politics
word-stage-of-the-castle = stage of the castle
word-stage-of-the-monument = stage of the monument
word-stage-of-the-grand-theater = stage of the grand theater
word-stage-of-the-great-bridge = stage of the great bridge
word-stage-of-the-great-wall = stage of the great wall

## Places and cards

cards-of-a-kind = { $count } { WORD($card) }
cards-none = nothing
person-by-color = { $name } ({ WORD($color) })
person-neutral = neutral ({ WORD($color) })
