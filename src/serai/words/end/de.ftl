### Browser: das Ende einer Partie

ui-end-counting = Es wird ausgezählt …
ui-end-wins = { $who ->
    [you] Du gewinnst!
   *[other] { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen gemeinsam!
      }
  }
ui-end-won-by = Mit { $by } Vorsprung: { $parts }.
ui-end-won-by-alone = Mit { $by } Vorsprung.
ui-end-turn = Der Wendepunkt, Runde { $round }
ui-end-turn-last = Offen bis zum letzten Zug, Runde { $round }
ui-end-turn-standing = { $who ->
    [you] Du
   *[other] { $seat }
  }: vorher { $before }, nachher { $after }. Die stärkste andere Person hatte { $rival }.
ui-end-tries = Erstes Spiel: { $first }. Diesmal: { $now }.
ui-end-try = { $place ->
    [1] Sieg mit { $points }
   *[other] Platz { $place } mit { $points }
  }
ui-end-share = Teilen
ui-end-shared = Der Text liegt in der Zwischenablage, das Bild bei deinen Downloads.
