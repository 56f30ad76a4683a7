### Āmul: Gründe von Tipps und Rückblicken, die hinter „denn“ oder einem Gedankenstrich stehen, und worum es in einem Rückblick ging.

amul-moment = { $verb ->
    [offer] Anbieten von { $card }
    [pick] Nehmen von { $card }
    [play] Aufdecken von { $card }
   *[effect] Nehmen von { $card } durch einen Effekt
  }
amul-reason-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
amul-reason-trader = { $trader } bringt dir { amul-reason-points }, { $goods } hast du schon
amul-reason-completes = { $named ->
    [true] damit
   *[false] { $verb ->
        [offer] { $card } bleibt bei dir, und damit
       *[other] mit { $card }
      }
  } bringt dir { $trader } { amul-reason-points }
amul-reason-fetches-trader = { $named ->
    [true] damit
   *[false] { $verb ->
        [offer] { $card } bleibt bei dir, und damit
       *[other] mit { $card }
      }
  } kannst du { $trader } nehmen. Das bringt { amul-reason-points }, denn { $goods } hast du schon
amul-reason-fetches = { $named ->
    [true] damit
   *[false] { $verb ->
        [offer] { $card } bleibt bei dir, und damit
       *[other] mit { $card }
      }
  } kannst du { $taken } nehmen, das bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } mehr
amul-reason-set = mit { $count } { $named ->
    [true] davon
   *[false] Karten { $card }
  } bekommst du { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } mehr
amul-reason-scores = { $named ->
    [true] das
   *[false] { $verb ->
        [offer] { $card } bleibt bei dir und
       *[other] { $card }
      }
  } bringt dir { amul-reason-points }
amul-reason-raises = { $named ->
    [true] das
   *[false] { $verb ->
        [offer] { $card } bleibt bei dir und
       *[other] { $card }
      }
  } bringt { $points } mehr bei: { $row ->
    [0] { ui-amul-row-yellow }
    [1] { ui-amul-row-blue }
    [2] { ui-amul-row-purple }
    [3] { ui-amul-row-red }
    [4] { ui-amul-row-green }
   *[5] { ui-amul-row-orange }
  }
amul-reason-majority = { $named ->
    [true] das
   *[false] { $verb ->
        [offer] { $card } bleibt bei dir und
       *[other] { $card }
      }
  } zählt für die { $trait ->
    [0] arabische
   *[1] mongolische
  } Mehrheit: { $mine } für dich, { $best } beim Besten der anderen
amul-reason-keeps = { $named ->
    [true] das
   *[false] { $verb ->
        [offer] { $card } bleibt bei dir und
       *[other] { $card }
      }
  } hält deinen Vorsprung bei der { $trait ->
    [0] arabischen
   *[1] mongolischen
  } Mehrheit: { $mine } zu { $best }
amul-reason-waits = { $other } zählt auch auf der Hand, { $card } erst aufgedeckt
amul-reason-lost = { $card } käme beim Aufdecken aus dem Spiel
amul-reason-useless = { $card } bringt dir nichts
amul-reason-needed = { $card } würde { $seat } { amul-reason-points } bringen
