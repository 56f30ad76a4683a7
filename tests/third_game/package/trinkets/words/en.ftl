trinkets-title = Trinkets
trinkets-option-rounds = Rounds
trinkets-option-rounds-help = There is one trinket in every round.
trinkets-step-turn_up = Draw a trinket
trinkets-step-roll = Roll the die
trinkets-step-draw = Draw a card
trinkets-step-lay = Lay a card
trinkets-ask-lay = Lay a card face down. The highest card takes the trinket.
trinkets-field-worth = what the trinkets are worth
trinkets-field-drawn = trinkets so far
trinkets-field-stock_size = cards in the stock
trinkets-field-laid = cards so far
trinkets-field-hand_size = cards in hand
trinkets-field-has_chosen = has chosen
trinkets-move-lay = Lay { $card }
trinkets-event-dealt = { $who ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt cards.
  }
trinkets-event-round = Round { $round }: trinket { $trinket } is at stake.
trinkets-event-laid = { $who ->
    [you] You lay { $card }.
   *[other] { $seat } lays { $card }.
  }
trinkets-event-took = { $who ->
    [you] You take
   *[other] { $seat } takes
  } trinket { $trinket }.
trinkets-event-rolled = { $who ->
    [you] You roll { $die }.
   *[other] { $seat } rolls { $die }.
  }
trinkets-event-drew = { $who ->
    [you] You draw { $card }.
   *[other] { $seat } draws a card.
  }
trinkets-order-lay = Lay a card from round { $round } on
trinkets-order-help = The first card of the list that is still in your hand.
trinkets-order-cards = Cards
trinkets-order-told = From round { $round } on: lay the first of { $cards }.
