ui-deal-title = Wurde ehrlich gemischt?
ui-deal-checking = Dein Browser zieht alles noch einmal …
ui-deal-holds =
    { $count ->
        [one] Ja: Das eine Zufallsergebnis stand vor dem Spiel fest.
       *[other] Ja: Alle { $count } Zufallsergebnisse standen vor dem Spiel fest.
    }
ui-deal-remembered = Der Fingerabdruck ist der, den dieses Gerät sah, als du dich gesetzt hast, und deine eigenen Ziffern wurden verwendet.
ui-deal-other = Aber das ist nicht der Fingerabdruck, den dieses Gerät sah, als du dich gesetzt hast, oder deine eigenen Ziffern fehlen.
ui-deal-compare = Dieses Gerät saß nicht am Tisch. Wer dort saß, kann den Fingerabdruck mit dem vergleichen, der dort gezeigt wurde.
ui-deal-given =
    { $count ->
        [one] Ein Ergebnis wurde absichtlich aus einer früheren Partie wiederholt; diese Prüfung umfasst es nicht.
       *[other] Die ersten { $count } Ergebnisse wurden absichtlich aus einer früheren Partie wiederholt; diese Prüfung umfasst sie nicht.
    }
ui-deal-commitment = Fingerabdruck, vor dem Spiel gezeigt
ui-deal-secret = Das Geheimnis, jetzt offen
ui-deal-salt = Ziffern von { $name }
ui-deal-how = Was das beweist
ui-deal-how-text = Als der Tisch eröffnet wurde, zog der Server ein Geheimnis und zeigte seinen Fingerabdruck. Erst danach wählte das Gerät jedes Spielers eigene zufällige Ziffern und zeigte sie, als die Plätze feststanden. Alle Karten folgen aus dem Geheimnis und diesen Ziffern. Also konnte niemand, weder der Server noch ein Spieler, die Karten noch wählen, als zu sehen war, was ausgeteilt würde. Dein Browser hat das gerade selbst nachgerechnet.
ui-deal-not = Was es nicht beweist
ui-deal-not-text = Wer den Server betreibt, könnte während des Spiels in das Geheimnis geschaut haben. Das Gerät eines Spielers, das beim Start nicht verbunden war, hat nichts beigetragen. Spielt mit Leuten, denen ihr vertraut, oder betreibt einen eigenen Server.
record-deal-none = Die Aufzeichnung sagt nicht, wie gemischt wurde.
record-deal-format = Die Aufzeichnung beschreibt das Mischen in einem unbekannten Format; bekannt ist { $format }.
record-deal-shape = Was die Aufzeichnung über das Mischen sagt, ist unvollständig oder beschädigt.
record-deal-bags = Die Zahlenbeutel der Aufzeichnung sind nicht die der Ausgabe.
record-deal-cards = Die Karten der Aufzeichnung sind nicht die der Ausgabe.
ui-deal-foreign = Zug { $move } hat { $card } in { $part }: Das gehört nicht zu den zugesagten Karten, oder es kommt zu oft vor.
record-deal-candidates = Die möglichen Ergebnisse der Aufzeichnung sind nicht die, die die Regeln erlauben.
record-deal-salts = Die Ziffern der Spieler sind nicht die, die zu Beginn festgehalten wurden: Mindestens eine wurde verändert.
record-deal-secret = Das Geheimnis passt nicht zum Fingerabdruck dieses Tisches mit diesen Optionen.
record-deal-differs = Zug { $move } folgt nicht aus dem Geheimnis und den Ziffern der Spieler: { $part } ist { $given } und müsste { $ours } sein.
ui-deal-log = Das öffentliche Protokoll
ui-deal-log-text = Dieser Server trägt jede Kartenverteilung, die er verspricht, und jedes Spiel, das endet, in ein Protokoll ein, das alle lesen können. Niemand kann einen Eintrag später ändern, ohne dass es denen auffällt, die ihn schon gelesen haben.
ui-deal-log-open = Protokoll öffnen
