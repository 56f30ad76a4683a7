# Alles, was serai auf Deutsch sagt. Argumente: $seat ist der Name einer Spielerin oder eines Spielers, $card der einer Karte.

### Āmul: Abweisungen

amul-refuse-verb = Ein Zug ist einer von { $verbs }. Schick einen davon als „do“.
amul-refuse-fields = Ein Zug „{ $verb }“ hat genau die Felder do, { $fields }.
amul-refuse-type = Das Feld „{ $field }“ hat den falschen Typ. Kartennummern und Plätze sind ganze Zahlen.
amul-refuse-seat = Diesen Platz gibt es nicht. Die Plätze haben die Nummern 0 bis { $last }.
amul-refuse-setup-first = Das Spiel ist noch nicht aufgebaut. Der erste Zug ist „setup“.
amul-refuse-setup-again = Das Spiel ist schon aufgebaut. Es geht mit der ersten Runde weiter.
amul-refuse-first = Startspielerin oder Startspieler muss ein Platz von 0 bis { $last } sein.
amul-refuse-deck = Der Stapel muss genau die { $count } Marktkarten dieses Spiels enthalten, jede einmal.
amul-refuse-over = Das Spiel ist vorbei. Es kann nicht mehr gezogen werden.
amul-refuse-not-now = { $verb ->
    [offer] Du kannst jetzt keine Karte anbieten.
    [pick] Du kannst jetzt keine Karte nehmen.
    [play] Du kannst jetzt keine Karte aufdecken.
   *[effect] Jetzt gibt es keinen Sofort-Effekt zu nutzen.
  } { $step ->
    [offer] Alle wählen gerade eine Karte für den Markt.
    [pick] Gerade werden Karten aus dem Markt genommen.
    [play] Alle wählen gerade eine Karte zum Aufdecken.
   *[effect] Gerade werden Sofort-Effekte genutzt.
  }
amul-refuse-not-on-turn = Du bist nicht am Zug. Warte auf { $seat }.
amul-refuse-not-in-hand = { $card } ist nicht auf deiner Hand. Wähle eine deiner eigenen Karten.
amul-refuse-not-in-market = { $card } liegt nicht im Markt. Nimm eine der Karten, die dort liegen.
amul-refuse-not-in-source = { $card } liegt nicht dort, wo dieser Effekt nimmt. Wähle eine Karte von dort oder nimm nichts.
amul-refuse-chosen = { $seat } hat in diesem Schritt schon gewählt. Eine Aufzeichnung enthält nur die endgültige Wahl.
amul-refuse-copies = { $seat } hat { $kind } { $surplus ->
    [one] einmal
   *[other] { $surplus }-mal
  } zu viel. { $count ->
    [0] In einem Spiel zu { $players } kommt die Karte nicht vor.
    [one] In einem Spiel zu { $players } gibt es nur eine.
   *[other] In einem Spiel zu { $players } gibt es { $count }.
  }
amul-pad-areas = { $areas } Spielbereiche: Āmul ist für { $fewest } bis { $most } Personen.
amul-pad-no-list = { $seat }: { $given } ist keine Liste von Karten.
amul-pad-too-many = { $seat } hat { $count } Karten. Das ganze Spiel hat { $most }.
amul-pad-no-card = { $seat }: In dieser Ausgabe gibt es keine Karte { $given }. Nimm sie heraus.
amul-pad-no-number = { $seat }: Es gibt keine Karte { $given }. Ihre Nummern gehen bis { $last }.
amul-pad-no-deck = { $seat }: { $given } nennt keinen der Stapel { $decks }.
amul-pad-not-in-deck = { $seat }: { $kind } gehört nicht zu den Karten { $deck ->
    [palace] des Palasts
    [bazaar] des Bazars
   *[market] des Markts
  }.
amul-pad-twice = Karte { $number } ({ $kind }) liegt zweimal da. Jede Karte gibt es nur einmal.
amul-pad-not-in-game = { $seat }: Karte { $number } ({ $kind }) kommt in einem Spiel zu { $players } nicht vor.
amul-pad-no-room = Diese Spielbereiche sind mehr Punkte wert, als auf den Block passen. Lass einige Karten weg.
amul-pad-symbols = { $seat } hat mehr Symbole, als der Block zählen kann ({ $most }). Lass einige Karten weg.
amul-refuse-players = Āmul ist für { $fewest } bis { $most } Personen.
amul-refuse-option = Die einzige Option von Āmul ist „tea“.
amul-refuse-tea = Die Option „tea“ ist eine ganze Zahl von 0 bis 8.

### Āmul: Karten, Zeilen der Wertung, Symbole

amul-title = Āmul
amul-card = „{ $card }“
amul-card-copies = { $copies }× { $card }
amul-card-unknown = Diese Karte
amul-row = { $row ->
    [yellow] Gelb (Gegenstände)
    [blue] Blau (Rohstoffe)
    [purple] Lila (Händler)
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

amul-event-began = { $who ->
    [you] Du beginnst
   *[other] { $seat } beginnt
  } das Spiel.
amul-event-dealt = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
  } { $cards }.
amul-event-round = Runde { $round }. { $who ->
    [you] Du hast
   *[other] { $seat } hat
  } die Karte der ersten Wahl.
amul-event-filled = { $count ->
    [one] { $cards } kommt
   *[other] { $cards } kommen
  } in den Markt.
amul-event-offered = { $who ->
    [you] Du bietest
   *[other] { $seat } bietet
  } { $card } an.
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
  } { $card } auf.
amul-event-revealed-lost = { $who ->
    [you] Du deckst
   *[other] { $seat } deckt
  } { $card } auf: nur ein Handsymbol, also kommt die Karte aus dem Spiel.
amul-event-took = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
  } { $card } aus dem { $place }.
amul-event-took-nothing = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
  } nichts aus dem { $place }.
amul-event-emptied = { $count ->
    [one] { $cards } bleibt im Markt liegen und kommt
   *[other] { $cards } bleiben im Markt liegen und kommen
  } aus dem Spiel.
amul-event-laid-down = { $who ->
    [you] Du legst
   *[other] { $seat } legt
  } { $cards } aus.
amul-event-laid-nothing = { $who ->
    [you] Du legst
   *[other] { $seat } legt
  } nichts aus.
amul-event-laid-lost = { $count ->
    [one] { $cards } kommt
   *[other] { $cards } kommen
  } von der Hand aus dem Spiel.
amul-event-over = Das Spiel ist vorbei.
amul-you = du

amul-outcome-wins = { $who ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
  }: { $points }.
amul-outcome-by-prowess = { $who ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
  }: { $points } und Militärische Stärke { $prowess }. Gleich viele Punkte, aber weniger Stärke: { $others }.
amul-outcome-together = { $seats } gewinnen gemeinsam: { $points }.

### Āmul: was zu tun ist

amul-ask-offer = Wähle eine Karte für den Markt.
amul-ask-pick = Nimm eine Karte aus dem Markt.
amul-ask-play = Wähle eine Karte zum Aufdecken.
amul-ask-effect = Nimm eine Karte aus dem { $place } oder nichts.
amul-sealed-offer = Du bietest { $card } an. Du kannst es dir anders überlegen, bis alle gewählt haben.
amul-sealed-play = Du deckst { $card } auf. Du kannst es dir anders überlegen, bis alle gewählt haben.
amul-wait-choose = { $count ->
    [one] { $seats } muss noch wählen.
   *[other] { $seats } müssen noch wählen.
  }
amul-wait-pick = { $seat } nimmt gleich eine Karte.
amul-wait-effect = { $seat } darf eine Karte aus dem { $place } nehmen.
amul-wait-setup = Die Karten sind noch nicht verteilt.
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
    [one] 1 Sorte
   *[other] { $kinds } verschiedene Sorten
  } ({ $what } { $where }).
amul-why-scarcity = { $count ->
    [one] Nur 1 Karte { $kind } liegt
   *[other] { $count } Karten { $kind } liegen
  } in allen Spielbereichen: je { $worth }.
amul-why-if-yes = { $worth }: { $conditions }.
amul-why-if-no = Nur { $worth }: { $conditions }.
amul-condition = { $what } { $where } ({ $op ->
    [at-least] mindestens { $value } nötig
    [at-most] höchstens { $value } erlaubt
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
amul-why-order-no = Der Auftrag ist nicht erfüllt: Es fehlt { $goods }.
amul-why-majority = { $what }: { $shared ->
    [no] Rang { $first }
   *[yes] gemeinsam Rang { $first } bis { $last }
  }.
amul-why-majority-none = Du hast { $what }.
amul-why-floor = Eine Karte zählt nie weniger als 0.

### Die Befehlszeile

cli-seat = Platz { $seat }
cli-replay-title = { $title }, { $players } Personen, Ausgabe { $edition }
cli-replay-unfinished = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.

### Der Server

server-refused = { $reason }
server-too-many = { $limit ->
    [acts] Zu viele Züge in kurzer Zeit.
    [chat] Zu viele Chatzeilen in kurzer Zeit.
    [files] Von hier wurden in kurzer Zeit zu viele Seiten geöffnet.
    [messages] Von dieser Seite kam zu viel in kurzer Zeit.
    [pings] Diese Seite hat zu oft gefragt, ob der Server da ist.
    [requests] Von hier wurde in kurzer Zeit zu viel abgefragt.
    [scores] Von hier wurde in kurzer Zeit zu oft gezählt.
    [sockets] Von hier wurden in kurzer Zeit zu oft Tische aufgerufen.
    [tables] Von hier wurden in kurzer Zeit zu viele Tische eröffnet.
    [uploads] Von hier wurden in kurzer Zeit zu viele Aufzeichnungen geöffnet.
   *[other] Das war zu viel in kurzer Zeit.
  } Versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
  } noch einmal.
server-malformed = Diese Nachricht ist nicht lesbar. Schicke jeweils eine JSON-Nachricht des Protokolls.
server-malformed-body = Die Anfrage stimmt nicht: { $detail }
server-no-hello = Die Verbindung begann ohne Begrüßung und wurde geschlossen.
server-hello-twice = Eine Begrüßung genügt. Weiter mit Entscheidungen oder Chatzeilen.
server-too-large = Das ist zu groß. Schicke weniger.
server-too-slow = Die Anfrage kam zu langsam an und wurde aufgegeben. Schicke sie noch einmal.
server-no-page = Unter dieser Adresse gibt es nichts.
server-no-language = Diese Sprache gibt es hier nicht.
server-fault = Bei uns ist etwas schiefgegangen. Versuche es noch einmal; bleibt es so, sage es dem Betreiber dieses Servers.
server-starting = Die Regeln werden noch vorbereitet. Versuche es gleich noch einmal.
server-preparing = Die Spiele werden vorbereitet. Beim ersten Mal dauert das auf einem Rechner ein, zwei Minuten; danach öffnet sich der Tisch von selbst.
server-not-stored = Der Zug konnte nicht gespeichert werden und ist nicht gemacht. Versuche es gleich noch einmal.
server-other-origin = Anfragen von einer anderen Seite werden nicht angenommen. Öffne die Seite dieses Servers selbst.
server-no-table = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen. Bitte um den Link.
server-table-closed = An diesen Tisch kann sich niemand setzen.
server-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
server-seats-count = Ein Tisch für { $players } braucht { $players } Plätze in seiner Liste, nicht { $given }.
server-no-seat = Diesen Platz gibt es nicht. Die Plätze sind von 0 bis { $last } nummeriert.
server-seat-taken = Dieser Platz ist besetzt. Wähle einen freien.
server-seat-moved = Dieser Platz wird jetzt von einem anderen Gerät aus gespielt.
server-seated-already = Du hast schon einen anderen Platz an diesem Tisch. Gib ihn zuerst frei.
server-not-seated = Du hast keinen Platz an diesem Tisch. Setze dich zuerst.
server-no-person = Auf diesem Platz sitzt niemand.
server-is-here = { $name } ist da. Eine Vertretung spielt nur für Abwesende.
server-only-host = Das kann nur, wer den Tisch eröffnet hat.
server-nobody-seated = Noch sitzt niemand. Setze dich, bevor das Spiel beginnt.
server-already-started = Das Spiel hat schon begonnen. Du kannst zuschauen.
server-not-running = Das Spiel läuft nicht.
server-not-over = Das Spiel ist noch nicht zu Ende. Das geht danach.
server-empty-name = Ein Name braucht mindestens ein sichtbares Zeichen.
server-name-taken = An diesem Tisch heißt schon jemand { $name }. Wähle einen anderen Namen.
server-no-level = Die Stufe „{ $level }“ gibt es nicht. Wähle eine von { $levels }.
server-no-edition = Diese Ausgabe gibt es hier nicht. Wähle eine von { $editions }.
server-edition-gone = Die Ausgabe, mit der an diesem Tisch gespielt wird, ist auf diesem Server nicht mehr vorhanden.
server-code-bad = Dieser Link gilt nicht. Vielleicht ist er zu alt: Erzeuge auf dem anderen Gerät einen neuen.
server-code-used = Dieser Link wurde schon benutzt. Erzeuge auf dem anderen Gerät einen neuen.
server-watching = Du schaust zu. Spielen kann nur, wer am Tisch sitzt.
server-not-your-seat = Das ist nicht dein Platz. Deine Züge nennen den Platz { $seat }.
server-stale = Das Spiel ist inzwischen weitergegangen. Schau auf den Tisch und entscheide noch einmal.
server-too-many-changes = Du hast diese Wahl { $most }-mal geändert. Sie bleibt nun, wie sie ist.
server-chat-off = Dieser Tisch hat keinen Chat.
server-chat-seated = Hier kann nur schreiben, wer am Tisch sitzt.
server-chat-empty = Eine leere Zeile sagt nichts.
server-no-score = Dieses Spiel hat keinen Wertungsblock: Wer zuerst das Amulett füllt, gewinnt.
server-record-unfinished = Diese Aufzeichnung hört vor dem Ende auf. Nur beendete Spiele können gezeigt werden.
server-no-knowledge = Ein Spiel wird von einem Platz aus nachgespielt, 0 bis { $last }, als Zuschauer (watch) oder ganz offen (open).

### Aufzeichnungen

record-not-json = Das ist keine Aufzeichnung: In Zeile { $line } ist der Text kein JSON.
record-not-text = Das ist keine Aufzeichnung: Es ist kein Text in UTF-8.
record-too-deep = Das ist keine Aufzeichnung: Sie ist zu tief verschachtelt.
record-key-twice = Das ist keine Aufzeichnung: Der Schlüssel { $key } steht zweimal in einem Objekt.
record-no-object = Eine Aufzeichnung ist ein JSON-Objekt.
record-game = Die Aufzeichnung ist von einem unbekannten Spiel. Der Schlüssel „game“ ist { $games }.
record-format = Die Aufzeichnung hat ein unbekanntes Format. Der Schlüssel „format“ muss { $format } sein.
record-edition = Die Aufzeichnung ist von einer unbekannten Ausgabe { $given }: Verglichen wurde mit { $edition }. Nenne die, mit der gespielt wurde (--edition DATEI).
record-moves = Der Schlüssel „moves“ muss eine Liste sein.
record-result-early = Es gibt ein Ergebnis, obwohl das Spiel nicht beendet ist.
record-result-keys = Das Ergebnis weicht von unserem ab: Es muss ein Objekt mit genau den Schlüsseln { $keys } sein.
record-result-differs = Das Ergebnis weicht von unserem ab: { $part } ist { $given } und müsste { $ours } sein.

### Das Spiel im Terminal

terminal-which-game = Welches Spiel? { $games } [1]
terminal-how-many-players = Wie viele spielen mit, { $fewest } bis { $most }? [{ $default }]
terminal-how-many-people = Wie viele davon sind Menschen an dieser Tastatur? [1]
terminal-your-name = { $people ->
    [one] Wie heißt du? [{ $default }]
   *[other] Wie heißt Person { $number }? [{ $default }]
  }
terminal-name-taken = { $name } sitzt schon hier. Nimm einen anderen Namen.
terminal-which-bots = Welche Bots nehmen die anderen Plätze? { $levels } [{ $default }]
terminal-choose-number = Bitte gib eine Zahl von { $first } bis { $last } ein.
terminal-prompt = Deine Wahl, 1 bis { $last } (? Hilfe, s Punkte, h Verlauf, q Ende):
terminal-prompt-again = Gib die Nummer deiner Wahl ein, 1 bis { $last }, und drück die Eingabetaste.
terminal-not-understood = Das ist weder eine Zahl von 1 bis { $last } noch eines von ?, =, t, s, h, q. Gib ? ein für Hilfe.
terminal-help = Eine Zahl von 1 bis { $last } wählt. „? 2“ erklärt den Eintrag 2, „? seide“ erklärt, was so heißt. „=“ und Worte spielen etwas, das nicht in der Liste steht. t zeigt wieder den Tisch, s die Punkte bisher mit Begründung, h alles, was geschah, q hört auf.
terminal-nothing-found = Hier heißt nichts „{ $word }“.
terminal-nothing = nichts
terminal-hand-over = { $seat } ist dran. Gib die Tastatur weiter; drück die Eingabetaste, wenn nur { $seat } hinsieht.
terminal-thinking = { $seat } denkt nach …
terminal-stopped = Das Spiel hört hier auf.
terminal-left = Das Spiel wurde verlassen.
terminal-save = Das Spiel speichern? Gib einen Dateinamen ein, j für { $default }, oder lass es mit der Eingabetaste:
terminal-replace = Eine Datei { $file } gibt es schon. Ersetzen? Gib j ein, oder drück die Eingabetaste für einen anderen Namen:
terminal-saved = Gespeichert als { $file }. Mit „serai play --resume { $file }“ geht es von dort weiter.
terminal-saved-finished = Gespeichert als { $file }. „serai replay { $file }“ erzählt das Spiel.
terminal-not-saved = { $file } konnte nicht geschrieben werden: { $reason }. Versuch einen anderen Namen.

terminal-amul-headline = Āmul, Runde { $round } von { $rounds }: { $step }
terminal-amul-step = { $step ->
    [setup] Der Aufbau
    [offer] Anbieten
    [pick] Nehmen
    [play] Aufdecken
    [effect] Sofort-Effekte
   *[over] Das Ende
  }
terminal-amul-help = Symbole: A arabisch, M mongolisch, X Militär, H Handel, G Geschenk. „+3“ sagt, wie viele Punkte eine Karte dir mehr gäbe, läge sie jetzt in deinem Spielbereich. Eine Karte für den Tisch bleibt liegen, wenn du sie aufdeckst; eine für die Hand zählt, wenn du sie am Ende noch hast.
terminal-amul-own-area = Du
terminal-amul-hand = Deine Hand
terminal-amul-hand-of = Hand von { $seat }
terminal-amul-first-pick = erste Wahl
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

terminal-amulett-headline = { $title }, Runde { $round }: { $phase ->
    [setup] der Aufbau
    [spell] die Zauberphase
    [metal] die Metallphase
    [gem] die Edelsteinphase
    [energy] die Energiephase
   *[over] das Ende
  }
terminal-amulett-steps = noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
  }
terminal-amulett-help = Auf dem Plan stehen die Metalle, mit denen man in jedem Gebiet zahlt; P ist eine Pyramide, W die große Mauer, > die Gruppe. „? plan“ erzählt den ganzen Plan. Eigene Worte nach „=“: eine Zahl bietet, „2 gold 1 eisen“ sind Karten, „rot weiß“ Edelsteine, „rot A1 B2“ teleportiert, „gabe 3 einfluss 4“ behält Zauber mit Steinen.
terminal-amulett-map = plan
terminal-amulett-here = die Gruppe ist hier
terminal-amulett-pyramid = Pyramide
terminal-amulett-wall = Mauer
terminal-amulett-any-metal = alle
terminal-amulett-stacks = Stapel
terminal-amulett-desired = { $metals } zahlt überall
terminal-amulett-lot = Versteigerung
terminal-amulett-bid = { $bid ->
    [0] Noch kein Gebot
   *[other] { $seat } bietet { $bid }
  }
terminal-amulett-bidding = noch dabei: { $seats }
terminal-amulett-laid = Ausgelegt
terminal-amulett-you = Du
terminal-amulett-hand = Deine Karten
terminal-amulett-start = beginnt
terminal-amulett-amulet = { $count ->
    [0] keine Edelsteine
    [one] 1 Edelstein ({ $gems })
   *[other] { $count } Edelsteine, { $colours ->
        [one] 1 Farbe
       *[other] { $colours } Farben
      } ({ $gems })
  }
terminal-amulett-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
terminal-amulett-stones = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
  }
terminal-amulett-pays = zahlt mit { $metals }
terminal-amulett-neighbours = neben { $areas }
terminal-amulett-income = Einkommen { $cards }
terminal-amulett-no-income = kein Einkommen
terminal-amulett-joker = { $count } beliebige
terminal-amulett-cost = { $count ->
    [one] kostet je Runde 1 Energiestein
   *[other] kostet je Runde { $count } Energiesteine
  }
terminal-amulett-before = vor { $seat }
terminal-amulett-goal = Wer Edelsteine in { $colours } Farben oder { $gems } Edelsteine hat, gewinnt sofort.
terminal-amulett-figure = { $figure ->
    [gems] Edelsteine
    [colours] Farben
    [cards] Metallkarten
   *[stones] Steine im Vorrat
  }

### Das Amulett: Namen. $spell, $area, $gems, $cards und dergleichen kommen als Namen.

amulett-title = Das Amulett
amulett-spell = „{ $spell }“
amulett-area = { $area } ({ $terrain })
amulett-cards = { $count } { $metal }
amulett-gems = { $count }× { $colour }
amulett-nothing = nichts
amulett-you = du
amulett-row = { $row ->
    [gems] Edelsteine
    [colours] Farben
    [rounds] Runden
    [seven_colours] Ende durch sieben Farben
    [eight_gems] Ende durch acht Edelsteine
    [stalled] Ende, weil niemand erwarb
   *[wins] Gewonnene Spiele
  }
amulett-stones-on = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steinen
  } auf { $spell }

### Das Amulett: was geschieht

amulett-event-began = { $who ->
    [you] Du hast
   *[other] { $seat } hat
  } den Starthut.
amulett-event-dealt = Du bekommst { $spells }.
amulett-event-kept = { $who ->
    [you] Du beginnst
   *[other] { $seat } beginnt
  } mit { $stones_on }.
amulett-event-round = Runde { $round }. { $pile ->
    [0] Der Stapel ist leer, kein Spruch wird versteigert.
    [one] Ein Spruch wird versteigert.
   *[other] { $pile } Sprüche werden versteigert.
  } { $who ->
    [you] Du hast
   *[other] { $seat } hat
  } den Starthut.
amulett-event-turned-up = { $spell } wird versteigert.
amulett-event-bid-spell = { $who ->
    [you] Du bietest
   *[other] { $seat } bietet
  } { $amount ->
    [one] { $amount } Stein.
   *[other] { $amount } Steine.
  }
amulett-event-spell-sold = { $who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
  } { $spell } für { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
  } und den Starthut.
amulett-event-spell-unsold = Niemand will { $spell }; die Karte kommt unter den Stapel.
amulett-event-passed-bid-spell = { $who ->
    [you] Du passt.
   *[other] { $seat } passt.
  }
amulett-event-passed-teleport = { $who ->
    [you] Du teleportierst
   *[other] { $seat } teleportiert
  } nichts.
amulett-event-passed-desire = { $who ->
    [you] Du nennst
   *[other] { $seat } nennt
  } kein Metall.
amulett-event-passed-journey = { $who ->
    [you] Du überlässt
   *[other] { $seat } überlässt
  } die Rundenmarke dem Zufall.
amulett-event-passed-bid = { $who ->
    [you] Du bist
   *[other] { $seat } ist
  } aus diesem Tausch ausgestiegen.
amulett-event-passed-take = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
  } nichts zurück.
amulett-event-passed-curse = { $who ->
    [you] Du lässt
   *[other] { $seat } lässt
  } den Fluch ungenutzt.
amulett-event-passed-energy = { $who ->
    [you] Du bewegst
   *[other] { $seat } bewegt
  } keine Steine mehr.
amulett-event-teleport = { $who ->
    [you] Du teleportierst
   *[other] { $seat } teleportiert
  } { $colour } von { $from } nach { $to }.
amulett-event-income = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
  } { $take } als Einkommen.
amulett-event-desire = { $who ->
    [you] Du nennst
   *[other] { $seat } nennt
  } { $metal }: In dieser Edelsteinphase können alle überall damit zahlen.
amulett-event-journey = { $who ->
    [you] Du wählst
   *[other] { $seat } wählt
  } die Rundenmarke { $value }: So viele Schritte hat diese Edelsteinphase.
amulett-event-marker = Die Rundenmarke { $value } wird gezogen: So viele Schritte hat diese Edelsteinphase.
amulett-event-exchange = Tausch in { $area } um { $gems }.
amulett-event-no-exchange = In { $area } liegt kein Edelstein, dort wird nicht getauscht.
amulett-event-bid = { $who ->
    [you] Du
   *[other] { $seat }
  } { $repeated ->
    [true] { $who ->
        [you] wiederholst
       *[other] wiederholt
      } das Gebot von
   *[other] { $who ->
        [you] bietest
       *[other] bietet
      }
  } { $amount ->
    [one] { $amount } Karte.
   *[other] { $amount } Karten.
  }
amulett-event-unsold = In { $area } bietet niemand.
amulett-event-won = { $who ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
  } für { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
  } den Tausch und den Starthut.
amulett-event-paid = { $who ->
    [you] Du legst
   *[other] { $seat } legt
  } { $cards } aus.
amulett-event-took-back = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
  } { $cards } zurück.
amulett-event-cursed = { $who ->
    [you] Dein Fluch nimmt
   *[other] Der Fluch von { $seat } nimmt
  } { $cards } von dem, was { $winner } gezahlt hat.
amulett-event-returned = { $cards } { $cards_count ->
    [one] geht
   *[other] gehen
  } zurück auf die Stapel.
amulett-event-bought = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
  } { $gems } aus { $area }.
amulett-event-move = { $who ->
    [you] Du führst
   *[other] { $seat } führt
  } die Reisegesellschaft nach { $area }.
amulett-event-stayed = In keinem anderen Gebiet liegt ein Edelstein: Die Reisegesellschaft bleibt in { $area }.
amulett-event-drained = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
  } einen Stein von { $spell }; er geht zurück an { $owner }. { $emptied ->
    [true] Der Spruch ist leer und kommt unter den Stapel.
   *[other] { "" }
  }
amulett-event-charged = { $who ->
    [you] Du legst
   *[other] { $seat } legt
  } einen Stein vom Energiebogen auf { $spell }. { $emptied_count ->
    [0] { "" }
   *[other] { $emptied } ist leer und kommt unter den Stapel.
  }
amulett-event-costs = { $who ->
    [you] Du zahlst
   *[other] { $seat } zahlt
  } die Energie der Sprüche. { $empty_count ->
    [0] { "" }
    [one] { $empty } ist leer.
   *[other] { $empty } sind leer.
  }
amulett-event-named = { $who ->
    [you] Du legst { $spell } unter den Stapel.
   *[other] { $seat } legt einen leeren Spruch verdeckt unter den Stapel.
  }
amulett-event-buried = { $spells } { $spells_count ->
    [one] liegt
   *[other] liegen
  } jetzt unter dem Stapel.
amulett-event-buried-order = Unter dem Stapel { $spells_count ->
    [one] liegt
   *[other] liegen
  } in deiner Reihenfolge { $order }.
amulett-event-round-over = { $dry ->
    [one] In dieser Runde wurde kein Edelstein erworben.
   *[other] In den letzten { $dry } Runden wurde kein Edelstein erworben.
  }
amulett-event-over = Das Spiel ist vorbei.

amulett-outcome-seven-colours = { $who ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
  } mit Edelsteinen in { $colours } Farben.
amulett-outcome-eight-gems = { $who ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
  } mit { $gems } Edelsteinen.
amulett-outcome-stalled = Niemand erwirbt mehr etwas. { $who ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
  } mit { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteinen
  }: Es entscheiden die meisten Edelsteine, dann die meisten Farben, dann die meisten Metallkarten.
amulett-outcome-together = { $seats } gewinnen gemeinsam mit je { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteinen
  }: Niemand erwirbt mehr etwas, und Edelsteine, Farben und Metallkarten sind gleich viele.

### Das Amulett: was gefragt ist

amulett-ask-keep = Behalte einige deiner Sprüche und leg Steine darauf.
amulett-ask-bid-spell = Biete Steine für { $spell } oder passe.
amulett-ask-teleport = Teleportiere einen Edelstein in ein beliebiges anderes Gebiet oder passe.
amulett-ask-income = Wähle dein Einkommen.
amulett-ask-desire = Nenne ein Metall, das in dieser Edelsteinphase überall gilt, oder passe.
amulett-ask-journey = Wähle die Rundenmarke oder passe, damit sie gezogen wird.
amulett-ask-bid = { $bid ->
    [0] Eröffne den Tausch in { $area } oder passe.
   *[other] { $bid ->
        [one] { $bid } Karte ist geboten.
       *[other] { $bid } Karten sind geboten.
      } Biete { $lowest } oder mehr oder passe.
  }
amulett-ask-pay = Wähle die Karten, mit denen du zahlst.
amulett-ask-take = Nimm Karten deines Gebots zurück oder passe.
amulett-ask-curse = Nimm durch deinen Fluch eine Karte des Gebots oder passe.
amulett-ask-gem = Wähle deine Edelsteine aus { $area }.
amulett-ask-move = Führe die Reisegesellschaft in das nächste Gebiet.
amulett-ask-energy = Bewege Steine mit deinen Energiesprüchen oder passe.
amulett-ask-bury = Welcher deiner leeren Sprüche kommt als nächster unter den Stapel?
amulett-ask-pass = Du kannst hier nicht bieten. Passe.
amulett-sealed-keep = Du hast gewählt. Du kannst dich umentscheiden, bis alle gewählt haben.

amulett-wait-keep = { $count ->
    [one] { $seats } muss noch wählen.
   *[other] { $seats } müssen noch wählen.
  }
amulett-wait-bid-spell = { $seat } kann für { $spell } bieten.
amulett-wait-teleport = { $seat } kann einen Edelstein teleportieren.
amulett-wait-income = { $seat } wählt das Einkommen.
amulett-wait-desire = { $seat } kann ein Metall nennen.
amulett-wait-journey = { $seat } kann die Rundenmarke wählen.
amulett-wait-bid = { $seat } kann in { $area } bieten.
amulett-wait-pay = { $seat } zahlt.
amulett-wait-take = { $seat } kann Karten zurücknehmen.
amulett-wait-curse = { $seat } kann durch einen Fluch eine Karte nehmen.
amulett-wait-gem = { $seat } wählt Edelsteine.
amulett-wait-move = { $seat } führt die Reisegesellschaft weiter.
amulett-wait-energy = { $seat } kann Steine bewegen.
amulett-wait-bury = { $seat } legt Sprüche unter den Stapel.
amulett-wait-chance = Der Zufall entscheidet.
amulett-wait-over = Das Spiel ist vorbei.

### Das Amulett: was man wählen kann und was es bedeutet

amulett-choice-keep = Behalten, mit { $stones_on }
amulett-choice-pass = Passen
amulett-choice-bid-spell = { $amount ->
    [one] { $amount } Stein bieten
   *[other] { $amount } Steine bieten
  }
amulett-choice-teleport = { $colour } von { $from } nach { $to }
amulett-choice-income = { $take } nehmen
amulett-choice-desire = { $metal } nennen
amulett-choice-journey = Rundenmarke { $value }
amulett-choice-bid = { $amount ->
    [one] { $amount } Karte bieten
   *[other] { $amount } Karten bieten
  }
amulett-choice-pay = Mit { $cards } zahlen
amulett-choice-take = { $cards } nehmen
amulett-choice-gem = { $gems } nehmen
amulett-choice-move = Nach { $area }
amulett-choice-drain = Einen Stein von { $spell } ziehen
amulett-choice-arc = Einen Stein auf { $spell } legen
amulett-choice-bury = { $spell }

amulett-means-keep = Behalten, mit { $stones_on }; { $left ->
    [0] kein Stein bleibt
    [one] { $left } Stein bleibt
   *[other] { $left } Steine bleiben
  } für Versteigerungen
amulett-means-bid-spell = { $amount ->
    [one] { $amount } Stein
   *[other] { $amount } Steine
  } bieten; { $left ->
    [0] keiner bliebe
    [one] { $left } bliebe
   *[other] { $left } blieben
  } übrig
amulett-means-bid = { $kind ->
    [repeat] Das Gebot von { $amount } durch Überlegenheit wiederholen
    [most] { $amount } bieten, alles, was hier gilt
   *[raise] { $amount } von deinen { $cover } gültigen Karten bieten
  }
amulett-means-income = { $take } nehmen
amulett-means-pay = Mit { $cards } zahlen und { $rest } behalten
amulett-means-take = { $cards } nehmen
amulett-means-gem = { $gems } nehmen{ $wins ->
    [yes] : Du gewinnst das Spiel
   *[no] { $new ->
        [0] { "" }
        [one] : eine neue Farbe
       *[other] : { $new } neue Farben
      }
  }
amulett-means-move = Nach { $area }: { $gems }, du könntest { $cover ->
    [one] { $cover } Karte
   *[other] { $cover } Karten
  } zahlen
amulett-means-teleport-here = { $colour } von { $from } zur Reisegesellschaft holen
amulett-means-teleport-away = { $colour } von der Reisegesellschaft weg nach { $to } schaffen
amulett-means-desire = { $metal } nennen, davon hast du { $held }
amulett-means-drain = Einen Stein von { $spell } ziehen, bei { $owner } ({ $stones ->
    [one] der letzte
   *[other] { $stones } liegen dort
  })
amulett-means-arc = Einen Stein auf { $spell } legen ({ $stones ->
    [one] { $stones } liegt dort
   *[other] { $stones } liegen dort
  })

### Das Amulett: Abweisungen

amulett-refuse-verb = Ein Zug ist einer von { $verbs }. Schick einen davon als „do“.
amulett-refuse-fields = Ein Zug „{ $verb }“ hat genau die Felder do, { $fields }.
amulett-refuse-chance = Der Zufall kann jetzt nicht „{ $verb }“ spielen, und niemand spielt für den Zufall. Schick einen Zug des Platzes, der am Zug ist.
amulett-refuse-chance-due = Erst kommt der Zufall: „{ $verb }“ ist dran.
amulett-refuse-seat = Diesen Platz gibt es nicht. Die Plätze haben die Nummern 0 bis { $last }.
amulett-refuse-chosen = { $seat } hat schon gewählt. Eine Aufzeichnung enthält nur die endgültige Wahl.
amulett-refuse-over = Das Spiel ist vorbei. Es kann nicht mehr gezogen werden.
amulett-refuse-not-on-turn = Du bist nicht am Zug. Warte auf { $seat }.
amulett-refuse-not-now = „{ $verb }“ geht jetzt nicht. { $step ->
    [keep] Alle wählen gerade die Sprüche, die sie behalten.
    [bid_spell] Ein Spruch wird versteigert: Biete Steine oder passe.
    [teleport] Teleportiere einen Edelstein oder passe.
    [income] Wähle dein Einkommen.
    [desire] Nenne ein Metall oder passe.
    [journey] Wähle eine Rundenmarke oder passe.
    [bid] Ein Tausch wird versteigert: Biete Karten oder passe.
    [pay] Zahle für den Tausch.
    [take] Nimm Karten zurück oder passe.
    [curse] Nimm durch deinen Fluch eine Karte oder passe.
    [gem] Wähle deine Edelsteine.
    [move] Führe die Reisegesellschaft weiter.
    [energy] Bewege Steine oder passe.
   *[bury] Nenne den leeren Spruch, der als nächster unter den Stapel kommt.
  }
amulett-refuse-no-bid-spell = Du kannst nicht erhöhen: { $bid ->
    [0] Du hast keinen Stein im Vorrat.
   *[other] { $supply } in deinem Vorrat sind nicht mehr als das Gebot von { $bid }.
  } Passe.
amulett-refuse-no-bid = Du kannst nicht bieten: { $cover ->
    [0] Du hast hier keine gültige Karte.
   *[other] Du hast { $cover } gültige, und { $lowest } sind das Mindeste{ $why ->
        [power] {", weil "}{ $seat } die Gewaltige Macht besitzt
       *[other] { "" }
      }.
  } Passe.
amulett-refuse-no-drain = Deine Sog-Sprüche können in diesem Zug keine Steine mehr nehmen. Wähle etwas anderes oder passe.
amulett-refuse-no-arc = Du hast keinen Energiebogen mit einem anderen Spruch daneben. Wähle etwas anderes oder passe.
amulett-refuse-bid-cover = { $amount } ist mehr, als du zahlen kannst: Du hast hier { $cover } gültige Karten. Biete höchstens so viel oder passe.
amulett-refuse-bid-low = Biete { $lowest } bis { $cover }: { $why ->
    [first] Ein Gebot ist eine ganze Zahl von Karten.
    [superiority] Mit der Überlegenheit darfst du das Gebot von { $bid } wiederholen.
    [power] { $seat } hat { $bid } geboten und besitzt die Gewaltige Macht.
   *[raise] Das Gebot von { $bid } muss erhöht werden.
  }
amulett-refuse-bid-spell = Biete { $lowest } bis { $most } Steine oder passe.
amulett-refuse-keep = Behalte genau { $kept } deiner { $dealt } Sprüche, mit mindestens { $least ->
    [one] { $least } Stein
   *[other] { $least } Steinen
  } auf jedem und höchstens { $stones } insgesamt.
amulett-refuse-teleport = Nenne ein Gebiet mit einem Edelstein dieser Farbe, die Farbe und ein anderes Gebiet.
amulett-refuse-income = Nimm { $most ->
    [one] { $most } Karte
   *[other] { $most } Karten
  }: mindestens { $low } und nicht mehr, als in den Stapeln liegen ({ $high }).
amulett-refuse-desire = Nenne { $metals }.
amulett-refuse-pay = Zahle genau { $most ->
    [one] { $most } Karte
   *[other] { $most } Karten
  }; hier gelten { $high }.
amulett-refuse-take = Nimm { $most ->
    [one] eine Karte
   *[other] 1 bis { $most } Karten
  } von denen, die dort liegen ({ $high }), oder passe.
amulett-refuse-gem = Nimm { $most ->
    [one] einen Edelstein
   *[other] 1 bis { $most } Edelsteine
  } von denen in { $area }: { $gems }.
amulett-refuse-move = { $why ->
    [stay] Die Reisegesellschaft bleibt nie, wo sie ist.
    [empty] In { $area } liegt kein Edelstein.
    [far] { $area } ist kein Nachbargebiet.
   *[unknown] Dieses Gebiet gibt es nicht.
  } Geh nach { $areas }.
amulett-refuse-drain = Zieh einen Stein von einem Spruch, der vor jemand anderem liegt.
amulett-refuse-arc = Nenne einen anderen Spruch, der vor dir liegt.
amulett-refuse-bury = Nenne einen deiner leeren Sprüche: { $spells }.
amulett-refuse-deal-gems = Leg alle Edelsteine aus, in jedes Gebiet so viele, wie dorthin gehören.
amulett-refuse-shuffle = Die Reihenfolge muss genau die { $count } Sprüche des Stapels nennen, jeden einmal.
amulett-refuse-first = Der Starthut geht an einen Platz von 0 bis { $last }.
amulett-refuse-marker = Wähle einen der Werte { $values }.
amulett-refuse-players = Das Amulett ist für { $fewest } bis { $most } Personen.
amulett-refuse-option = Die einzige Option von Das Amulett ist „experienced“.
amulett-refuse-experienced = Die Option „experienced“ ist true oder false.

### Browser: überall

ui-title = serai
ui-seat = Platz { $number }
ui-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
ui-total = Summe
ui-round = Runde { $round }
ui-round-of = Runde { $round } von { $rounds }
ui-yes = ja
ui-no = nein
ui-plain-ask = Du bist an der Reihe.
ui-plain-wait = Warten auf { $seats }.
ui-plain-outcome = { $who ->
    [you] Du gewinnst.
   *[other] { $count ->
        [one] { $seats } gewinnt.
       *[other] { $seats } gewinnen gemeinsam.
    }
  }
ui-plain-only-you = Nur du siehst das
ui-plain-table = Auf dem Tisch
ui-plain-result = Ergebnis
ui-history = Was geschah
ui-other-players = Die anderen am Tisch
ui-beside-the-table = Neben dem Tisch
ui-neighbour-left = links von dir
ui-neighbour-right = rechts von dir
ui-away = nicht da
ui-has-chosen = hat gewählt
ui-awaited = ist an der Reihe
ui-refused-by-rule = { $sentence } ({ $rule })
ui-refused-at-move = Zug { $move }: { $sentence }
ui-unreachable = Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuche es noch einmal.
ui-try-again = Noch einmal versuchen

### Browser: Āmul

ui-amul-row-yellow = Gegenstände
ui-amul-row-blue = Rohstoffe
ui-amul-row-purple = Händler
ui-amul-row-red = Militär
ui-amul-row-green = Charaktere
ui-amul-row-orange = Kamele
ui-amul-row-bazaar = Bazar
ui-amul-row-arab = Arabische Mehrheit
ui-amul-row-mongol = Mongolische Mehrheit
ui-amul-short-yellow = Gegenstände
ui-amul-short-blue = Rohstoffe
ui-amul-short-purple = Händler
ui-amul-short-red = Militär
ui-amul-short-green = Charaktere
ui-amul-short-orange = Kamele
ui-amul-short-bazaar = Bazar
ui-amul-short-arab = Arabisch
ui-amul-short-mongol = Mongolisch
ui-amul-position-table = zählt auf dem Tisch
ui-amul-position-hand = zählt aus der Hand
ui-amul-position-both = zählt auf dem Tisch und aus der Hand
ui-amul-trait-arab = { $count }-mal arabisch
ui-amul-trait-mongol = { $count }-mal mongolisch
ui-amul-trait-military = { $count }-mal Militär
ui-amul-trait-trade = { $count }-mal Handel
ui-amul-trait-gift = { $count }-mal Geschenk
ui-amul-effect-palace = Beim Aufdecken: nimm eine Karte aus dem Palast.
ui-amul-effect-bazaar = Beim Aufdecken: nimm eine Karte aus dem Bazar.
ui-amul-effect-market = Beim Aufdecken: nimm eine Karte, die im Markt übrig ist.
ui-amul-card = { $name }. { $category }, { $position }. { $text }
ui-amul-stack = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
  }
ui-amul-gain = { $points ->
    [0] Bringt dir jetzt nichts.
    [one] Bringt dir jetzt { $points } Punkt.
   *[other] Bringt dir jetzt { $points } Punkte.
  }
ui-amul-leaves = Ist aus dem Spiel, wenn du sie aufdeckst; sie zählt auf der Hand.
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
ui-amul-empty-own-area = Hier liegt bald, was du aufdeckst.
ui-amul-empty-area = Noch nichts.
ui-amul-known = Sicher auf der Hand
ui-amul-offered-by = Angeboten von { $seat }.
ui-amul-face-down = Eine verdeckte Karte von { $seat }
ui-amul-points-so-far = { $points ->
    [one] bisher { $points } Punkt
   *[other] bisher { $points } Punkte
  }
ui-amul-hand-size = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
ui-amul-prowess = Militärische Stärke { $count }
ui-amul-first-pick = Erste Wahl
ui-amul-start = Startspieler
ui-amul-turn = { $place ->
    [1] zuerst am Zug
    [2] als Zweite am Zug
    [3] als Dritte am Zug
   *[other] als Nummer { $place } am Zug
  }
ui-amul-steps = Schritte der Runde
ui-amul-step-offer = Anbieten
ui-amul-step-pick = Nehmen
ui-amul-step-play = Aufdecken
ui-amul-step-effect = Effekte
ui-amul-do-offer = { $card } anbieten
ui-amul-do-pick = { $card } nehmen
ui-amul-do-play = { $card } aufdecken
ui-amul-do-effect = { $card } nehmen
ui-amul-point-at-a-card = Zeig auf eine Karte, um sie zu lesen.
ui-amul-tap-a-card = Tippe auf eine Karte, um sie zu lesen.
ui-amul-score-so-far = Stand bisher
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

### Browser: Rahmen

ui-home = Start
ui-menu = Menü
ui-close = Schließen
ui-gallery = Karten und Sprüche
ui-score-pad = Wertungsblock
ui-rules = Regeln
ui-language = Sprache
ui-theme = Licht
ui-theme-auto = Wie das Gerät
ui-theme-light = Tag
ui-theme-dark = Lampenlicht
ui-papers = Wertung und Verlauf

### Browser: Start und Tische

ui-skip = Zum Inhalt springen
ui-welcome = Setzt euch, Reisende. { $count ->
    [0] Noch liegt nichts auf dem Tisch.
    [1] Ein Spiel liegt auf dem Tisch.
    [2] Zwei Spiele liegen auf dem Tisch.
   *[other] { $count } Spiele liegen auf dem Tisch.
  }
ui-game = Spiel
ui-game-amul = Āmul
ui-game-amul-players = 3 bis 8 Personen · 45 Minuten
ui-game-amul-line = Handeln, wo sich die Wege der Seidenstraße kreuzen: anbieten, nehmen, aufdecken, alle zugleich, und die Nachbarn zahlen mit.
ui-game-amulett = Das Amulett
ui-game-amulett-players = 3 bis 6 Personen · 60 Minuten
ui-game-amulett-line = Zieht mit den Zauberern durchs Land, bietet Metalle für Edelsteine und Energie für Sprüche, und füllt als Erste euer Amulett.
ui-play-now = Gleich gegen Bots spielen
ui-with-friends = Mit Freunden
ui-continue = Deine Spiele
ui-open-tables = Offene Tische
ui-no-open-tables = Gerade ist kein öffentlicher Tisch gedeckt. Deck selbst einen.
ui-finished = Beendete Spiele
ui-more = Mehr
ui-gallery-line = jede Karte in Wort und Bild
ui-score-pad-line = das gedruckte Spiel auszählen
ui-rules-line = kurze Antworten mit ihrer Regel
ui-open-record = Aufzeichnungen
ui-open-record-line = ein gespeichertes Spiel öffnen
ui-free-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
  }
ui-over = beendet
ui-running = weiterspielen
ui-watch = zuschauen
ui-only-bots = Bots
ui-guest = Gast
ui-you = du
ui-here = da
ui-not-found = Hier ist nichts
ui-not-found-text = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.
ui-new-table = Einen Tisch decken
ui-your-name = Dein Name
ui-players = Personen
ui-players-range = { $fewest } bis { $most } Personen
ui-seats = Plätze
ui-seat-open = frei für Freunde
ui-bot-name = { $number ->
    [1] Anahit
    [2] Batu
    [3] Ceyda
    [4] Darius
    [5] Esen
    [6] Farid
    [7] Gulnar
   *[other] Hulegu
  }
ui-bot = Bot, { $level }
ui-level-random = zufällig
ui-level-easy = leicht
ui-level-medium = mittel
ui-level-hard = schwer
ui-level-expert = meisterlich
ui-level-greedy = gierig
ui-level-search = suchend
ui-empty-seats-become-bots = Plätze, die beim Start noch frei sind, übernehmen Bots.
ui-bot-level = Bots auf freien Plätzen
ui-access = Wer mitspielen darf
ui-access-link = wer den Link hat
ui-access-public = alle
ui-access-closed = sonst niemand
ui-more-options = Weitere Einstellungen
ui-amul-tea = Teekarten
ui-amul-tea-hint = Eine Variante: am besten so viele Teekarten wie Personen.
ui-amulett-experienced = Für Erfahrene
ui-amulett-experienced-hint = Zu Beginn heimlich zwei von vier Sprüchen wählen.
ui-time = Zeit für eine Entscheidung
ui-time-none = so lange es dauert
ui-time-seconds = { $unit ->
    [seconds] { $seconds } Sekunden
    [minutes] { $minutes } Minuten
   *[hours] { $hours } Stunden
  }
ui-edition = Ausgabe
ui-edition-missing = Die Ausgabe „{ $missing }“ gibt es hier nicht mehr. Das ist „{ $shown }“.
ui-chat = Plaudern
ui-set-the-table = Tisch decken
ui-less = Weniger
ui-more-of-it = Mehr
ui-sit-down = Platz nehmen
ui-sit-here = Hier sitzen
ui-stand-up = Aufstehen
ui-start = Spiel beginnen
ui-waiting-for-host = Die Gastgeberin oder der Gastgeber beginnt das Spiel.
ui-invite = Freunde einladen
ui-invite-line = Wer diesen Link öffnet, kann Platz nehmen oder zuschauen.
ui-share = Link kopieren
ui-copied = Kopiert
ui-copy-marked = Markiert: jetzt kopieren
ui-reach-only-here = Nur dieser Rechner kann den Link öffnen: Starte den Server mit --host 0.0.0.0, dann kann es dein ganzes Netz.
ui-joining = Auf dem Weg zum Tisch …
ui-preparing = Die Tische werden gedeckt
ui-connection-lost = Verbindung verloren. Neuer Versuch …
ui-table-closed = Dieser Tisch ist dir verschlossen
ui-closed-4400 = Der Server hat dieses Programm nicht verstanden. Lade die Seite neu.
ui-closed-4403 = Zu diesem Tisch brauchst du eine Einladung. Frag nach dem Link.
ui-closed-4404 = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
ui-closed-4409 = Dein Platz ist auf ein anderes Gerät umgezogen.
ui-take-over = Platz auf dieses Gerät holen
ui-take-over-text = Dieser Link holt einen Platz von einem anderen Gerät hierher. Er gilt einmal.

### Browser: nach dem Spiel

ui-score-sheet = Wertungsblatt
ui-place = Platz
ui-winner = Gewonnen
ui-tap-a-number = Tippe eine Zahl an, um zu sehen, woher sie kommt.
ui-amul-cell = { $seat }, { $row }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
ui-amul-why = { $seat }: { $row }
ui-amul-no-cards-of = Keine Karten in dieser Zeile.
ui-rematch = Noch einmal
ui-next-game = Zum nächsten Spiel
ui-duplicate = Gleiche Karten, andere Plätze
ui-replay = Aufzeichnung ansehen
ui-save-record = Aufzeichnung sichern

### Browser: Aufzeichnungen

ui-open-record-text = Öffne die Aufzeichnung eines beendeten Spiels. Jeder Zug wird geprüft, bevor er gezeigt wird.
ui-choose-file = Datei wählen
ui-which-game = Diese Datei enthält { $count } Spiele. Welches?
ui-record-of = { $game } zu { $players }
ui-replay-first = An den Anfang
ui-replay-back = Ein Schritt zurück
ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-replay-on = Ein Schritt weiter
ui-replay-last = Ans Ende
ui-replay-moment = Zeitpunkt
ui-replay-at = Zug { $at } von { $last }
ui-replay-round = Zu einer Runde springen
ui-replay-knowledge = Wessen Wissen
ui-replay-open = Alles offen
ui-replay-watch = Als Zuschauer
ui-replay-as = Wie { $seat }
ui-replay-beginning = Beginn
ui-replay-share = Link zu diesem Moment

### Browser: Kartenschau und Wertungsblock

ui-search = Suchen
ui-found = { $count ->
    [one] { $count } gefunden
   *[other] { $count } gefunden
  }
ui-nothing-found = Nichts gefunden. Versuche ein anderes Wort.
ui-all-cards = Alle Karten
ui-touches-rules = Zugehörige Regeln
ui-provenance = Woher jeder Wert kommt
ui-field-kind = Art
ui-field-name_en = englischer Name
ui-field-name_de = deutscher Name
ui-field-colour = Kategorie
ui-field-position = Position
ui-field-traits = Symbole
ui-field-effect = Effekt
ui-field-powers = Wertung
ui-field-text_en = englischer Text
ui-field-text_de = deutscher Text
ui-field-number = Nummer
ui-field-deck = Stapel
ui-field-from = Personenzahl
ui-field-letter = Buchstabe
ui-field-income = Einkommen
ui-field-cost = Energiekosten
ui-field-note = Anmerkung
ui-amul-category = Kategorie
ui-amul-all-categories = alle Kategorien
ui-amul-position = Position
ui-amul-all-positions = alle Positionen
ui-amul-copies-heading = { $count ->
    [one] { $count } Exemplar
   *[other] { $count } Exemplare
  }
ui-amul-number = Nummer
ui-amul-deck-heading = Stapel
ui-amul-from-players = Ab Personen
ui-amul-letter = Buchstabe
ui-amulett-phase = Phase
ui-amulett-all-phases = alle Phasen
ui-amulett-phase-spell = Spruchphase
ui-amulett-phase-metal = Metallphase
ui-amulett-phase-gem = Edelsteinphase
ui-amulett-phase-energy = Energiephase
ui-amulett-gems = Edelsteine
ui-amulett-areas = Gebiete und ihre Metalle
ui-amulett-income = Einkommen
ui-amulett-no-income = keines
ui-amulett-joker = beliebiges Metall
ui-amulett-cost = Energiekosten
ui-amulett-cost-text = { $count ->
    [one] { $count } Energiestein je Runde
   *[other] { $count } Energiesteine je Runde
  }
ui-score-pad-text = Āmul liegt bei euch auf dem Tisch? Tippe an, was am Ende vor allen liegt; jeder Punkt wird erklärt.
ui-name-of = Name von Platz { $number }
ui-cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
ui-count = Punkte zählen
ui-clear = Block leeren
ui-remove = { $name }: eine weniger

### Browser: Antworten zu den Regeln

ui-rule-amul-aim = Worum geht es in Āmul?
    .answer = Neun Runden lang wird ausgewählt. Die meisten Karten zählen nach dem, was sonst bei dir oder bei den Nachbarn liegt; die meisten Punkte gewinnen.
    .rules = A2.7, A11, A12.1
ui-rule-amul-round = Was geschieht in einer Runde?
    .answer = Alle ziehen eine Karte, der Markt wird gefüllt. Dann bieten alle verdeckt eine Karte an, nehmen der Reihe nach eine, decken eine auf und nutzen Sofort-Effekte.
    .rules = A2.7, A3 bis A8
ui-rule-amul-offer = Welche Karte darf ich anbieten?
    .answer = Jede deiner Handkarten. Du darfst es dir anders überlegen, bis die Letzten gewählt haben; dann werden alle zusammen aufgedeckt.
    .rules = A4.1, A4.2
ui-rule-amul-pick = Muss ich eine Karte nehmen?
    .answer = Ja, eine offene Karte des Marktes. Passen geht nicht, und aus Palast und Bazar darf hier nicht genommen werden.
    .rules = A5.1, A5.2
ui-rule-amul-own = Darf ich meine eigene Karte zurücknehmen?
    .answer = Ja, wenn sie noch da liegt, sobald du an der Reihe bist.
    .rules = A5.1
ui-rule-amul-order = Wer nimmt zuerst?
    .answer = Im Uhrzeigersinn ab der Karte Erste Wahl, die jede Runde einen Platz weiterwandert. Hatten alle sie einmal, entscheidet zuerst die Militärische Stärke.
    .rules = A8.2, A9.1, A9.2
ui-rule-amul-prowess = Wie wirkt die Militärische Stärke?
    .answer = Zähle die Militärsymbole in deinem Spielbereich. Mehr ist früher dran, bei Gleichstand der bessere Buchstabe. Wer keines hat, folgt im Uhrzeigersinn ab der Ersten Wahl.
    .rules = A9.2 bis A9.4
ui-rule-amul-reveal = Welche Karte darf ich aufdecken?
    .answer = Jede deiner Handkarten. Liegen bleiben nur Karten mit dem Tischsymbol.
    .rules = A6.1, A6.2
ui-rule-amul-wrong = Was, wenn ich eine Karte nur mit Handsymbol aufdecke?
    .answer = Sie ist sofort aus dem Spiel.
    .rules = A6.2
ui-rule-amul-effect = Wie komme ich an Karten aus Palast und Bazar?
    .answer = Nur durch den Sofort-Effekt einer Karte, die du gerade aufgedeckt hast. Du musst ihn nicht nutzen; die Karte kommt gleich in deinen Spielbereich.
    .rules = A7.1 bis A7.4, A7.8
ui-rule-amul-empty = Was, wenn Palast oder Bazar leer sind?
    .answer = Dann kann nichts genommen werden. Sie werden nie aufgefüllt.
    .rules = A2.3, A7.3
ui-rule-amul-chain = Löst eine durch Effekt genommene Karte ihren eigenen Effekt aus?
    .answer = Nein. Das tun nur Karten, die in dieser Runde aus der Hand aufgedeckt wurden.
    .rules = A7.5
ui-rule-amul-end = Was geschieht am Ende mit meiner Hand?
    .answer = Karten mit Handsymbol werden in deinen Spielbereich gelegt und zählen; die anderen sind aus dem Spiel.
    .rules = A10.1
ui-rule-amul-position = Ist es wichtig, wie eine Karte in meinen Bereich kam?
    .answer = Nein. Aufgedeckte, genommene und abgelegte Karten zählen gleich.
    .rules = A16.1
ui-rule-amul-neighbour = Wer sind meine Nachbarn?
    .answer = Wer links und rechts neben dir sitzt, sonst niemand.
    .rules = A16.3
ui-rule-amul-self = Zählt eine Karte sich selbst mit?
    .answer = Ja, wenn sie zu dem passt, was gezählt wird, und dein Bereich dazugehört.
    .rules = A16.2
ui-rule-amul-majority = Wie zählen die Mehrheiten?
    .answer = Arabische und mongolische Symbole getrennt: 8, 4 und 2 Punkte für die ersten drei Ränge. Bei Gleichstand bekommen alle die Punkte des niedrigsten der geteilten Ränge.
    .rules = A11.3
ui-rule-amul-tie = Wer gewinnt bei Gleichstand?
    .answer = Unter den Gleichen die höhere Militärische Stärke. Ist auch sie gleich, gewinnen alle zusammen.
    .rules = A12.2, A12.3
ui-rule-amul-tea = Was ist die Teevariante?
    .answer = Einige Teekarten kommen in den Stapel, die Teehändlerin in den Bazar. Gut sind so viele Teekarten wie Personen.
    .rules = A13
ui-rule-amul-edition = Warum weichen manche Werte von meinen gedruckten Karten ab?
    .answer = Das Kartenheft war nicht zu bekommen; was eine Karte zählt, ist darum eine spielbare Rekonstruktion. Auf jeder Kartenseite steht, woher ihre Werte kommen.
    .rules = A16
ui-rule-amulett-aim = Wie gewinne ich?
    .answer = Besitze als Erste Edelsteine in sieben Farben oder acht beliebige Edelsteine. Das Spiel endet sofort.
    .rules = M11.1
ui-rule-amulett-round = Was geschieht in einer Runde?
    .answer = Vier Phasen: Sprüche werden versteigert, Metalle kommen herein, unterwegs werden Edelsteine gekauft, und die Sprüche verlieren Energie.
    .rules = M3.1
ui-rule-amulett-spell = Wie werden Sprüche versteigert?
    .answer = Karte für Karte, einmal reihum ab dem Startspieler: mehr Energiesteine bieten oder passen. Wer gewinnt, legt die Steine auf den Spruch und wird Startspieler.
    .rules = M4.2 bis M4.5
ui-rule-amulett-raise = Darf ich für einen Spruch noch einmal bieten?
    .answer = Nein. Bei jedem Spruch sind alle genau einmal an der Reihe.
    .rules = M4.3
ui-rule-amulett-income = Was bekomme ich in der Metallphase?
    .answer = Für jedes Metallsymbol auf deinen Sprüchen eine Karte, für jeden Joker eine beliebige, und mehr durch die Magie-Sprüche.
    .rules = M5.3, M5.4
ui-rule-amulett-empty = Was, wenn ein Metallstapel leer ist?
    .answer = Dann bringt das Symbol eine Karte eines anderen Stapels. Sind alle leer, verfällt der Anspruch.
    .rules = M5.4, M5.5
ui-rule-amulett-steps = Wie lang ist die Edelsteinphase?
    .answer = So viele Schritte, wie der Marker aus dem Beutel zeigt, 3 bis 6. Magische Reise wählt ihn selbst.
    .rules = M6.2, M6.3, M13.13
ui-rule-amulett-metal = Welche Metalle gelten in einem Gebiet?
    .answer = Das Metall des Gebiets, in der Stadt alle vier, und überall das Metall, das in dieser Phase mit Brennendem Verlangen genannt wurde.
    .rules = M7.2
ui-rule-amulett-mix = Darf ich Metalle in einem Gebot mischen?
    .answer = Ja, alle gültigen Metalle und deine Joker.
    .rules = M7.2, M7.3
ui-rule-amulett-bid = Wie hoch darf ich für einen Edelstein bieten?
    .answer = Bis zu deiner Deckung: so viele Karten, wie du hast, die hier gelten.
    .rules = M7.3, M7.4
ui-rule-amulett-pass = Darf ich nach dem Passen wieder einsteigen?
    .answer = Nein, nicht in diesem Tausch, auch wenn noch niemand geboten hatte.
    .rules = M7.5
ui-rule-amulett-pay = Welche Karten bezahle ich?
    .answer = Das wählst du nach dem Gewinnen, genau so viele, wie du geboten hast.
    .rules = M8.1
ui-rule-amulett-gem = Welchen Edelstein bekomme ich?
    .answer = Du wählst einen von denen, die im Gebiet liegen.
    .rules = M8.5
ui-rule-amulett-gift = Muss ich den zusätzlichen Edelstein einer Gabe nehmen?
    .answer = Nein. Einen Spruch zu nutzen ist freiwillig.
    .rules = M0.5, M8.5
ui-rule-amulett-move = Wohin zieht die Gruppe?
    .answer = Nach jedem Tausch setzt der Startspieler sie in ein Nachbargebiet mit Edelstein; hat keines einen, in irgendein Gebiet mit Edelstein.
    .rules = M9.1, M9.2
ui-rule-amulett-phoenix = Was können die Schwingen des Phönix?
    .answer = Wer sie besitzt, darf die Gruppe in jedes andere Gebiet mit Edelstein setzen.
    .rules = M9.3
ui-rule-amulett-energy = Wann endet ein Spruch?
    .answer = Jede Runde verliert er so viele Energiesteine, wie er Blitze zeigt. Ist der letzte weg, kommt er unter den Stapel.
    .rules = M10.4, M10.5
ui-rule-amulett-bury = In welcher Reihenfolge kommen leere Sprüche unter den Stapel?
    .answer = In der Reihenfolge, die ihr Besitzer wählt. Nur er sieht sie.
    .rules = M10.5, M12.3
ui-rule-amulett-power = Was bewirken Gewaltige Macht und Überlegenheit?
    .answer = Gegen Gewaltige Macht muss man um mindestens 2 erhöhen. Überlegenheit darf das höchste Gebot wiederholen, und das gilt als höher.
    .rules = M7.6, M7.7
ui-rule-amulett-hand = Sind die Metallkarten offen?
    .answer = Nur ihre Zahl wird genannt. Was genommen und bezahlt wurde, konnten alle sehen.
    .rules = M12.1, M12.2
ui-rule-amulett-stall = Was, wenn niemand mehr kauft?
    .answer = Nach drei Runden ohne Kauf endet das Spiel; die meisten Edelsteine gewinnen, dann die meisten Farben, dann die meisten Metallkarten.
    .rules = M11.3, M11.4
ui-rule-amulett-edition = Warum weichen manche Werte von meinen gedruckten Karten ab?
    .answer = Einkommen, Energiekosten und der Plan sind eine spielbare Rekonstruktion. Auf jeder Spruchseite steht, woher ihre Werte kommen.
    .rules = M1.4, M16

### Browser: am Tisch

ui-chat-open = { $count ->
    [0] Plaudern
    [one] Plaudern, { $count } neue Zeile
   *[other] Plaudern, { $count } neue Zeilen
  }
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-chat-line = Sag etwas
ui-chat-send = Senden
ui-time-left = Restzeit
ui-invite-watch = Jemanden zum Zuschauen einladen
ui-other-device = Diesen Platz auf ein anderes Gerät holen
ui-copy-this = Diesen Link kopieren:
ui-copied-this = Der Link ist kopiert:
ui-ask-stand-in = Einen Bot für { $seat } spielen lassen
ui-stand-in = ein Bot spielt
ui-stand-in-for-you = Ein Bot spielt für dich.
ui-back = Ich bin wieder da
ui-why = Warum?
ui-field-counts = Anzahlen
ui-field-placement = Lage
ui-field-neighbours = Nachbarschaft
ui-field-shape = Form
ui-leave-table = Den Tisch verlassen

### Browser: Das Amulett

ui-amulett-short-spell = Sprüche
ui-amulett-short-metal = Metalle
ui-amulett-short-gem = Steine
ui-amulett-short-energy = Energie
ui-amulett-phase-setup = Aufbau
ui-amulett-phase-over = Das Ende
ui-amulett-phases = Phasen der Runde
ui-amulett-map = Plan
ui-amulett-pyramid = Pyramide
ui-amulett-wall = an der großen Mauer
ui-amulett-area = { $area }: { $gems }. Nimmt { $metals }. { $marks } { $party ->
    [yes] Hier ist die Gruppe.
   *[no] {""}
  }
ui-amulett-amulet = Amulett mit { $gems }, { $colours ->
    [one] { $colours } Farbe
   *[other] { $colours } Farben
  }
ui-amulett-spell = { $name }, { $stones ->
    [0] keine Energiesteine
    [one] { $stones } Energiestein
   *[other] { $stones } Energiesteine
  }, verliert { $cost } je Runde. { $text }
ui-amulett-spells = Sprüche
ui-amulett-no-spells = Keine Sprüche.
ui-amulett-stage = Gerade jetzt
ui-amulett-pay-with = Bezahlt wird mit
ui-amulett-no-bid = Noch kein Gebot
ui-amulett-still-in = Noch dabei
ui-amulett-out = ausgestiegen
ui-amulett-cover = { $count ->
    [one] Du kannst hier { $count } Karte zahlen.
   *[other] Du kannst hier { $count } Karten zahlen.
  }
ui-amulett-stones-left = { $count ->
    [one] Du hast { $count } Energiestein.
   *[other] Du hast { $count } Energiesteine.
  }
ui-amulett-laid = Ausgelegt:
ui-amulett-bank = Stapel
ui-amulett-deck = Sprüche, die noch kommen: { $pile } im kleinen Stapel, { $deck } im großen
ui-amulett-steps-left = { $count ->
    [one] noch { $count } Schritt
   *[other] noch { $count } Schritte
  }
ui-amulett-counts-here = gilt hier
ui-amulett-hand = Deine Metalle
ui-amulett-own = Vor dir
ui-amulett-hand-size = { $count ->
    [one] { $count } Metallkarte
   *[other] { $count } Metallkarten
  }
ui-amulett-supply = { $count ->
    [one] { $count } Energiestein im Vorrat
   *[other] { $count } Energiesteine im Vorrat
  }
ui-amulett-gems-short = { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteine
  }, { $colours ->
    [one] { $colours } Farbe
   *[other] { $colours } Farben
  }
ui-amulett-bid = { $amount } bieten
ui-amulett-amount = Gebot
ui-amulett-bundle = { $verb ->
    [pay] Zahlen
   *[other] Nehmen
  }
ui-amulett-does-not-fit = { $count ->
    [one] { $count } Karte passt nicht
   *[other] { $count } Karten passen nicht
  }
ui-amulett-stones-on = Energiesteine auf { $spell }
ui-amulett-keep = Diese Sprüche behalten
ui-amulett-keep-two = Wähle { $count } Sprüche
ui-amulett-teleport-from = Wähle einen Edelstein auf dem Plan.
ui-amulett-teleport-gem = Welcher Edelstein von { $area }?
ui-amulett-teleport-to = Wohin damit?
ui-cancel = Abbrechen
ui-amulett-outcome = Das Ende der Reise
ui-amulett-point-at-a-spell = Zeig auf einen Spruch, um ihn zu lesen.
ui-amulett-lies-before = { $stones ->
    [one] Vor { $seat }, mit { $stones } Energiestein.
   *[other] Vor { $seat }, mit { $stones } Energiesteinen.
  }

### Browser: Hilfe neben dem Tisch

ui-amul-help-title-setup = Aufbau
ui-amul-help-title-offer = Anbieten
ui-amul-help-title-pick = Nehmen
ui-amul-help-title-play = Aufdecken
ui-amul-help-title-effect = Effekte
ui-amul-help-title-over = Das Ende
ui-amul-help-setup = Die Karten werden ausgeteilt.
ui-amul-help-offer = Alle legen eine Karte verdeckt in den Markt. Du kannst sie später zurücknehmen, wenn niemand schneller ist.
ui-amul-help-pick = Nacheinander nehmen alle eine Karte aus dem Markt. Die Zahlen in den Ringen zeigen die Reihenfolge.
ui-amul-help-play = Alle decken eine Karte auf. Karten mit Tisch bleiben liegen und zählen, Karten nur mit Hand sind aus dem Spiel.
ui-amul-help-effect = Wer eine Karte mit rundem Siegel aufgedeckt hat, darf dort eine Karte nehmen, wo es hinzeigt.
ui-amul-help-over = Handkarten sind abgelegt, und alles zählt.
ui-amulett-help-setup = Edelsteine und Sprüche werden ausgelegt.
ui-amulett-help-spell = Sprüche werden einzeln versteigert. Biete Energiesteine: sie liegen auf dem Spruch und halten ihn am Leben.
ui-amulett-help-metal = Deine Sprüche bringen Metallkarten, mit denen du Edelsteine bezahlst.
ui-amulett-help-gem = Versteigert werden die Edelsteine dort, wo die Gruppe steht. Wer gewinnt, führt sie weiter. Sieben Farben oder acht Edelsteine gewinnen.
ui-amulett-help-energy = Jeder Spruch verliert so viele Energiesteine, wie er Blitze zeigt. Ohne Steine kommt er unter den Stapel.
ui-amulett-help-over = Ein Amulett ist voll, oder niemand kauft mehr.
