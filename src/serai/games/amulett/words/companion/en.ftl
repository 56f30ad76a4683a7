### Das Amulett: the companion of the printed game

amulett-companion-unsound = This can't be right on the table. Nothing was changed.
ui-amulett-companion-text = For the printed game on your table: it says what comes next, keeps count of stones, metals and gems, and notices when somebody has won. Tap any number to change it.
ui-amulett-companion-who-starts = Who is the start player?
ui-amulett-companion-begin = Begin the game
ui-amulett-companion-new = New game
ui-amulett-companion-undo = Undo
ui-amulett-companion-round = Round { $round }
ui-amulett-companion-turn-to = Next:
ui-amulett-companion-now = What to do now
ui-amulett-companion-values = { $own ->
    [0] Incomes, energy costs and the map are reconstructed. Tap a spell to enter what your card says.
    [one] One spell counts as on your card. The other incomes and energy costs, and the map, are reconstructed.
   *[other] { $own } spells count as on your cards. The other incomes and energy costs, and the map, are reconstructed.
  }
ui-amulett-companion-do = { $step ->
    [DEAL_SPELLS] Deal everyone { $dealt } spell cards face up, and lay { $stones } energy stones on each of them (M2.6).
    [BID_SPELL] Turn up a spell card. Starting with { $seat }, everyone bids energy stones once, or passes (M4.3). { $left ->
        [0] This is the last one of this round.
        [one] One more follows.
       *[other] { $left } more follow.
      }
    [TELEPORT] { $seat } may move one gem from any area to any other (M13.3).
    [CLAIM] { $seat } takes { $count ->
        [0] no metal cards
        [one] one metal card
       *[other] { $count } metal cards
      } as income (M5.3).
    [DESIRE] { $seat } may name a metal. { $only ->
        [yes] Only they may
       *[no] Everyone may
      } pay with it anywhere in this gem phase (M13.4).
    [JOURNEY] { $seat } may choose the round marker (M13.13).
    [MARKER] Draw a round marker. It shows how many steps this gem phase has (M6.2).
    [EXCHANGE] Step { $number } of { $marker }: exchange where the party is. { $seat } opens the bidding with metal cards (M7.5).
    [MOVE] { $seat } leads the party to a neighbouring area that holds a gem (M9.2).
    [ENERGY] { $seat } may move energy stones with spells, one by one (M10.2).
    [COSTS] { $seat } takes { $count ->
        [0] no stones
        [one] one stone
       *[other] { $count } stones
      } back from the spells (M10.4). { $buried_count ->
        [0] { "" }
        [one] { $buried } is empty and goes under the deck (M10.5).
       *[other] { $buried } are empty and go under the deck in an order their owner chooses (M10.5).
      }
   *[OVER] The game is over.
  }
ui-amulett-companion-won = { $reason ->
    [seven_colours] { $seat } wins with gems of { $colours } colours (M11.1).
   *[eight_gems] { $seat } wins with { $gems } gems (M11.1).
  }
ui-amulett-companion-done = { $step ->
    [DEAL_SPELLS] All spells are dealt
    [BID_SPELL] Enter the auction
    [TELEPORT] Done
    [CLAIM] Take the income
    [MARKER] Enter the round marker
    [EXCHANGE] Enter the exchange
    [MOVE] The party has moved
    [ENERGY] Done
    [COSTS] Take the stones back
   *[other] Go on
  }
ui-amulett-companion-nobody = nobody
ui-amulett-companion-winner = Who won it?
ui-amulett-companion-which = Which spell?
ui-amulett-companion-choose = Choose a spell
ui-amulett-companion-other = another
ui-amulett-companion-stones = For how many stones?
ui-amulett-companion-stones-on = Stones on { $spell }
ui-amulett-companion-paid = Metal cards paid, minus those taken back
ui-amulett-companion-gems = Gems taken
ui-amulett-companion-colour = Gems: { $colour }
ui-amulett-companion-draw = Draw it here
ui-amulett-companion-drawn = The round marker shows { $value }.
ui-amulett-companion-not-used = not used
ui-amulett-companion-heed = Spells to remember now
ui-amulett-companion-heed-one = { $spell } ({ $seat })
ui-amulett-companion-drain = Take a stone off { $spell }
ui-amulett-companion-charge = Move a stone from the Energy Arc to { $spell }
ui-amulett-companion-pays = { $seat } may pay with { $metals }{ $single ->
    [yes] , but not mixed
   *[no] {""}
  }; { $gems ->
    [one] one gem
   *[other] { $must ->
        [yes] { $gems } gems, if there are enough
       *[no] up to { $gems } gems
      }
  }{ $back ->
    [0] { "" }
    [one] , one card may be taken back
   *[other] , { $back } cards may be taken back
  }.
ui-amulett-companion-players = The players
ui-amulett-companion-hat = Start player
ui-amulett-companion-give-hat = Make start player
ui-amulett-companion-score = { $colours } of { $most_colours } colours, { $gems } of { $most_gems } gems
ui-amulett-companion-supply = Stones in supply
ui-amulett-companion-metals = Metal cards
ui-amulett-companion-on-amulet = Gems on the amulet
ui-amulett-companion-income = Income
ui-amulett-companion-income-of = { $spell }: { $cards }
ui-amulett-companion-income-sum = { $count ->
    [0] No income
    [one] 1 card in all
   *[other] { $count } cards in all
  }
ui-amulett-companion-any = { $count } of any metal
ui-amulett-companion-drains = { $left ->
    [0] { $count ->
        [one] The last stone returns to the supply; the spell goes under the deck.
       *[other] { $count } stones return to the supply; the spell goes under the deck.
      }
   *[other] { $count ->
        [0] No stone returns to the supply.
        [one] One stone returns to the supply, { $left ->
            [one] 1 stays.
           *[other] { $left } stay.
          }
       *[other] { $count } stones return to the supply, { $left ->
            [one] 1 stays.
           *[other] { $left } stay.
          }
      }
  }
ui-amulett-companion-number = { $field ->
    [turn] Round
    [marker] Round marker
    [steps_left] Steps left, including this one
    [pile] Spells left to auction
   *[actor] Whose turn it is
  }
ui-amulett-companion-change = Change numbers
ui-amulett-companion-add = Add a spell
ui-amulett-companion-remove = Remove { $spell }
ui-amulett-companion-printed = On your card
ui-amulett-companion-bolts = Energy cost (bolts)
ui-amulett-companion-reconstructed = reconstructed
ui-amulett-companion-map = The party on the map
ui-amulett-companion-follow = Follow the party
ui-amulett-companion-where = The party is in { $area }. Tap an area to move it there.
ui-amulett-companion-go = To { $area }
ui-amulett-companion-reference = All spells
ui-amulett-companion-lies = in front of { $seat }
ui-amulett-companion-timing = { $effect ->
    [plain] Income only.
    [magic] Metal phase: counted with your income (M13.2).
    [teleport] Metal phase: on your turn, before your income (M13.3).
    [desire] Gem phase: before the round marker is drawn (M6.1).
    [journey] Gem phase: instead of drawing the round marker (M6.1).
    [power] Gem phase: while your bid is the highest (M7.6).
    [superiority] Gem phase: whenever you bid (M7.6).
    [metamorphosis] Gem phase: whenever you bid and pay (M7.3).
    [metamorphosis_area] Gem phase: whenever you bid and pay there (M7.3).
    [influence] Gem phase: after you have paid (M8.2).
    [curse_rich] Gem phase: after anyone pays a bid, even you (M8.3).
    [curse_poor] Gem phase: after anyone pays a bid, even you (M8.3).
    [gift] Gem phase: when you take your gem (M8.5).
    [phoenix] Gem phase: whenever you move the party (M9.3).
    [pull] Energy phase: on your turn, before you take stones back (M10.2).
    [arc] Energy phase: on your turn, before you take stones back (M10.2).
   *[other] { "" }
  }
ui-amulett-companion-gives = { $count } { $metal }
ui-amulett-companion-kept = Everything stays on this device, even when you close the browser.
ui-amulett-companion-hand-over = Take it to another phone
ui-amulett-companion-hand-over-text = Scan the code with the other phone: it goes on from this moment, with all counts and names. What you enter later stays here.
ui-amulett-companion-copy = Copy the link
ui-amulett-companion-handed = This link holds a game from another phone. If you take it over, it replaces the one on this device.
ui-amulett-companion-take = Take over the game
ui-amulett-companion-broken = The link is damaged. Scan the code again, or ask for a new link.
