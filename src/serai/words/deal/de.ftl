ui-deal-title = Wurde ehrlich gegeben?
ui-deal-checking = Alles, was der Zufall brachte, wird noch einmal gezogen …
ui-deal-holds =
    { $count ->
        [one] Ja: Was der Zufall brachte, wurde vor dem Spiel so versprochen.
       *[other] Ja: Alle { $count } Dinge, die der Zufall brachte, wurden vor dem Spiel so versprochen.
    }
ui-deal-remembered = Das Versprechen ist das, welches dieses Gerät sah, als du dich gesetzt hast, und dein eigener Zusatz wurde verwendet.
ui-deal-other = Aber das ist nicht das Versprechen, das dieses Gerät sah, als du dich gesetzt hast, oder dein Zusatz fehlt.
ui-deal-compare = Dieses Gerät saß nicht am Tisch. Wer dort saß, kann das Versprechen mit dem vergleichen, das dort gezeigt wurde.
ui-deal-given =
    { $count ->
        [one] Ein Ergebnis stammt aus einer früheren Partie und wurde absichtlich noch einmal gegeben; darüber wird hier nichts gesagt.
       *[other] Die ersten { $count } Ergebnisse stammen aus einer früheren Partie und wurden absichtlich noch einmal gegeben; darüber wird hier nichts gesagt.
    }
ui-deal-commitment = Das Versprechen, vor dem Spiel gezeigt
ui-deal-secret = Das versprochene Geheimnis, jetzt offen
ui-deal-salt = Zusatz von { $name }
ui-deal-how = Was das beweist
ui-deal-how-text = Als der Tisch eröffnet wurde, wurde ein Geheimnis gezogen und sein Fingerabdruck gezeigt: das Versprechen. Erst danach fügte das Gerät jedes Spielers eigene zufällige Ziffern hinzu. Alle Karten folgen aus beidem. Wer den Tisch betreibt, konnte die Karten also nicht mehr wählen, als die Spieler kamen, und auch kein Spieler konnte sie wählen. Dein Browser hat das gerade selbst nachgerechnet.
ui-deal-not = Was es nicht beweist
ui-deal-not-text = Wer den Server betreibt, könnte während des Spiels in das Geheimnis geschaut haben, und könnte mit dem Spieler verbündet sein, der sich zuletzt gesetzt hat. Spielt mit Leuten, denen ihr vertraut, oder betreibt einen eigenen Server.
record-deal-none = Die Aufzeichnung sagt nicht, wie der Zufall gezogen wurde.
record-deal-format = Wie der Zufall gezogen wurde, steht in einem unbekannten Format da; bekannt ist { $format }.
record-deal-shape = Was die Aufzeichnung über das Geben sagt, ist unvollständig oder beschädigt.
record-deal-bags = Die Beutel, aus denen Zahlen gezogen wurden, sind nicht die der Ausgabe.
record-deal-candidates = Woraus einiges gezogen worden sein soll, stimmt nicht mit den Regeln überein.
record-deal-salts = Die Zusätze sind nicht die, die zu Beginn festgehalten wurden: Einer von ihnen wurde verändert.
record-deal-secret = Das Geheimnis ist nicht das versprochene: Das Versprechen passt nicht zu ihm, diesem Tisch und diesen Optionen.
record-deal-differs = Zug { $move } wurde nicht aus dem Geheimnis und den Zusätzen gezogen: { $part } ist { $given } und müsste { $ours } sein.
