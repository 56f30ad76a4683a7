amul-pad-areas = { $areas } play areas are too many or too few. Āmul has { $fewest } to { $most } players.
amul-pad-no-list = { $seat }: { $given } is not a list of cards.
amul-pad-too-many = { $seat } has { $count } cards, but the whole game has only { $most }.
amul-pad-no-card = { $seat }: this edition has no card { $given }. Remove it.
amul-pad-no-number = { $seat }: there is no card number { $given }. The last number is { $last }.
amul-pad-no-deck = { $seat }: { $given } names no deck. The decks are { $decks }.
amul-pad-not-in-deck = { $seat }: { $kind } is not a { $deck ->
    [palace] Palace
    [bazaar] Bazaar
   *[market] Market
  } card.
amul-pad-twice = Card { $number } ({ $kind }) appears twice, but there is only one.
amul-pad-not-in-game = { $seat }: card { $number } ({ $kind }) is not used with { $players } players.
amul-pad-no-room = These areas are worth more points than fit on the sheet. Remove some cards.
amul-pad-symbols = { $seat } has more symbols than the sheet can count ({ $most }). Remove some cards.
amul-pad-one-form = Enter either the cards of a table or its totals, not both.
amul-pad-no-totals = { $seat }: { $given } is not a column of points and symbols.
amul-pad-no-field = { $seat }: { $given } is not on the score sheet. The rows are { $fields }.
amul-pad-no-name = { $seat }: { $given } is not a name.
amul-pad-no-count = { $seat }, { amul-written }: { $given } is not a whole number from 0 to { $most }.
amul-pad-no-letter = { $seat }: { $given } is not a letter. AA follows Z.
amul-pad-letter-alone = { $seat } has the letter { $letter }, but no Military symbol with it.
ui-amul-pad-ways = How to count
ui-amul-pad-plain = By totals
ui-amul-pad-cards = Card by card
ui-amul-pad-together = On several phones
ui-amul-plain-text = Playing Āmul at your own table? Enter each player’s points by colour and count the symbols. You get the majorities, totals and the winner. This works with every printing because it needs no card values. In the Tea variant, Tea counts with its printed colour and the Tea Trader with the Bazaar.
ui-amul-plain-players = Players and names
ui-amul-plain-whose = Whose points to enter
ui-amul-plain-left = { $count ->
    [0] complete
   *[other] { $count } to fill in
  }
ui-amul-plain-points = Points
ui-amul-plain-symbols = Symbols on all cards in front of the player
ui-amul-plain-missing = still to fill in: { $fields }
ui-amul-plain-rest = The rest is 0
ui-amul-plain-next = On to { $seat }
ui-amul-plain-to-result = To the result
ui-amul-plain-undo = Undo
ui-amul-plain-undo-entry = Undo { $seat }, { amul-written }
ui-amul-plain-share = Share the result
ui-amul-plain-shared = The picture is saved, and the text is copied.
ui-amul-plain-keep = Save this game
ui-amul-plain-kept = Saved
ui-amul-plain-new = New game
ui-amul-plain-evening = { $date }: { $scores }
ui-amul-plain-line = Āmul, { $evening }. { $outcome }
ui-amul-plain-evenings = Games so far
ui-amul-plain-forget = Delete the game of { $date }
ui-amul-plain-on-this-device = Saved on this device only.
ui-amul-as-entered = As you entered it: the points of a card go into the row of its colour (A11.2).
ui-amul-count-anyway-text = The player counts of the cards are our reconstruction. If these cards lie on your table, count them.
ui-amul-count-anyway = Count anyway
ui-amul-counted-anyway = Counted with all cards of this edition, for any number of players.
ui-amul-card-pad-text = Playing Āmul at your own table? Tap the cards in front of each player at the end; every point is explained. If a card has another value in your box, tap it to correct it.
