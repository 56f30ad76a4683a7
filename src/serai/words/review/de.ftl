ui-review-made = { $open ->
    [true] Beurteilt mit offenen Karten.
   *[false] Beurteilt nach dem, was an jedem Platz bekannt war.
  } { $worlds } Welten für jede Entscheidung, nach Gefühl zu Ende gespielt.
ui-review-result = { $share ->
    [0] kein Anteil am Sieg
    [100] der Sieg
   *[other] { $share } % des Sieges
  }
ui-review-cost = { $verdict ->
    [cost] { $cost } % eines Sieges (± { $error }) verschenkt
    [best] das Beste, was sich fand
   *[equal] so gut wie jede andere, soweit es sich sagen lässt
  }
ui-review-promise = { $win } % (± { $error })
ui-review-other = { $side ->
    [more] { $by } (± { $error }) mehr
    [less] { $by } (± { $error }) weniger
   *[equal] gleich gut, soweit es sich sagen lässt
  }{ $why_count ->
    [0] .
   *[other] : { $why }.
  }
ui-review-part = { $part ->
    [equal] Gleicher Anteil
    [seat] Platz
    [deal] Kartenglück
    [own] Eigene Entscheidungen
    [others] Entscheidungen der anderen
    [sealed] Zugleich Verdecktes
   *[result] Ergebnis
  }
ui-review-moment = { ui-review-round }: { $move }
ui-review-counted = { $count ->
    [0] Keine Entscheidung mit einer Wahl.
    [one] 1 Entscheidung mit einer Wahl
   *[other] { $count } Entscheidungen mit einer Wahl
  }{ $count ->
    [0] {""}
   *[other] . Etwas verschenkt bei { $cost }, kein Unterschied zu erkennen bei { $equal }, deutlich das Beste gefunden bei { $best }.
  }
ui-review-chances = Aussichten
ui-review-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
  }
ui-review-tenths = { NUMBER($number, minimumFractionDigits: 1) }
ui-review-over = Ende
ui-review-unfinished = Das Spiel ist nicht zu Ende: Ein Rückblick ist für die Zeit danach.
ui-review-of = Rückblick: { $seat }
ui-review-making = Der Rückblick entsteht: { $percent } %. { $here ->
    [true] Er wird abgebrochen, wenn du diese Seite verlässt.
   *[false] Du kannst die Seite verlassen; er wird aufgehoben.
  }
ui-review-waiting = Der Rückblick wartet, bis er an der Reihe ist …
ui-review-known = Wie ich es wusste
ui-review-all-open = Alle Karten offen
ui-review-judged = Wonach beurteilt wird
ui-review-seats = Wessen Spiel
ui-review-mattered = Worauf es ankam
ui-review-nothing = Keine Entscheidung machte einen Unterschied, der sich vom Zufall trennen lässt.
ui-review-your-choice = Gewählt
ui-review-look = Den Tisch ansehen
ui-review-ribbon = Aussichten, Runde für Runde
ui-review-ribbon-text = Wie { $seat } sie beurteilen konnte, wenn alle nach Gefühl weitergespielt hätten.
ui-review-ribbon-open = Mit offenen Karten, wenn alle nach Gefühl weitergespielt hätten.
ui-review-table = Dasselbe als Tabelle
ui-review-split = Woraus das Ergebnis entstand
ui-review-split-text = Alle begannen mit { $equal } %. Jeder Teil sagt, um wie viel er die Aussicht auf den Sieg verschob; zusammen sind sie das Ergebnis.
ui-review-part-text = { $part ->
    [seat] wo du saßest, bevor eine Karte ausgeteilt war
    [deal] was ausgeteilt und aufgedeckt wurde und am Ende verborgen gewesen war
    [own] deine Züge, verglichen mit dem Gefühl
    [others] Züge der anderen, die alle sehen konnten
   *[sealed] was zusammen aufgedeckt wurde, verglichen mit dem, was zu erwarten war
  }
ui-review-all = Alle Entscheidungen
ui-review-method = Wie das entsteht
ui-review-method-text = Jede Wahl und die besten anderen wurden in { $worlds } Welten zu Ende gespielt, { $open ->
    [true] in denen alle dieselben Karten halten
   *[false] die du nicht hättest unterscheiden können
  }, alle schnell nach Gefühl. ± ist der Standardfehler; Unterschiede bis zum Doppelten gelten als gleich. Gemacht von { $bot }, Startwert { $seed }: Noch einmal gemacht, ist er derselbe.
server-no-review = Zu diesem Spiel gibt es keinen Rückblick: Es bringt keine Vorhersagen mit.
server-reviews-busy = Gerade entstehen viele Rückblicke. Versuche es in einer Minute noch einmal.
