why-bank-is-out = The bank has no { $card } left.

ask-take-card = Take a card from the bank.

event-harvested = { $seat } takes { $count } { $card }.
event-shortage = The bank can't pay everybody's { $card }.
event-took = { $seat } takes 1 { $card } from the bank.
