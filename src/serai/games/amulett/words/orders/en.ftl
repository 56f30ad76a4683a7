amulett-order-help = You pass when you would have to bid more than your limit. Below that, you are asked or a bid is made for you.
amulett-order-spell = Spell auctions, round { $round }
amulett-order-spell-most = Most stones
amulett-order-spell-told = { $lot }: pass if it costs more than { $most ->
    [one] { $most } stone
   *[other] { $most } stones
  }; otherwise { $then ->
    [bid] make the lowest bid
    [most] bid the limit
   *[ask] ask me
  }.
amulett-order-gem = Exchanges for gems, round { $round }
amulett-order-gem-most = Most cards
amulett-order-gem-told = { $lot }: pass if it costs more than { $most ->
    [one] { $most } card
   *[other] { $most } cards
  }; otherwise { $then ->
    [bid] make the lowest bid
   *[ask] ask me
  }.
amulett-order-then = Within that limit
amulett-order-then-ask = Ask me
amulett-order-then-bid = Make the lowest bid
amulett-order-then-most = Bid the limit
amulett-order-only = Where
amulett-order-all = Everything in round { $round }
