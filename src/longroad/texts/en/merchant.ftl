why-no-resource-here = No resource comes from { $place }.
why-no-town-here = You have no settlement or city at { $place }.
why-merchant-stays = Your merchant stands on { $place } already; it must go elsewhere.

ask-send-merchant = Choose where the merchant goes.
    .short = Place the merchant

event-sent-merchant = { $seat } sends the merchant to { $hex }.

word-merchant = merchant

# Progress cards: trade
card-merchant = Put the merchant on a hex with a settlement or city of yours. While it stands there for you, the bank takes 2 of the hex's resource for any card, and you have 1 victory point. It moves only when somebody plays another merchant.

verb-send-merchant-hex = Send the merchant

do-play-merchant = Play merchant
do-send-merchant-hex = Merchant: { $hex }

board-piece-merchant = Merchant of { $owner }.
    .short = { $owner }'s merchant
seat-merchant = the merchant
