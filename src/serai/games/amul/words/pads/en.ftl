amul-pad-areas = { $areas } play areas were given. Āmul has { $fewest } to { $most } players.
amul-pad-no-list = { $seat }: { $given } is no list of cards.
amul-pad-too-many = { $seat } has { $count } cards. The whole game has { $most }.
amul-pad-no-card = { $seat }: there is no card { $given } in this edition. Take it out.
amul-pad-no-number = { $seat }: there is no card { $given }. Their numbers run to { $last }.
amul-pad-no-deck = { $seat }: { $given } names none of the decks { $decks }.
amul-pad-not-in-deck = { $seat }: { $kind } is not among the cards of the { $deck ->
    [palace] Palace
    [bazaar] Bazaar
   *[market] Market
  }.
amul-pad-twice = Card { $number } ({ $kind }) lies there twice. Every card exists once.
amul-pad-not-in-game = { $seat }: card { $number } ({ $kind }) is not in a game of { $players }.
amul-pad-no-room = These areas are worth more points than the sheet has room for. Leave some cards out.
amul-pad-symbols = { $seat } has more symbols than the sheet can count ({ $most }). Leave some cards out.
amul-pad-one-form = Count either the cards or the totals of a table, not both.
amul-pad-no-totals = { $seat }: { $given } is no column with points and symbols.
amul-pad-no-field = { $seat }: { $given } is not on the score sheet. There are { $fields }.
amul-pad-no-name = { $seat }: { $given } is no name.
amul-pad-no-count = { $seat }, { amul-written }: { $given } is not a whole number from 0 to { $most }.
amul-pad-no-letter = { $seat }: { $given } is no letter. After Z comes AA.
amul-pad-letter-alone = { $seat } has the letter { $letter }, but no Military symbol that carries it.
ui-amul-pad-ways = How to count
ui-amul-pad-plain = By totals
ui-amul-pad-cards = Card by card
ui-amul-pad-together = On several phones
ui-amul-plain-text = Āmul on your own table? Enter each player’s points by colour and count the symbols. Majorities, totals and the winner follow, in every printing: no value of a card is needed, so this way comes first. In the Tea variant Tea counts with the colour that is printed on it, the Tea Trader with the Bazaar.
ui-amul-plain-players = Players and names
ui-amul-plain-whose = Whose points are entered
ui-amul-plain-left = { $count ->
    [0] complete
   *[other] { $count } left
  }
ui-amul-plain-points = Points
ui-amul-plain-symbols = Symbols on all cards in front of the player
ui-amul-plain-missing = still missing { $fields }
ui-amul-plain-rest = The rest is 0
ui-amul-plain-next = On to { $seat }
ui-amul-plain-to-result = To the result
ui-amul-plain-undo = Undo
ui-amul-plain-undo-entry = Undo { $seat }, { amul-written }
ui-amul-plain-share = Share the result
ui-amul-plain-shared = The picture is saved, and the line is copied.
ui-amul-plain-keep = Keep this evening
ui-amul-plain-kept = Kept
ui-amul-plain-new = New evening
ui-amul-plain-evening = { $date }: { $scores }
ui-amul-plain-line = Āmul, { $evening }. { $outcome }
ui-amul-plain-evenings = Evenings so far
ui-amul-plain-forget = Delete the evening of { $date }
ui-amul-plain-on-this-device = Kept on this device only.
ui-amul-as-entered = As you entered it: the points of each card go into the row of its colour (A11.2).
ui-amul-count-anyway-text = With how many players a card is used is our reconstruction. If they lie on your table, count them.
ui-amul-count-anyway = Count anyway
ui-amul-counted-anyway = Counted with all cards of this edition, whatever the number of players.
ui-amul-card-pad-text = Āmul on your own table? Tap what lies in front of each player at the end; every point is explained. A card that is worth something else in your box can be corrected where you have tapped it.
