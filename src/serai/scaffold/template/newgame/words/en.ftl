newgame-title = New Game
newgame-option-cards = Cards
newgame-option-cards-help = The number of cards in each hand, and of rounds.
newgame-step-choose = Lay a card
newgame-ask-choose = Lay a card face down. The highest card takes the prize.
newgame-wait-choose = { $seats } { $count ->
    [one] lays
   *[other] lay
  } a card.
newgame-move-lay = Lay { $card }
newgame-event-round = Round { $round }: a prize worth { $prize }.
newgame-event-laid = { $who ->
    [you] You lay { $card }.
   *[other] { $seat } lays { $card }.
  }
newgame-event-took = { $who ->
    [you] You take
   *[other] { $seat } takes
  } the prize worth { $prize }.
newgame-event-tied = Nobody takes the prize worth { $prize }.
newgame-event-rolled = { $who ->
    [you] You roll
   *[other] { $seat } rolls
  } a { $die }.
newgame-field-points = points
newgame-field-hand_size = cards in hand
newgame-field-hand = hand
newgame-field-has_chosen = has chosen
newgame-field-choice = card face down
newgame-field-prizes = prizes so far
newgame-field-taker_seat = took the last prize
newgame-field-scores = points
newgame-row = { $row ->
    [points] Points
    [wins] Wins
   *[other] { $row }
  }
