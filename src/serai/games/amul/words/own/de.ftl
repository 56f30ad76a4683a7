amul-own-sheet = { $sheet ->
    [kind] Karten
    [card] Exemplare
   *[game] Das Spiel selbst
  }
amul-own-part = { $count ->
    [one] Das einzige Exemplar
   *[other] Exemplar { $number } von { $count }
  }
amul-own-field = { $field ->
    [name] Name
    [colour] Kategorie
    [position] Position
    [traits] Symbole
    [effect] Sofort-Effekt
    [powers] Wertung
    [text] Text
    [deck] Stapel
    [from] Spielerzahl
    [letter] Buchstabe
    [rounds] Runden
    [start_hand] Karten der Starthand
    [majority_points] Punkte einer Mehrheit
    [market_fill] Marktkarten jeder Runde, nach Spielern
    [points] Punkte
    [otherwise] Sonst
    [table] Punkte für 1, 2, 3 …
    [scope] Wo
    [select] Was zählt
    [when] Bedingung
    [sense] Wer
    [goods] Waren
    [kinds] Karten
    [colours] Kategorien
    [decks] Stapel
    [positions] Positionen
    [op] Anzahl
    [value] von
   *[other] { $field }
  }
amul-own-word = { $word ->
    [yellow] { ui-amul-row-yellow }
    [blue] { ui-amul-row-blue }
    [purple] { ui-amul-row-purple }
    [red] { ui-amul-row-red }
    [green] { ui-amul-row-green }
    [orange] { ui-amul-row-orange }
    [market] Markt
    [palace] Palast
    [bazaar] Bazar
    [table] Tisch
    [hand] Hand
    [both] Tisch oder Hand
    [arab] Arabisch
    [mongol] Mongolisch
    [military] Militär
    [trade] Handel
    [gift] Geschenk
    [flat] feste Punkte
    [set] ein Satz
    [each] Punkte für jede
    [variety] Punkte für jede verschiedene Karte
    [scarcity] je seltener, desto wertvoller
    [if] Punkte unter einer Bedingung
    [pair] Punkte für ein Paar
    [compare] Punkte für die meisten oder wenigsten
    [order] Punkte für einen Auftrag
    [own] meine eigenen
    [left] linker Nachbar
    [right] rechter Nachbar
    [neighbours] beide Nachbarn
    [own_neighbours] meine und die beider Nachbarn
    [all] alle Spieler
    [others] alle anderen
    [most] die meisten
    [least] die wenigsten
    [none] keiner
   *[other] { $word }
  }
