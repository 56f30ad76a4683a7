### Āmul: refusals

amul-refuse-verb = Unknown move. Set "do" to one of: { $verbs }.
amul-refuse-fields = The move "{ $verb }" needs exactly these fields: do, { $fields }.
amul-refuse-type = The field "{ $field }" has the wrong type. Card numbers and seats are whole numbers.
amul-refuse-seat = This seat does not exist. Seats are numbered 0 to { $last }.
amul-refuse-setup-first = The game has not been set up yet. The first move is "setup".
amul-refuse-setup-again = The game has already been set up. Go on with the first round.
amul-refuse-first = The start player must be a seat from 0 to { $last }.
amul-refuse-deck = The deck must contain each of the { $count } Market cards in use exactly once.
amul-refuse-over = The game is over. No more moves are possible.
amul-refuse-not-now = { $verb ->
    [offer] You cannot offer a card now.
    [pick] You cannot pick a card now.
    [play] You cannot reveal a card now.
   *[effect] You have no immediate effect to use now.
  } { $step ->
    [offer] Everyone is choosing a card for the Market.
    [pick] Players are picking cards from the Market.
    [play] Everyone is choosing a card to reveal.
   *[effect] Players are using immediate effects.
  }
amul-refuse-not-on-turn = It is not your turn. Wait for { $seat }.
amul-refuse-not-in-hand = { $card } is not in your hand. Choose one of your own cards.
amul-refuse-not-in-market = { $card } is not in the Market. Pick a card that is.
amul-refuse-not-in-source = { $card } is out of this effect's reach. Choose a card it can take, or take nothing.
amul-refuse-chosen = { $seat } has already chosen in this step. A record holds only the final choice.
amul-refuse-copies = { $seat } has { $surplus ->
    [one] one
   *[other] { $surplus }
  } { $kind } too many. { $count ->
    [0] A game of { $players } has none.
    [one] A game of { $players } has only one.
   *[other] A game of { $players } has { $count }.
  }
amul-refuse-players = Āmul is for { $fewest } to { $most } players.
amul-refuse-option = Āmul has no such option. Choose from { $options }.
amul-refuse-tea = The option "tea" must be a whole number from 0 to 8.
