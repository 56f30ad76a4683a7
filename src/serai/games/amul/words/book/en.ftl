amul-book-column = { $column ->
    [player] Player
    [cards] Cards
    [prowess] Military Prowess
    [letter] Best letter
    [turn] Picks
    [mongol] Mongol symbols
    [arab] Arab symbols
    [ranks] Place
    [points] Points
    [of-cards] Points of the cards
    [arab-points] Arab majority
    [mongol-points] Mongol majority
   *[total] Prestige points
  }
ui-amul-part-style = Style: the colour and pattern of the edge
ui-amul-part-position = Position icons: play area, hand, or both
ui-amul-part-number = Our number of the card
ui-amul-part-traits = Trait symbols, here three Military symbols
ui-amul-part-letter = Letter, on cards with Military symbols
ui-amul-part-effect = Immediate effect: where you may take a card from
ui-amul-part-name = Name
ui-amul-part-power = Power: what the card scores, and whose cards count
ui-amul-round-deal = Deal
ui-amul-round-deal-text = Everyone draws a card: 6 in hand.
ui-amul-round-fill = Fill the Market
ui-amul-round-fill-text = 1, 2 or 3 cards, by player count.
ui-amul-round-offer = Offer
ui-amul-round-offer-text = All at once, face down.
ui-amul-round-pick = Pick
ui-amul-round-pick-text = One after another.
ui-amul-round-reveal = Reveal
ui-amul-round-reveal-text = All at once: 5 in hand.
ui-amul-round-effect = Immediate effects
ui-amul-round-effect-text = Players who revealed one may take a card.
ui-amul-round-empty = Empty the Market
ui-amul-round-empty-text = Remaining cards leave the game.
ui-amul-round-pass = Pass the First Pick card
ui-amul-round-pass-text = To the next player clockwise.
