### Āmul: Karten, Zeilen der Wertung, Symbole

amul-card = { $count ->
    [one] „{ $card }“
   *[other] { $count }× „{ $card }“
  }
amul-card-unknown = Diese Karte
amul-kind = „{ $kind }“
amul-kind-unknown = Diese Karte
amul-row = { $row ->
    [yellow] Gelb (Gegenstände)
    [blue] Blau (Rohstoffe)
    [purple] Lila (Kaufleute)
    [red] Rot (Militär)
    [green] Grün (Charaktere)
    [orange] Orange (Kamele)
    [bazaar] Bazar
    [arab] Arabische Mehrheit
    [mongol] Mongolische Mehrheit
    [total] Punkte
    [prowess] Militärische Stärke
   *[wins] Gewonnene Spiele
  }
amul-written = { $row ->
    [arab] Arabische Symbole
    [mongol] Mongolische Symbole
    [military] Militärsymbole
   *[other] { amul-row }
  }
amul-colour = { $colour ->
    [yellow] gelbe
    [blue] blaue
    [purple] lila
    [red] rote
    [green] grüne
    [orange] orange
   *[bazaar] zum Bazar gehörende
  }
amul-place = { $place ->
    [market] Markt
    [palace] Palast
   *[bazaar] Bazar
  }
amul-position = { $position ->
    [table] Tisch
    [hand] Hand
   *[both] Tisch/Hand
  }
amul-symbols = { $trait ->
    [arab] { $count ->
        [one] arabisches Symbol
       *[other] arabische Symbole
      }
    [mongol] { $count ->
        [one] mongolisches Symbol
       *[other] mongolische Symbole
      }
    [military] { $count ->
        [one] Militärsymbol
       *[other] Militärsymbole
      }
    [trade] { $count ->
        [one] Handelssymbol
       *[other] Handelssymbole
      }
   *[gift] { $count ->
        [one] Geschenksymbol
       *[other] Geschenksymbole
      }
  }
amul-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }

### Āmul: was geschieht

amul-event-began = { $first_who ->
    [you] Du bist
   *[other] { $first } ist
  } Startspieler.
amul-event-dealt = { $cards_count ->
    [0] { "" }
   *[other] { $who ->
        [you] Du ziehst
       *[other] { $seat } zieht
      } { $cards }.
  }
amul-event-round = Runde { $round }. { $first_pick_who ->
    [you] Du hast
   *[other] { $first_pick } hat
  } die „Erste Wahl“-Karte.
amul-event-filled = { $cards_count ->
    [one] { $cards } kommt
   *[other] { $cards } kommen
  } in den Markt.
amul-event-offered = { $who ->
    [you] Du bietest
   *[other] { $seat } bietet
  } { $card } an.
amul-event-shuffled = Die Angebote, gemischt: { $cards }.
amul-event-order = { $step ->
    [pick] Reihenfolge beim Nehmen: { $seats }.
   *[effect] Reihenfolge der Sofort-Effekte: { $seats }.
  }
amul-event-picked = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
  } { $card }.
amul-event-revealed = { $who ->
    [you] Du deckst
   *[other] { $seat } deckt
  } { $card } auf{ $stays ->
    [true] .
   *[false] . Die Karte hat nur das Handsymbol, also wird sie aus dem Spiel entfernt.
  }
amul-event-took = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
  } { $card_count ->
    [0] nichts
   *[other] { $card }
  } aus dem { $source }.
amul-event-emptied = { $cards_count ->
    [0] { "" }
    [one] { $cards } bleibt im Markt liegen und wird aus dem Spiel entfernt.
   *[other] { $cards } bleiben im Markt liegen und werden aus dem Spiel entfernt.
  }
amul-event-laid-down = { $who ->
    [you] Du legst
   *[other] { $seat } legt
  } { $cards_count ->
    [0] nichts
   *[other] { $cards }
  } aus. { $removed_count ->
    [0] { "" }
    [one] { $removed } bleibt auf der Hand und wird aus dem Spiel entfernt.
   *[other] { $removed } bleiben auf der Hand und werden aus dem Spiel entfernt.
  }
amul-event-over = Das Spiel ist vorbei.
amul-outcome = { $winners_count ->
    [one] { $who ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
      }
   *[other] { $winners } { $winners_who ->
        [you] gewinnt
       *[other] gewinnen
      } gemeinsam
  } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }{ $others_count ->
    [0] .
   *[other] { " " }und Militärischer Stärke { $prowess }. Gleich viele Punkte, aber weniger Stärke: { $others }.
  }
amul-why-outcome = { $winners_count ->
    [one] { $others_count ->
        [0] Die meisten Punkte gewinnen (A12.1).
       *[other] Bei gleich vielen Punkten gewinnt die höhere Militärische Stärke; Buchstaben zählen hier nicht (A12.2).
      }
   *[other] Bei gleich vielen Punkten und gleicher Militärischer Stärke wird der Sieg geteilt (A12.3).
  }

### Āmul: was zu tun ist

amul-ask-offer = Wähle eine Karte für den Markt.
amul-ask-pick = Nimm eine Karte aus dem Markt.
amul-ask-play = Wähle eine Karte zum Aufdecken.
amul-ask-effect = Nimm eine Karte aus dem { $place } oder nichts.
amul-wait-offer = { $card_count ->
    [0] { "" }
   *[other] Du bietest { $card } an. Du kannst es dir anders überlegen, bis alle gewählt haben.
  } { $seats } { $seats_count ->
    [one] muss noch wählen.
   *[other] müssen noch wählen.
  }
amul-wait-play = { $card_count ->
    [0] { "" }
   *[other] Du deckst { $card } auf. Du kannst es dir anders überlegen, bis alle gewählt haben.
  } { $seats } { $seats_count ->
    [one] muss noch wählen.
   *[other] müssen noch wählen.
  }
amul-wait-pick = { $seat } nimmt eine Karte.
amul-wait-effect = { $seat } darf eine Karte aus dem { $place } nehmen.
amul-wait-chance = Die Karten sind noch nicht verteilt.
amul-wait-over = Das Spiel ist vorbei.
amul-choice-nothing = Nichts nehmen

### Āmul: warum eine Karte so viel zählt. $what ist „3 Karten ‚Juwel‘“ oder „2 arabische Symbole“, $where sagt, bei wem.

amul-what-cards = { $count } { $colours } { $count ->
    [one] Karte
   *[other] Karten
  } { $decks } { $kinds } { $positions }
amul-what-symbols = { $count } { $symbols } { $on }
amul-what-on = (nur { $colours } Karten { $decks } { $kinds } { $positions })
amul-what-decks = aus dem { $decks }
amul-what-positions = mit Position { $positions }
amul-what-with = mit Symbol ({ $symbols })
amul-where = { $scope ->
    [own] in deinem Spielbereich
    [left] im Spielbereich links von dir
    [right] im Spielbereich rechts von dir
    [neighbours] in den Spielbereichen neben dir
    [own_neighbours] in deinem Spielbereich und denen neben dir
    [all] in allen Spielbereichen
   *[others] in den anderen Spielbereichen
  }
amul-why-flat = Immer { $worth }.
amul-why-set = { $kind } Nummer { $copy } von { $copies }: Der Satz wächst von { $before } auf { $total } Punkte.
amul-why-each = Je { $each }: { $what } { $where }.
amul-why-variety = Je { $each }: { $kinds ->
    [one] 1 Art
   *[other] { $kinds } verschiedene Arten
  } ({ $what } { $where }).
amul-why-scarcity = { $count ->
    [one] In allen Spielbereichen zusammen liegt nur 1 Karte { $kind }: { $worth }.
   *[other] In allen Spielbereichen zusammen liegen { $count } Karten { $kind }: je { $worth }.
  }
amul-why-if-yes = { $worth }: { $conditions }.
amul-why-if-no = Nur { $worth }: { $conditions }.
amul-condition = { $what } { $where } ({ $op ->
    [at-least] mindestens { $value } nötig
    [at-most] { $value ->
        [0] keine
       *[other] höchstens { $value }
      } erlaubt
   *[exactly] genau { $value } nötig
  })
amul-why-pair-yes = { $kind } Nummer { $copy } hat eine Partnerkarte: Du hast { $what }.
amul-why-pair-no = { $kind } Nummer { $copy } hat keine Partnerkarte: Du hast { $what }.
amul-why-compare-most-yes = Niemand hat mehr: du { $what }, { $others }.
amul-why-compare-most-no = { $count ->
    [0] Du hast { $what }.
   *[other] Jemand hat mehr: du { $what }, { $others }.
  }
amul-why-compare-least-yes = Niemand hat weniger: du { $what }, { $others }.
amul-why-compare-least-no = Jemand hat weniger: du { $what }, { $others }.
amul-why-compare-other = { $seat } { $count }
amul-why-order-yes = Der Auftrag ist erfüllt: Du hast { $goods }.
amul-why-order-no = Der Auftrag ist nicht erfüllt. Noch nötig: { $goods }.
amul-why-majority = { $what }: { $shared ->
    [two] Plätze { $first } und { $last } geteilt
    [more] Plätze { $first } bis { $last } geteilt
   *[no] { $first }. Platz
  }.
amul-why-majority-shared = { $what }: Plätze { $first } bis { $last }, Punkte geteilt.
amul-why-majority-broken = { $what }: { $shared ->
    [no] { $first }. Platz
   *[yes] gemeinsam Plätze { $first } bis { $last }
  } nach Militärischer Stärke.
amul-why-majority-none = Du hast { $what }.
amul-why-floor = Eine Karte zählt nie weniger als 0.

### Āmul: was eine Karte an deinen Punkten ändert, wenn das Spiel jetzt endete: Spielbereich und Handkarten, die zählen

amul-worth = { $fate ->
    [give] Ohne sie
    [reveal] Aufgedeckt
   *[get] Mit ihr
  }: { $parts ->
    [none] keine Änderung
    [sure] { $sure } sicher
    [unsure] { $unsure } vorläufig
   *[both] { $sure } sicher, { $unsure } vorläufig
  }
amul-worth-short = { $parts ->
    [none] ±0
    [sure] { $sure }
    [unsure] { $unsure } vorläufig
   *[both] { $sure }, { $unsure } vorläufig
  }

### Browser: Āmul

ui-amul-row-yellow = Gegenstände
ui-amul-row-blue = Rohstoffe
ui-amul-row-purple = Kaufleute
ui-amul-row-red = Militär
ui-amul-row-green = Charaktere
ui-amul-row-orange = Kamele
ui-amul-row-bazaar = Bazar
ui-amul-row-arab = Arabische Mehrheit
ui-amul-row-mongol = Mongolische Mehrheit
ui-amul-short-yellow = Gegenstände
ui-amul-short-blue = Rohstoffe
ui-amul-short-purple = Kaufleute
ui-amul-short-red = Militär
ui-amul-short-green = Charaktere
ui-amul-short-orange = Kamele
ui-amul-short-bazaar = Bazar
ui-amul-short-arab = Arabisch
ui-amul-short-mongol = Mongolisch
ui-amul-position-table = zählt im Spielbereich
ui-amul-position-hand = zählt auf der Hand
ui-amul-position-both = zählt im Spielbereich und auf der Hand
ui-amul-trait-arab = { $count ->
    [one] 1 arabisches Symbol
   *[other] { $count } arabische Symbole
  }
ui-amul-trait-mongol = { $count ->
    [one] 1 mongolisches Symbol
   *[other] { $count } mongolische Symbole
  }
ui-amul-trait-military = { $count ->
    [one] 1 Militärsymbol
   *[other] { $count } Militärsymbole
  }
ui-amul-trait-trade = { $count ->
    [one] 1 Handelssymbol
   *[other] { $count } Handelssymbole
  }
ui-amul-trait-gift = { $count ->
    [one] 1 Geschenksymbol
   *[other] { $count } Geschenksymbole
  }
ui-amul-card = { $name }. { $category }, { $position }. { $text }
ui-amul-stack = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
  }
ui-amul-only-table = zählt nur im Spielbereich
ui-amul-only-hand = zählt nur auf der Hand
ui-amul-why-part = { $name }: { $change ->
    [comes] { $after ->
        [one] { $after } Punkt.
       *[other] { $after } Punkte.
      }
    [goes] { $before ->
        [one] { $before } Punkt entfällt.
       *[other] { $before } Punkte entfallen.
      }
   *[stays] { $before ->
        [one] aus { $before } Punkt
       *[other] aus { $before } Punkten
      } { $after ->
        [1] wird { $after }.
       *[other] werden { $after }.
      }
  }
ui-amul-why-both = Sie zählt auf deiner Hand wie in deinem Spielbereich (A6.2, A10.1).
ui-amul-worth = { $fate ->
    [give] Ohne sie
    [reveal] Aufgedeckt
   *[get] Mit ihr
  }: { $certain ->
    [none] keine Änderung
    [sure] { $points }
   *[open] { $points }, wenn sich nichts ändert
  }
ui-amul-goods = Du hast { $goods }.
ui-amul-scale = { $of ->
    [scarcity] Wie viele in allen Spielbereichen zusammen liegen, und was jede dann zählt:
   *[other] Wie viele du hast, und was alle zusammen dann zählen:
  }
ui-amul-letter-says = Buchstabe { $letter }: Bei gleicher Militärischer Stärke kommt der frühere Buchstabe zuerst (A9.3).
ui-amul-why-now = { $hand ->
    [counts] Wenn das Spiel jetzt endete, deine Hand mitgezählt:
   *[none] Wenn das Spiel jetzt endete:
  }
ui-amul-why-sum = Insgesamt { $points }.
ui-amul-leaves = Deckst du sie auf, wird sie aus dem Spiel entfernt. Sie zählt, wenn du sie am Ende auf der Hand hast.
ui-amul-chosen = Deine Wahl, verdeckt.
ui-amul-market = Markt
ui-amul-palace = Palast
ui-amul-bazaar = Bazar
ui-amul-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
  }
ui-amul-gone = { $count ->
    [one] { $count } Karte aus dem Spiel
   *[other] { $count } Karten aus dem Spiel
  }
ui-amul-nothing-gone = Noch ist keine Karte aus dem Spiel.
ui-amul-hand = Deine Hand
ui-amul-own-area = Dein Spielbereich
ui-amul-area = Spielbereich
ui-amul-empty-own-area = Hier liegen bald deine aufgedeckten Karten.
ui-amul-empty-area = Noch nichts.
ui-amul-known = Sicher auf der Hand
ui-amul-offered-by = Angeboten von { $who ->
    [you] dir
   *[other] { $seat }
  }.
ui-amul-face-down = { $who ->
    [you] Deine verdeckte Karte
   *[other] Eine verdeckte Karte von { $seat }
  }
ui-amul-points-so-far = { $points ->
    [one] { $points } Punkt auf dem Tisch
   *[other] { $points } Punkte auf dem Tisch
  }
ui-amul-hand-size = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
ui-amul-prowess = Militärische Stärke { $count }
ui-amul-prowess-letter = Militärische Stärke { $count }, Buchstabe { $letter }: Bei gleicher Stärke kommt der frühere zuerst
ui-amul-first-pick = „Erste Wahl“-Karte
ui-amul-start = Startspieler
ui-amul-turn = { $place ->
    [1] an 1. Stelle
    [2] an 2. Stelle
    [3] an 3. Stelle
   *[other] an { $place }. Stelle
  }
ui-amul-steps = Schritte der Runde
ui-amul-step-offer = Anbieten
ui-amul-step-pick = Nehmen
ui-amul-step-play = Aufdecken
ui-amul-step-effect = Effekte

amul-told-offers = Alle Angebote werden aufgedeckt.
amul-told-reveal = Alle decken eine Karte auf.
ui-amul-do-offer = „{ $card }“ anbieten
ui-amul-do-pick = „{ $card }“ nehmen
ui-amul-do-play = „{ $card }“ aufdecken
ui-amul-do-effect = „{ $card }“ nehmen
ui-amul-point-at-a-card = Zeig auf eine Karte, um sie zu lesen.
ui-amul-tap-a-card = Tippe auf eine Karte, um sie zu lesen.
ui-amul-score-so-far = Stand bisher
ui-amul-score-now = Wenn das Spiel jetzt endete: { $table } auf dem Tisch, { $hand } mit deiner Hand
ui-amul-with-yours = , { $hand } mit deiner Hand
ui-amul-on-the-table = Auf dem Tisch
ui-amul-with-hand = Mit deiner Hand
ui-amul-in-hand = Auf der Hand
ui-amul-open-majority = { $points }: noch offen, über Mehrheiten entscheidet das Ende
ui-amul-all-rows = Alle Zeilen
ui-amul-copies = { $count } in diesem Spiel: { $places }.
ui-amul-where-market = im Markt
ui-amul-where-palace = im Palast
ui-amul-where-bazaar = im Bazar
ui-amul-where-hand = auf deiner Hand
ui-amul-where-own-area = in deinem Bereich
ui-amul-where-area = vor { $seat }
ui-amul-where-known = auf der Hand von { $seat }
ui-amul-where-removed = aus dem Spiel
ui-amul-where-unseen = noch nicht gesehen

### Browser: nach dem Spiel

ui-amul-cell = { $seat }, { $row }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
ui-amul-why = { $seat }: { $row }
ui-amul-no-cards-of = Keine Karten in dieser Zeile.

### Browser: Kartenschau und Wertungsblock

ui-amul-category = Kategorie
ui-amul-all-categories = alle Kategorien
ui-amul-position = Position
ui-amul-all-positions = alle Positionen
ui-amul-copies-heading = { $count ->
    [one] { $count } Exemplar
   *[other] { $count } Exemplare
  }
ui-amul-number = Unsere Nummer
ui-amul-deck-heading = Stapel
ui-amul-from-players = Spielerzahl
ui-amul-letter = Buchstabe

### Browser: Hilfe neben dem Tisch

ui-amul-help-title-setup = Aufbau
ui-amul-help-title-offer = Anbieten
ui-amul-help-title-pick = Nehmen
ui-amul-help-title-play = Aufdecken
ui-amul-help-title-effect = Effekte
ui-amul-help-title-over = Das Ende
ui-amul-help = { $step ->
    [offer] Alle legen eine Karte verdeckt in den Markt. Du darfst deine eigene wieder nehmen, wenn sie noch da ist.
    [pick] Alle nehmen eine Karte aus dem Markt, in der Reihenfolge der Ringe: anfangs nach der „Erste Wahl“-Karte, in späteren Runden nach Militärischer Stärke.
    [play] Alle decken eine Karte auf. Karten mit Tischsymbol bleiben vor dir liegen; Karten, die nur das Handsymbol haben, werden aus dem Spiel entfernt.
    [effect] Wer eine Karte mit rundem Siegel aufgedeckt hat, darf eine Karte von dem Ort nehmen, den es zeigt.
    [over] Die Handkarten sind ausgelegt, und alles zählt.
   *[setup] Die Karten werden ausgeteilt.
  }

### Āmul: im Terminal

terminal-amul-headline = Āmul, Runde { $round } von { $rounds }: { $step }
terminal-amul-step = { $step ->
    [setup] Der Aufbau
    [offer] Anbieten
    [pick] Nehmen
    [play] Aufdecken
    [effect] Sofort-Effekte
   *[over] Das Ende
  }
terminal-amul-help = „? seide“ erklärt eine Karte, „= seide“ spielt sie, auch wenn sie nicht in der Liste steht. Symbole: A arabisch, M mongolisch, X Militär, H Handel, G Geschenk. Die Zahlen gelten, als endete das Spiel jetzt: „+3“ ändert deine Punkte sicher, „+4 vorläufig“ nur, solange die Spielbereiche der anderen so bleiben. Eine Karte mit Tischsymbol bleibt liegen, wenn du sie aufdeckst; eine mit Handsymbol zählt, wenn du sie am Ende auf der Hand hast.
terminal-amul-own-area = Du
terminal-amul-hand = Deine Hand
terminal-amul-hand-of = Hand von { $seat }
terminal-amul-first-pick = „Erste Wahl“
terminal-amul-order = Reihenfolge
terminal-amul-hand-size = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
  }
terminal-amul-known = darunter { $cards }
terminal-amul-prowess = Stärke { $prowess }, Buchstabe { $letter }
terminal-amul-letter = Buchstabe { $letter }
terminal-amul-neighbour = { $side ->
    [left] links von dir
   *[right] rechts von dir
  }
terminal-amul-from = von { $seat }
terminal-amul-initial = { $trait ->
    [arab] A
    [mongol] M
    [military] X
    [trade] H
   *[gift] G
  }
terminal-amul-removed = aus dem Spiel
terminal-amul-unseen = noch nicht gesehen
terminal-amul-copies = { $copies ->
    [one] 1 Exemplar
   *[other] { $copies } Exemplare
  } in diesem Spiel: { $places }.

### Āmul: eine Ausgabe im Terminal

terminal-amul-edition-initials = Symbole: A arabisch, M mongolisch, X Militär, H Handel, G Geschenk.
terminal-amul-edition-number = Nummer
terminal-amul-edition-copies = Unter 3 bis 8: Exemplare, die bei so vielen Personen dazukommen; Palastkarten nach einem +.
