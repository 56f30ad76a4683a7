### Āmul: reasons of hints and reviews, which follow “because” or a colon, and what the moments of a review are about.

amul-moment = { $verb ->
    [offer] offering { $card }
    [pick] picking { $card }
    [play] revealing { $card }
   *[effect] taking { $card }
  }
amul-reason-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
amul-reason-trader = { $trader } pays you { amul-reason-points }, and you already have { $goods }
amul-reason-completes = { $named ->
    [true] with it
   *[false] { $verb ->
        [offer] { $card } stays with you, and with it
       *[other] with { $card }
      }
  } { $trader } pays you { amul-reason-points }
amul-reason-fetches-trader = { $named ->
    [true] it
   *[false] { $verb ->
        [offer] { $card } stays with you and
       *[other] { $card }
      }
  } lets you take { $trader }, which pays you { amul-reason-points }: you already have { $goods }
amul-reason-fetches = { $named ->
    [true] it
   *[false] { $verb ->
        [offer] { $card } stays with you and
       *[other] { $card }
      }
  } lets you take { $taken }, worth { $points ->
    [one] one more point
   *[other] { $points } more points
  }
amul-reason-set = with { $count } cards of { $named ->
    [true] that kind
   *[false] { $card }
  } you score { $points ->
    [one] one more point
   *[other] { $points } more points
  }
amul-reason-scores = { $named ->
    [true] it
   *[false] { $verb ->
        [offer] { $card } stays with you and
       *[other] { $card }
      }
  } brings you { amul-reason-points }
amul-reason-raises = { $named ->
    [true] it
   *[false] { $verb ->
        [offer] { $card } stays with you and
       *[other] { $card }
      }
  } adds { $points } to your { $row ->
    [0] { ui-amul-row-yellow }
    [1] { ui-amul-row-blue }
    [2] { ui-amul-row-purple }
    [3] { ui-amul-row-red }
    [4] { ui-amul-row-green }
   *[5] { ui-amul-row-orange }
  }
amul-reason-majority = { $named ->
    [true] it
   *[false] { $verb ->
        [offer] { $card } stays with you and
       *[other] { $card }
      }
  } counts for the { $trait ->
    [0] Arab
   *[1] Mongol
  } majority: { $mine } for you, the best of the others has { $best }
amul-reason-keeps = { $named ->
    [true] it
   *[false] { $verb ->
        [offer] { $card } stays with you and
       *[other] { $card }
      }
  } keeps your lead for the { $trait ->
    [0] Arab
   *[1] Mongol
  } majority: { $mine } to { $best }
amul-reason-waits = { $other } also counts from your hand, but { $card } only once it is revealed
amul-reason-lost = { $card } would leave the game if you revealed it
amul-reason-useless = { $card } brings you nothing
amul-reason-needed = { $card } would bring { $seat } { amul-reason-points }
