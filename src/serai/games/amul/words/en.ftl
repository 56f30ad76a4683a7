### Āmul: cards, rows of the score sheet, symbols

amul-card = { $count ->
    [one] { $card }
   *[other] { $count }× { $card }
  }
amul-card-unknown = This card
amul-kind = { $kind }
amul-kind-unknown = This card
amul-row = { $row ->
    [yellow] Yellow (objects)
    [blue] Blue (resources)
    [purple] Purple (merchants)
    [red] Red (military)
    [green] Green (characters)
    [orange] Orange (camels)
    [bazaar] Bazaar
    [arab] Arab majority
    [mongol] Mongol majority
    [total] Prestige points
    [prowess] Military Prowess
   *[wins] Games won
  }
amul-written = { $row ->
    [arab] Arab symbols
    [mongol] Mongol symbols
    [military] Military symbols
   *[other] { amul-row }
  }
amul-colour = { $colour ->
    [yellow] yellow
    [blue] blue
    [purple] purple
    [red] red
    [green] green
    [orange] orange
   *[bazaar] Bazaar
  }
amul-place = { $place ->
    [market] Market
    [palace] Palace
   *[bazaar] Bazaar
  }
amul-position = { $position ->
    [table] table
    [hand] hand
   *[both] table/hand
  }
amul-symbols = { $trait ->
    [arab] Arab { $count ->
        [one] symbol
       *[other] symbols
      }
    [mongol] Mongol { $count ->
        [one] symbol
       *[other] symbols
      }
    [military] Military { $count ->
        [one] symbol
       *[other] symbols
      }
    [trade] Trade { $count ->
        [one] symbol
       *[other] symbols
      }
   *[gift] Gift { $count ->
        [one] symbol
       *[other] symbols
      }
  }
amul-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

### Āmul: what happens

amul-event-began = { $first_who ->
    [you] You are
   *[other] { $first } is
  } the Starting Player.
amul-event-dealt = { $cards_count ->
    [0] { "" }
   *[other] { $who ->
        [you] You draw
       *[other] { $seat } draws
      } { $cards }.
  }
amul-event-round = Round { $round }. { $first_pick_who ->
    [you] You hold
   *[other] { $first_pick } holds
  } the First Pick card.
amul-event-filled = { $cards_count ->
    [one] { $cards } comes
   *[other] { $cards } come
  } into the Market.
amul-event-offered = { $who ->
    [you] You offer
   *[other] { $seat } offers
  } { $card }.
amul-event-shuffled = The offers, shuffled: { $cards }.
amul-event-order = { $step ->
    [pick] Picking order: { $seats }.
   *[effect] Order of immediate effects: { $seats }.
  }
amul-event-picked = { $who ->
    [you] You pick
   *[other] { $seat } picks
  } { $card }.
amul-event-revealed = { $who ->
    [you] You reveal
   *[other] { $seat } reveals
  } { $card }{ $stays ->
    [true] .
   *[false] . It has only a hand icon, so it leaves the game.
  }
amul-event-took = { $who ->
    [you] You take
   *[other] { $seat } takes
  } { $card_count ->
    [0] nothing
   *[other] { $card }
  } from the { $source }.
amul-event-emptied = { $cards_count ->
    [0] { "" }
    [one] { $cards } was left in the Market and leaves the game.
   *[other] { $cards } were left in the Market and leave the game.
  }
amul-event-laid-down = { $who ->
    [you] You lay
   *[other] { $seat } lays
  } down { $cards_count ->
    [0] nothing
   *[other] { $cards }
  }. { $removed_count ->
    [0] { "" }
    [one] { $removed }, still in hand, leaves the game.
   *[other] { $removed }, still in hand, leave the game.
  }
amul-event-over = The game is over.
amul-outcome = { $winners_count ->
    [one] { $who ->
        [you] You win
       *[other] { $seat } wins
      } with { amul-points }{ $others_count ->
        [0] .
       *[other] { " " }and Military Prowess { $prowess }: { $others } had as many points, but less prowess.
      }
   *[other] { $winners } win together with { amul-points }.
  }
amul-why-outcome = { $winners_count ->
    [one] { $others_count ->
        [0] The most points win (A12.1).
       *[other] With equal points, the higher Military Prowess wins; letters do not count here (A12.2).
      }
   *[other] With equal points and equal Military Prowess, players share the victory (A12.3).
  }

### Āmul: what is asked

amul-ask-offer = Choose a card for the Market.
amul-ask-pick = Pick a card from the Market.
amul-ask-play = Choose a card to reveal.
amul-ask-effect = Take a card from the { $place }, or nothing.
amul-wait-offer = { $card_count ->
    [0] { "" }
   *[other] You offer { $card }. You may change your mind until everyone has chosen.
  } { $seats } { $seats_count ->
    [one] still has to choose.
   *[other] still have to choose.
  }
amul-wait-play = { $card_count ->
    [0] { "" }
   *[other] You reveal { $card }. You may change your mind until everyone has chosen.
  } { $seats } { $seats_count ->
    [one] still has to choose.
   *[other] still have to choose.
  }
amul-wait-pick = { $seat } is picking a card.
amul-wait-effect = { $seat } may take a card from the { $place }.
amul-wait-chance = The cards have not been dealt yet.
amul-wait-over = The game is over.
amul-choice-nothing = Take nothing

### Āmul: why a card scores what it scores. $what is "3 Gem cards" or "2 Arab symbols", $where says whose.

amul-what-cards = { $count ->
    [0] no
   *[other] { $count }
  } { $colours } { $decks } { $kinds } { $count ->
    [one] card
   *[other] cards
  } { $positions }
amul-what-symbols = { $count ->
    [0] no
   *[other] { $count }
  } { $symbols } { $on }
amul-what-on = on { $colours } { $decks } { $kinds } cards { $positions }
amul-what-decks = { $decks }
amul-what-positions = with position { $positions }
amul-what-with = with { $symbols }
amul-where = { $scope ->
    [own] in your play area
    [left] in your left neighbour's play area
    [right] in your right neighbour's play area
    [neighbours] in your neighbours' play areas
    [own_neighbours] in your own and your neighbours' play areas
    [all] in all play areas
   *[others] in the other play areas
  }
amul-why-flat = Always { $worth }.
amul-why-set = { $kind } number { $copy } of { $copies }: the set grows from { $before } to { $total } points.
amul-why-each = { $each } each: { $what } { $where }.
amul-why-variety = { $each } each: { $kinds ->
    [one] 1 kind
   *[other] { $kinds } different kinds
  } among { $what } { $where }.
amul-why-scarcity = { $count ->
    [one] There is only 1 { $kind } in all play areas together: { $worth }.
   *[other] There are { $count } { $kind } cards in all play areas together: { $worth } each.
  }
amul-why-if-yes = { $worth }: { $conditions }.
amul-why-if-no = Only { $worth }: { $conditions }.
amul-condition = { $what } { $where } ({ $op ->
    [at-least] at least { $value } needed
    [at-most] { $value ->
        [0] none
       *[other] at most { $value }
      } allowed
   *[exactly] exactly { $value } needed
  })
amul-why-pair-yes = { $kind } number { $copy } has a partner: you have { $what }.
amul-why-pair-no = { $kind } number { $copy } has no partner: you have { $what }.
amul-why-compare-most-yes = Nobody has more: you have { $what }, { $others }.
amul-why-compare-most-no = { $count ->
    [0] You have { $what }.
   *[other] Someone has more: you have { $what }, { $others }.
  }
amul-why-compare-least-yes = Nobody has fewer: you have { $what }, { $others }.
amul-why-compare-least-no = Someone has fewer: you have { $what }, { $others }.
amul-why-compare-other = { $seat } { $count }
amul-why-order-yes = The order is complete: you have { $goods }.
amul-why-order-no = The order is not complete: you need { $goods }.
amul-why-majority = { $what }: { $shared ->
    [two] places { $first } and { $last } shared
    [more] places { $first } to { $last } shared
   *[no] { $first ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $first }th place
      }
  }.
amul-why-majority-shared = { $what }: places { $first } to { $last }, points shared.
amul-why-majority-broken = { $what }: { $shared ->
    [no] place { $first }
   *[yes] places { $first } to { $last } together
  } by Military Prowess.
amul-why-majority-none = You have { $what }.
amul-why-floor = A card never scores less than 0.

### Āmul: what a card changes in your points if the game ended now: your play area and the hand cards that count

amul-worth = { $fate ->
    [give] Without it
    [reveal] Revealed
   *[get] With it
  }: { $parts ->
    [none] no change
    [sure] { $sure } for sure
    [unsure] { $unsure } if nothing changes
   *[both] { $sure } for sure, { $unsure } if nothing changes
  }
amul-worth-short = { $parts ->
    [none] ±0
    [sure] { $sure }
    [unsure] { $unsure } for now
   *[both] { $sure }, { $unsure } for now
  }

### Browser: Āmul

ui-amul-row-yellow = Objects
ui-amul-row-blue = Resources
ui-amul-row-purple = Merchants
ui-amul-row-red = Military
ui-amul-row-green = Characters
ui-amul-row-orange = Camels
ui-amul-row-bazaar = Bazaar
ui-amul-row-arab = Arab majority
ui-amul-row-mongol = Mongol majority
ui-amul-short-yellow = Objects
ui-amul-short-blue = Resources
ui-amul-short-purple = Merchants
ui-amul-short-red = Military
ui-amul-short-green = Characters
ui-amul-short-orange = Camels
ui-amul-short-bazaar = Bazaar
ui-amul-short-arab = Arab
ui-amul-short-mongol = Mongol
ui-amul-position-table = counts in the play area
ui-amul-position-hand = counts in hand
ui-amul-position-both = counts in the play area and in hand
ui-amul-trait-arab = { $count ->
    [one] 1 Arab symbol
   *[other] { $count } Arab symbols
  }
ui-amul-trait-mongol = { $count ->
    [one] 1 Mongol symbol
   *[other] { $count } Mongol symbols
  }
ui-amul-trait-military = { $count ->
    [one] 1 Military symbol
   *[other] { $count } Military symbols
  }
ui-amul-trait-trade = { $count ->
    [one] 1 Trade symbol
   *[other] { $count } Trade symbols
  }
ui-amul-trait-gift = { $count ->
    [one] 1 Gift symbol
   *[other] { $count } Gift symbols
  }
ui-amul-card = { $name }. { $category }, { $position }. { $text }
ui-amul-stack = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
  }
ui-amul-only-table = only counts in your play area
ui-amul-only-hand = only counts in your hand
ui-amul-why-part = { $name }: { $change ->
    [comes] { $after ->
        [one] { $after } point.
       *[other] { $after } points.
      }
    [goes] { $before ->
        [one] you lose { $before } point.
       *[other] you lose { $before } points.
      }
   *[stays] { $before ->
        [one] { $before } point becomes { $after }.
       *[other] { $before } points become { $after }.
      }
  }
ui-amul-why-both = It counts the same in your hand and in your play area (A6.2, A10.1).
ui-amul-worth = { $fate ->
    [give] Without it
    [reveal] Revealed
   *[get] With it
  }: { $certain ->
    [none] no change
    [sure] { $points }
   *[open] { $points } if nothing changes
  }
ui-amul-goods = You have { $goods }.
ui-amul-scale = { $of ->
    [scarcity] How many lie in all play areas together, and what each is worth then:
   *[other] How many you have, and what all of them are worth then:
  }
ui-amul-letter-says = Letter { $letter }: with equal Military Prowess, the earlier letter goes first (A9.3).
ui-amul-why-now = { $hand ->
    [counts] If the game ended now, counting your hand:
   *[none] If the game ended now:
  }
ui-amul-why-sum = In total { $points }.
ui-amul-leaves = If you reveal it, it leaves the game. It counts if you still hold it at the end.
ui-amul-chosen = Your choice, face down.
ui-amul-market = Market
ui-amul-palace = Palace
ui-amul-bazaar = Bazaar
ui-amul-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
  }
ui-amul-gone = { $count ->
    [one] { $count } card out of the game
   *[other] { $count } cards out of the game
  }
ui-amul-nothing-gone = No card has left the game yet.
ui-amul-hand = Your hand
ui-amul-own-area = Your play area
ui-amul-area = Play area
ui-amul-empty-own-area = Cards you reveal will appear here.
ui-amul-empty-area = Nothing here yet.
ui-amul-known = Known to be in hand
ui-amul-offered-by = Offered by { $who ->
    [you] you
   *[other] { $seat }
  }.
ui-amul-face-down = { $who ->
    [you] Your face-down card
   *[other] A face-down card of { $seat }
  }
ui-amul-points-so-far = { $points ->
    [one] { $points } point on the table
   *[other] { $points } points on the table
  }
ui-amul-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
ui-amul-prowess = Military Prowess { $count }
ui-amul-prowess-letter = Military Prowess { $count }, letter { $letter }: with equal prowess, the earlier letter goes first
ui-amul-first-pick = First Pick
ui-amul-start = Starting Player
ui-amul-turn = { $place ->
    [1] goes first
    [2] goes second
    [3] goes third
   *[other] goes { $place }th
  }
ui-amul-steps = Steps of the round
ui-amul-step-offer = Offer
ui-amul-step-pick = Pick
ui-amul-step-play = Reveal
ui-amul-step-effect = Effects

amul-told-offers = All offers are revealed.
amul-told-reveal = Everyone reveals a card.
ui-amul-do-offer = Offer { $card }
ui-amul-do-pick = Pick { $card }
ui-amul-do-play = Reveal { $card }
ui-amul-do-effect = Take { $card }
ui-amul-point-at-a-card = Point at a card to read it.
ui-amul-tap-a-card = Tap a card to read it.
ui-amul-score-so-far = Score so far
ui-amul-score-now = If the game ended now: { $table } on the table, { $hand } with your hand
ui-amul-with-yours = , { $hand } with your hand
ui-amul-on-the-table = On the table
ui-amul-with-hand = With your hand
ui-amul-in-hand = In hand
ui-amul-open-majority = { $points }: others may still overtake you; majorities are settled at the end
ui-amul-all-rows = All rows
ui-amul-copies = { $count } in this game: { $places }.
ui-amul-where-market = in the Market
ui-amul-where-palace = in the Palace
ui-amul-where-bazaar = in the Bazaar
ui-amul-where-hand = in your hand
ui-amul-where-own-area = in your area
ui-amul-where-area = in { $seat }'s area
ui-amul-where-known = in { $seat }'s hand
ui-amul-where-removed = out of the game
ui-amul-where-unseen = not seen yet

### Browser: after the game

ui-amul-cell = { $seat }, { $row }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ui-amul-why = { $seat }: { $row }
ui-amul-no-cards-of = No cards in this row.

### Browser: gallery and score pad

ui-amul-category = Category
ui-amul-all-categories = all categories
ui-amul-position = Position
ui-amul-all-positions = all positions
ui-amul-copies-heading = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
  }
ui-amul-number = Our number
ui-amul-deck-heading = Deck
ui-amul-from-players = Player count
ui-amul-letter = Letter

### Browser: help beside the table

ui-amul-help-title-setup = Set-up
ui-amul-help-title-offer = Offer
ui-amul-help-title-pick = Pick
ui-amul-help-title-play = Reveal
ui-amul-help-title-effect = Effects
ui-amul-help-title-over = The end
ui-amul-help = { $step ->
    [offer] Everyone puts one card face down into the Market. You may pick your own card again if it is still there.
    [pick] Players take a card from the Market in the order that the rings show: at first by the First Pick card, in later rounds by Military Prowess.
    [play] Everyone reveals one card. Cards with the play area icon stay in front of you; cards with only the hand icon are removed from the game.
    [effect] If you revealed a card with a round seal, you may take a card from the place it shows.
    [over] Hand cards have been laid down, and everything counts.
   *[setup] The cards are being dealt.
  }

### Āmul: in a terminal

terminal-amul-headline = Āmul, round { $round } of { $rounds }: { $step }
terminal-amul-step = { $step ->
    [setup] The set-up
    [offer] Offer
    [pick] Pick
    [play] Reveal
    [effect] Immediate effects
   *[over] The end
  }
terminal-amul-help = "? silk" explains a card, "= silk" plays it even when it is not in the list. Symbols: A Arab, M Mongol, X Military, T Trade, G Gift. Badges assume that the game ended now: "+3" is a sure change in your points, "+4 for now" lasts only while the others' play areas stay as they are. A table card stays when you reveal it; a hand card scores if you still hold it at the end.
terminal-amul-own-area = You
terminal-amul-hand = Your hand
terminal-amul-hand-of = { $seat }'s hand
terminal-amul-first-pick = First Pick
terminal-amul-order = Order
terminal-amul-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
terminal-amul-known = among them { $cards }
terminal-amul-prowess = prowess { $prowess }, letter { $letter }
terminal-amul-letter = letter { $letter }
terminal-amul-neighbour = { $side ->
    [left] on your left
   *[right] on your right
  }
terminal-amul-from = from { $seat }
terminal-amul-initial = { $trait ->
    [arab] A
    [mongol] M
    [military] X
    [trade] T
   *[gift] G
  }
terminal-amul-removed = out of the game
terminal-amul-unseen = not seen yet
terminal-amul-copies = { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
  } in this game: { $places }.

### Āmul: an edition in the terminal

terminal-amul-edition-initials = Symbols: A Arab, M Mongol, X Military, T Trade, G Gift.
terminal-amul-edition-number = number
terminal-amul-edition-copies = Under 3 to 8: the copies added with that many players; Palace cards after a +.
