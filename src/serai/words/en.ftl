# Every word that serai says in English. Arguments: $seat is a player's name, $card the name of a card.

### Āmul: refusals

amul-refuse-verb = A move is one of { $verbs }. Send one of these as "do".
amul-refuse-fields = A move "{ $verb }" has exactly the fields do, { $fields }.
amul-refuse-type = The field "{ $field }" has the wrong type. Card numbers and seats are whole numbers.
amul-refuse-seat = There is no such seat. Seats are numbered 0 to { $last }.
amul-refuse-setup-first = The game has not been set up yet. The first move is "setup".
amul-refuse-setup-again = The game is set up already. Go on with the first round.
amul-refuse-first = The start player must be a seat from 0 to { $last }.
amul-refuse-deck = The deck must hold exactly the { $count } Market cards in use, each once.
amul-refuse-over = The game is over. Nothing can be moved any more.
amul-refuse-not-now = { $verb ->
    [offer] You cannot offer a card now.
    [pick] You cannot pick a card now.
    [play] You cannot reveal a card now.
   *[effect] There is no immediate effect to use now.
  } { $step ->
    [offer] All players are choosing a card for the Market.
    [pick] Cards are being picked from the Market.
    [play] All players are choosing a card to reveal.
   *[effect] Immediate effects are being used.
  }
amul-refuse-not-on-turn = It is not your turn. Wait for { $seat }.
amul-refuse-not-in-hand = { $card } is not in your hand. Choose one of your own cards.
amul-refuse-not-in-market = { $card } does not lie in the Market. Pick one of the cards that do.
amul-refuse-not-in-source = { $card } does not lie where this effect takes from. Choose a card there, or take nothing.
amul-refuse-chosen = { $seat } has chosen already in this step. A record holds only the final choice.
amul-refuse-players = Āmul is for { $fewest } to { $most } players.
amul-refuse-option = The only option of Āmul is "tea".
amul-refuse-tea = The option "tea" is a whole number from 0 to 8.
