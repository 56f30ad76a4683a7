### Der Rückblick auf ein Spiel: was ein Trainer sagen würde, worauf es ankam, und wie das beurteilt wurde.

ui-coach-course = { $end ->
    [won] Du hast gewonnen
    [shared] Du hast dir den Sieg geteilt
   *[lost] Gewonnen hat { $winners }
  }{ $turn ->
    [none] { $end ->
        [lost] : Du lagst von Anfang an zurück.
       *[won] {" "}und lagst von Anfang an vorn.
      }
    [0] { $end ->
        [lost] : Schon im Aufbau bist du endgültig zurückgefallen.
       *[won] : Schon im Aufbau bist du endgültig in Führung gegangen.
      }
   *[other] { $end ->
        [lost] : In Runde { $turn } bist du endgültig zurückgefallen.
       *[won] : In Runde { $turn } bist du endgültig in Führung gegangen.
      }
  }
ui-coach-cost = Am meisten gekostet hat dich: { $moment }.
ui-coach-sound = Keine deiner Entscheidungen war klar schlechter als eine andere.
ui-coach-best = Deine beste Entscheidung: { $moment }.
ui-coach-good = { $good ->
    [0] Jede deiner Entscheidungen war klar schlechter als eine andere.
    [one] Eine deiner { $count } Entscheidungen war so gut wie jede andere.
   *[other] { $good } deiner { $count } Entscheidungen waren so gut wie jede andere.
  }
ui-coach-why = { $why_count ->
    [0] .
   *[other] , denn { $why }.
  }
ui-review-verdict = Gewählt: { $move }. { $verdict ->
    [best] Das war klar am besten
   *[cost] Besser: { $better }
  }{ ui-coach-why }
ui-review-new-try = Neuer Versuch ab Runde { $round }{ $won ->
    [unknown] .
   *[other] : Deine erste Wahl gewann von hier { $won } von 100 Spielen.
  }
ui-review-made = { $open ->
    [true] Beurteilt mit offenen Karten.
   *[false] Beurteilt nach dem, was jede Person wissen konnte.
  } { $worlds } schnelle Spiele für jede Wahl.
ui-review-cost = { $verdict ->
    [cost] das kostete etwa { $cost } von 100 Siegen
    [best] die beste Wahl
   *[equal] so gut wie jede andere
  }
ui-review-promise = { $win } % Siegchance
ui-review-other = { $side ->
    [more] { $by } Siege mehr von 100
    [less] { $by } Siege weniger von 100
   *[equal] kein klarer Unterschied
  }.
ui-review-part = { $part ->
    [equal] Gleicher Anteil
    [seat] Platz
    [deal] Kartenglück
    [own] Eigene Entscheidungen
    [others] Entscheidungen der anderen
    [sealed] Gleichzeitige Entscheidungen
   *[result] Ergebnis
  }
ui-review-moment = { ui-review-round }, { $moment }
ui-review-decision = { ui-review-round }: { $move }
ui-review-counted = { $count ->
    [0] Es gab nichts zu entscheiden.
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
  }{ $count ->
    [0] {""}
   *[other] : { $cost ->
        [0] nie
       *[other] { $cost }-mal
      } etwas verschenkt, { $equal }-mal kein klarer Unterschied, { $best ->
        [0] nie
       *[other] { $best }-mal
      } klar den besten Zug gefunden.
  }
ui-review-chances = Aussichten
ui-review-round = { $round ->
    [0] Vorbereitung
   *[other] Runde { $round }
  }
ui-review-tenths = { NUMBER($number, minimumFractionDigits: 1) }
ui-review-percent = { NUMBER($number, maximumFractionDigits: 1) } %
ui-review-over = Ende
ui-review-unfinished = Das Spiel ist nicht zu Ende. Den Rückblick gibt es danach.
ui-review-of = Rückblick: { $seat }
ui-review-making = Der Rückblick entsteht: { $percent } %. { $here ->
    [true] Er bricht ab, wenn du diese Seite verlässt.
   *[false] Du kannst diese Seite verlassen; der Rückblick wird gespeichert.
  }
ui-review-waiting = Der Rückblick wartet, bis er an der Reihe ist …
ui-review-known = Was ich wusste
ui-review-all-open = Alle Karten offen
ui-review-judged = Entscheidungen beurteilen
ui-review-seats = Wessen Spiel
ui-review-mattered = Worauf es ankam
ui-review-nothing = Keine Entscheidung machte einen klaren Unterschied.
ui-review-your-choice = Gewählt
ui-review-look = Den Tisch ansehen
ui-review-ribbon = Aussichten, Runde für Runde
ui-review-ribbon-text = Wie sie damals zu beurteilen waren, wenn alle schnell weiterspielen ({ $seat }).
ui-review-ribbon-open = Mit offenen Karten, wenn alle schnell weiterspielen.
ui-review-table = Als Tabelle zeigen
ui-review-split = Was das Ergebnis bestimmte
ui-review-split-text = Alle begannen mit { $equal } %. Jeder Teil zeigt, wie sehr er die Aussicht auf den Sieg veränderte; zusammen ergeben sie das Ergebnis.
ui-review-part-text = { $part ->
    [seat] wo du saßest, bevor eine Karte ausgeteilt war
    [deal] die Karten, die ausgeteilt oder aufgedeckt wurden, und die bis zuletzt verborgenen
    [own] deine Züge, verglichen mit denen eines schnellen Bots
    [others] Züge der anderen, die alle sehen konnten
   *[sealed] was gleichzeitig aufgedeckt wurde, verglichen mit dem, was zu erwarten war
  }
ui-review-all = Alle Entscheidungen
ui-review-method = So funktioniert es
ui-review-method-text = Ein Bot hat jede Wahl und die besten Alternativen in je { $worlds } Spielen zu Ende gespielt, { $open ->
    [true] mit denselben Händen wie hier
   *[false] in denen verdeckte Karten zufällig aus dem gezogen waren, was du nicht wissen konntest
  }. Alle ziehen darin schnell, ohne vorauszudenken. ± ist der Standardfehler dieser Stichprobe; ein Unterschied zählt nur, wenn er mehr als doppelt so groß ist. Dasselbe Spiel ergibt immer denselben Rückblick.
server-no-review = Zu diesem Spiel gibt es keine Rückblicke.
server-reviews-busy = Der Server ist mit anderen Rückblicken beschäftigt. Versuche es in einer Minute noch einmal.
