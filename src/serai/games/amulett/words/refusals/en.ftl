### Das Amulett: refusals

amulett-refuse-verb = Unknown move. Set "do" to one of: { $verbs }.
amulett-refuse-fields = The move "{ $verb }" needs exactly these fields: do, { $fields }.
amulett-refuse-chance = "{ $verb }" is a random draw, not a player's move, and it is not due now. Send a move of the player whose turn it is.
amulett-refuse-chance-due = The random draw "{ $verb }" comes first.
amulett-refuse-seat = This seat does not exist. Seats are numbered 0 to { $last }.
amulett-refuse-chosen = { $seat } has already chosen. A record holds only the final choice.
amulett-refuse-over = The game is over. No more moves are possible.
amulett-refuse-not-on-turn = It is not your turn. Wait for { $seat }.
amulett-refuse-not-now = "{ $verb }" is not possible now. { $step ->
    [keep] Everyone is choosing which spells to keep.
    [bid_spell] A spell is being auctioned: bid stones or pass.
    [teleport] Teleport a gem or pass.
    [income] Choose your income.
    [desire] Name a metal or pass.
    [journey] Choose a round marker or pass.
    [bid] An exchange is being auctioned: bid cards or pass.
    [pay] Pay for the exchange.
    [take] Take back cards or pass.
    [curse] Take a card with your curse or pass.
    [gem] Choose your gems.
    [move] Lead the party on.
    [energy] Move stones or pass.
   *[bury] Choose the empty spell that goes under the deck next.
  }
amulett-refuse-no-bid-spell = You cannot raise. { $bid ->
    [0] You have no stone in your supply.
   *[other] You have only { $supply }; the bid is { $bid }.
  } Pass.
amulett-refuse-no-bid = You cannot bid. { $cover ->
    [0] None of your cards counts here.
    [one] You need at least { $lowest }; you can pay only 1 card here.
   *[other] You need at least { $lowest }; you can pay only { $cover } cards here.
  } { $why ->
    [power] { $seat } has Mighty Power.
   *[other] { "" }
  } Pass.
amulett-refuse-no-drain = Your Pull spells can't take any more stones this turn. Choose something else, or pass.
amulett-refuse-no-arc = You need an Energy Arc and another spell for this. Choose something else, or pass.
amulett-refuse-bid-cover = You can pay only { $cover } here, not { $amount }. Bid at most { $cover }, or pass.
amulett-refuse-bid-low = Bid { $lowest } to { $cover }: { $why ->
    [first] a bid must be a whole number of cards.
    [superiority] with Superiority you may repeat the bid of { $bid }.
    [power] { $seat } bid { $bid } and owns Mighty Power.
   *[raise] you must raise the bid of { $bid }.
  }
amulett-refuse-bid-spell = Bid { $lowest } to { $most } stones, or pass.
amulett-refuse-keep = Keep exactly { $kept } of your { $dealt } spells, with at least { $least ->
    [one] { $least } stone
   *[other] { $least } stones
  } on each and at most { $stones } in all.
amulett-refuse-teleport = Choose a colour that lies in the first area, and a different second area.
amulett-refuse-income = Take { $most ->
    [one] { $most } card
   *[other] { $most } cards
  }{ $low_count ->
    [0] , but
   *[other] : at least { $low }, and
  } no more than the stacks hold ({ $high }).
amulett-refuse-desire = Name { $metals_or }.
amulett-refuse-pay = Pay exactly { $most ->
    [one] { $most } card
   *[other] { $most } cards
  }{ $single ->
    [yes] {" "}of one metal, with or without jokers
   *[no] {""}
  }. These of your cards count here: { $high }.
amulett-refuse-take = Take { $most ->
    [one] one card
   *[other] 1 to { $most } cards
  } of those on the table ({ $high }), or pass.
amulett-refuse-gem = Take { $most ->
    [one] one gem
   *[other] { $must ->
        [yes] { $most } gems
       *[no] 1 to { $most } gems
      }
  } from { $area }: { $gems }.
amulett-refuse-move = { $why ->
    [stay] The party must move on.
    [empty] There is no gem in { $area }.
    [far] { $area } is not next to the party.
   *[unknown] This area does not exist.
  } Go to { $areas_or }.
amulett-refuse-drain = Choose a spell that lies in front of another player.
amulett-refuse-arc = Choose another spell that lies in front of you.
amulett-refuse-bury = Choose one of your empty spells: { $empty_or }.
amulett-refuse-deal-gems = Lay out all gems, with the right number in each area.
amulett-refuse-shuffle = The order must contain each of the { $count } spells of the deck exactly once.
amulett-refuse-first = The start player must be a seat from 0 to { $last }.
amulett-refuse-marker = Choose { $values_or }.
amulett-refuse-players = Das Amulett is for { $fewest } to { $most } players.
amulett-refuse-option = Das Amulett has no such option. Choose from { $options }.
amulett-refuse-experienced = The option "experienced" must be true or false.
