amulett-order-help = If you would have to bid more than your limit, you pass. Otherwise you are asked, or a bid is made for you.
amulett-order-spell = Spell auctions, round { $round }
amulett-order-spell-most = Stones at most
amulett-order-spell-told = { $lot }: pass if it takes more than { $most ->
    [one] { $most } stone
   *[other] { $most } stones
  }; otherwise { $then ->
    [bid] make the lowest bid
    [most] bid as much as that
   *[ask] ask me
  }.
amulett-order-gem = Exchanges for gems, round { $round }
amulett-order-gem-most = Cards at most
amulett-order-gem-told = { $lot }: pass if it takes more than { $most ->
    [one] { $most } card
   *[other] { $most } cards
  }; otherwise { $then ->
    [bid] make the lowest bid
   *[ask] ask me
  }.
amulett-order-then = Up to there
amulett-order-then-ask = Ask me
amulett-order-then-bid = Make the lowest bid
amulett-order-then-most = Bid as much as that
amulett-order-only = Where
amulett-order-all = Everything in round { $round }
