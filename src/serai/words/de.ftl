# Alles, was serai auf Deutsch sagt. Argumente: $seat ist der Name einer Spielerin oder eines Spielers, $card der einer Karte.

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
server-malformed-body = Mit dieser Anfrage lässt sich nichts anfangen: { $detail }
server-no-hello = Die Verbindung begann ohne Begrüßung und wurde geschlossen.
server-hello-twice = Eine Begrüßung genügt. Weiter mit Entscheidungen oder Chatzeilen.
server-too-large = Das ist zu groß. Schicke weniger.
server-too-slow = Die Anfrage kam zu langsam an und wurde aufgegeben. Schicke sie noch einmal.
server-no-page = Unter dieser Adresse gibt es nichts.
server-no-language = Diese Sprache gibt es hier nicht.
server-fault = Bei uns ist etwas schiefgegangen. Versuche es noch einmal; bleibt es so, sage es dem Betreiber dieses Servers.
server-not-stored = Der Zug konnte nicht gespeichert werden und ist nicht gemacht. Versuche es gleich noch einmal.
server-other-origin = Anfragen von einer anderen Seite werden nicht angenommen. Öffne die Seite dieses Servers selbst.
server-no-table = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen. Bitte um den Link.
server-table-closed = An diesen Tisch kann sich niemand setzen.
server-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
server-seats-count = Ein Tisch für { $players } braucht { $players } Plätze in seiner Liste, nicht { $given }.
server-no-start-player = { $game } lässt niemanden wählen, wer beginnt. Lass die Angabe weg.
server-no-seat = Diesen Platz gibt es nicht. Die Plätze sind von 0 bis { $last } nummeriert.
server-seat-taken = Dieser Platz ist besetzt. Wähle einen freien.
server-seat-moved = Dieser Platz wird jetzt von einem anderen Gerät aus gespielt.
server-seated-already = Du hast schon einen anderen Platz an diesem Tisch. Gib ihn zuerst frei.
server-not-seated = Du hast keinen Platz an diesem Tisch. Setze dich zuerst.
server-no-person = Auf diesem Platz sitzt niemand.
server-is-here = { $name } ist da. Eine Vertretung spielt nur für Abwesende.
server-just-left = { $name } war eben noch da. In { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
  } kann ein Bot einspringen.
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
server-code-bad = Dieser Link ist ungültig. Vielleicht ist er zu alt: Erzeuge auf dem anderen Gerät einen neuen.
server-code-used = Dieser Link wurde schon benutzt. Erzeuge auf dem anderen Gerät einen neuen.
server-watching = Du schaust zu. Spielen kann nur, wer am Tisch sitzt.
server-not-your-seat = Das ist nicht dein Platz. Deine Züge nennen den Platz { $seat }.
server-move-or-choice = Eine Entscheidung nennt entweder einen Zug oder eine Nummer.
server-no-choice = Es stehen jetzt { $count } Züge zur Wahl, und sie werden von 0 an gezählt.
server-stale = Das Spiel ist inzwischen weitergegangen. Schau auf den Tisch und entscheide noch einmal.
server-too-many-changes = Du hast diese Wahl { $most }-mal geändert. Sie bleibt nun, wie sie ist.
server-chat-off = Dieser Tisch hat keinen Chat.
server-chat-seated = Hier kann nur schreiben, wer am Tisch sitzt.
server-chat-empty = Eine leere Zeile sagt nichts.
server-not-your-turn = Du bist nicht am Zug.
server-hints-off = An diesem Tisch gibt es keine Tipps. Wer ihn eröffnet hat, hat sie abgeschaltet.
server-hint-under-way = Dein Tipp ist unterwegs. Warte auf ihn oder spiele einfach.
server-no-hint = Für einen Tipp hat die Zeit nicht gereicht. Frage gleich noch einmal.
server-no-score = Dieses Spiel hat keinen Wertungsblock.
server-record-unfinished = Diese Aufzeichnung hört vor dem Ende auf. Nur beendete Partien können gezeigt werden.
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
terminal-prompt = Deine Wahl, 1 bis { $last } (? Hilfe, ! Tipp, s Punkte, h Verlauf, q Ende):
terminal-prompt-again = Gib die Nummer deiner Wahl ein, 1 bis { $last }, und drück die Eingabetaste.
terminal-not-understood = Das ist weder eine Zahl von 1 bis { $last } noch eines von ?, !, =, t, s, h, q. Gib ? ein für Hilfe.
terminal-help = Eine Zahl von 1 bis { $last } wählt. „? 2“ erklärt den Eintrag 2, „? seide“ erklärt, was so heißt. „=“ und Worte spielen etwas, das nicht in der Liste steht. ! sagt, was ein Bot täte und warum. t zeigt wieder den Tisch, s die Punkte bisher mit Begründung, h alles, was geschah, q hört auf.
terminal-nothing-found = Hier heißt nichts „{ $word }“.
terminal-nothing = nichts
terminal-hand-over = { $seat } ist dran. Gib die Tastatur weiter; drück die Eingabetaste, wenn nur { $seat } hinsieht.
terminal-thinking = { $seat } denkt nach …
terminal-adviser = Ein Bot
terminal-stopped = Das Spiel hört hier auf.
terminal-left = Das Spiel wurde verlassen.
terminal-save = Das Spiel speichern? Gib einen Dateinamen ein, j für { $default }, oder lass es mit der Eingabetaste:
terminal-replace = Eine Datei { $file } gibt es schon. Ersetzen? Gib j ein, oder drück die Eingabetaste für einen anderen Namen:
terminal-saved = Gespeichert als { $file }. Mit „serai play --resume { $file }“ geht es von dort weiter.
terminal-saved-finished = Gespeichert als { $file }. „serai replay { $file }“ erzählt das Spiel.
terminal-not-saved = { $file } konnte nicht geschrieben werden: { $reason }. Versuch einen anderen Namen.
terminal-edition-about = Ausgabe { $id } von { $title }, Inhalt { $hash }
terminal-edition-name = Name
terminal-edition-text = Text
terminal-edition-value = Wert
terminal-edition-provenance = woher er stammt
terminal-edition-in-file = In den Worten einer Ausgabedatei:

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
ui-plain-refuse-players = Dieses Spiel ist für { $fewest } bis { $most } Personen.
ui-plain-refuse-option = Diese Option gibt es nicht. Lass sie weg.
ui-plain-refuse-value = Die Option „{ $option }“ kann diesen Wert nicht haben.
ui-plain-refuse-verb = Ein Zug ist einer von { $verbs }. Sende einen davon als „do“.
ui-plain-refuse-chance = Das kann der Zufall jetzt nicht ergeben.
ui-plain-refuse-move = Dieser Zug ist nicht erlaubt. Wähle einen der erlaubten.
ui-plain-refuse-chosen = Dieser Platz hat schon gewählt. Eine Aufzeichnung enthält nur die endgültige Wahl.
ui-history = Was geschah
ui-beat-again = Noch einmal sehen, was geschah
ui-beat-skip = Überspringen
ui-beat-place = { $place } von { $count }
ui-beat-since = { $count ->
    [one] Seit du weg warst, ist etwas geschehen
   *[other] Seit du weg warst, ist einiges geschehen: { $count } Ereignisse
  }
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
ui-renewed = Das Programm wurde inzwischen erneuert. Lade die Seite neu: Es geht nichts verloren.
ui-reload = Neu laden
ui-try-again = Noch einmal versuchen
ui-cancel = Abbrechen

### Browser: Rahmen

ui-help = Hilfe
ui-home = Start
ui-menu = Menü
ui-close = Schließen
ui-gallery = Karten und Zaubersprüche
ui-score-pad = Wertungsblock
ui-rules = Regeln
ui-language = Sprache
ui-theme = Darstellung
ui-theme-auto = Wie das Gerät
ui-theme-light = Tag
ui-theme-dark = Lampenlicht
ui-tempo = Tempo
ui-tempo-calm = ruhig
ui-tempo-normal = normal
ui-tempo-fast = schnell
ui-tempo-at-once = sofort
ui-worth = Was eine Karte an deinen Punkten ändert
ui-worth-on = Zeigen
ui-worth-off = Verbergen
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
ui-play-now = Gleich gegen Bots spielen
ui-solo = Zu { $players }, Bots: { $level }
ui-solo-level = Bots
ui-with-friends = Mit Freunden
ui-learn = In fünf Minuten lernen
ui-learn-on = Weiterlernen
ui-continue = Deine Partien
ui-open-tables = Offene Tische
ui-no-open-tables = Gerade ist kein öffentlicher Tisch offen. Eröffne selbst einen.
ui-finished = Beendete Partien
ui-more = Mehr
ui-gallery-line = jede Karte in Wort und Bild
ui-score-pad-line = das gedruckte Spiel auszählen
ui-rules-line = das ganze Regelbuch zu jedem Spiel, mit Beispielen
ui-open-record = Aufzeichnungen
ui-open-record-line = eine gespeicherte Partie öffnen
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
ui-new-table = Einen Tisch eröffnen
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
ui-start-player = Wer beginnt
ui-start-player-drawn = wird ausgelost
ui-more-options = Weitere Einstellungen
ui-time = Zeit für eine Entscheidung
ui-time-none = unbegrenzt
ui-time-seconds = { $unit ->
    [seconds] { $seconds } Sekunden
    [minutes] { $minutes } Minuten
   *[hours] { $hours } Stunden
  }
ui-edition = Ausgabe
ui-edition-missing = Die Ausgabe „{ $missing }“ gibt es hier nicht mehr. Das ist „{ $shown }“.
ui-chat = Chat
ui-hints-allowed = Tipps erlaubt
ui-set-the-table = Tisch eröffnen
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
ui-connection-lost = Verbindung verloren. Neuer Versuch …
ui-table-closed = Dieser Tisch ist dir verschlossen
ui-closed-4400 = Der Server hat dieses Programm nicht verstanden. Lade die Seite neu.
ui-closed-4403 = Zu diesem Tisch brauchst du eine Einladung. Frag nach dem Link.
ui-closed-4404 = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
ui-closed-4409 = Dein Platz ist auf ein anderes Gerät umgezogen.
ui-take-over = Platz auf dieses Gerät holen
ui-take-over-text = Dieser Link holt einen Platz von einem anderen Gerät hierher. Er gilt einmal.

### Browser: eine Lektion

ui-lesson-at = { $at } von { $last }
ui-lesson-back = Zurück
ui-lesson-next = Weiter
ui-lesson-show = Zeig es mir
ui-lesson-watch = Die anderen sind am Zug …
ui-lesson-leave = Lektion verlassen
ui-lesson-play-on = Gegen leichte Bots weiterspielen

### Browser: nach dem Spiel

ui-score-sheet = Wertungsblatt
ui-place = Platz
ui-winner = Gewonnen
ui-tap-a-number = Tippe eine Zahl an, um zu sehen, woher sie kommt.
ui-rematch = Noch einmal
ui-next-game = Zur nächsten Partie
ui-duplicate = Gleiche Karten, andere Plätze
ui-replay = Aufzeichnung ansehen
ui-save-record = Aufzeichnung sichern

### Browser: Aufzeichnungen

ui-open-record-text = Öffne die Aufzeichnung einer beendeten Partie. Jeder Zug wird geprüft, bevor er gezeigt wird.
ui-choose-file = Datei wählen
ui-which-game = Diese Datei enthält { $count } Partien. Welche?
ui-record-of = { $game } zu { $players }
ui-record-not-json = Das ist keine Aufzeichnung: Der Text ist kein JSON.
ui-record-other-edition = Diese Partie wurde mit einer anderen Ausgabe als { $edition } gespielt. Nur ein Server, der jene Ausgabe hat, kann sie zeigen.
ui-record-options = Solche Optionen wie in dieser Aufzeichnung hat das Spiel nicht.
ui-record-illegal = Dieser Zug ist hier nicht erlaubt. Die Aufzeichnung ist beschädigt, oder es galten andere Regeln.
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
ui-name-of = Name von Platz { $number }
ui-cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
ui-count = Punkte zählen
ui-clear = Block leeren
ui-remove = { $name }: eine weniger

### Browser: am Tisch

ui-chat-open = { $count ->
    [0] Chat
    [one] Chat, { $count } neue Zeile
   *[other] Chat, { $count } neue Zeilen
  }
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-chat-line = Sag etwas
ui-chat-send = Senden
ui-time-left = Restzeit
ui-time-short = { $seconds ->
    [one] Noch { $seconds } Sekunde.
   *[other] Noch { $seconds } Sekunden.
  }
ui-time-was-up = Deine Zeit war um. Ein Bot hat dieses eine Mal für dich entschieden; die nächste Entscheidung gehört wieder dir.
ui-invite-watch = Jemanden zum Zuschauen einladen
ui-other-device = Diesen Platz auf ein anderes Gerät holen
ui-copy-this = Diesen Link kopieren:
ui-copied-this = Der Link ist kopiert:
ui-ask-stand-in = Einen Bot für { $seat } spielen lassen
ui-stand-in = ein Bot spielt
ui-stand-in-for-you = Ein Bot spielt für dich.
ui-back = Ich bin wieder da
ui-why = Warum?
ui-hint = Tipp
ui-hint-thinking = Überlegt …
ui-hint-move = { $move }.
ui-field-counts = Anzahlen
ui-field-placement = Lage
ui-field-neighbours = Nachbarschaft
ui-field-shape = Form
ui-leave-table = Den Tisch verlassen
ui-leave-sure = Den Tisch verlassen? Ein Bot spielt für dich. Solange das Spiel läuft, kannst du zurückkommen und übernehmen.

### Browser: das Regelbuch

ui-search-rules = Regeln durchsuchen
ui-contents = Inhalt
ui-print = Drucken
ui-no-book = Dieses Spiel hat kein Regelbuch mitgebracht.
ui-go-back = Zurück
ui-own-page = Als eigene Seite öffnen
ui-about = Über serai
ui-about-what = In einer Karawanserei rasten Reisegesellschaften, handeln und spielen. serai ist eine für Brettspiele: Spielt sie hier mit Freunden oder Bots, lernt sie aus ihren Regelbüchern, wertet die gedruckten oder erforscht sie.
ui-about-unofficial = serai ist inoffiziell. Es steht in keiner Verbindung zu Autoren, Grafikern oder Verlagen dieser Spiele und will von niemandem Geld. Ablauf und Begriffe sind die der veröffentlichten Spiele; der Text der Regelbücher und alle Bilder sind eigene.
ui-licences = Lizenzen
ui-about-licence = serai selbst ist freie Software unter der Apache-Lizenz 2.0. Dazu gehören:

## Tische dieses Geräts

ui-local-upload = Auf dem Server aufheben
ui-local-remove = Diese Partie löschen
ui-local-remove-sure = Diese Partie von diesem Gerät löschen? Sie ist dann nicht wiederzubringen.
ui-local-not-kept = Dieses Gerät kann die Partie nicht aufheben: Es hat keinen Platz mehr, oder der Browser hebt nichts auf. Du kannst weiterspielen, aber sie ist verloren, wenn du die Seite schließt. Sichere am Ende die Aufzeichnung.
ui-local-no-engine = Dieses Spiel lässt sich auf diesem Gerät noch nicht spielen. Versuche es in einer Minute noch einmal, oder wenn du online bist.
ui-local-other-edition = Diese Partie wurde mit einer anderen Ausgabe begonnen, die es hier nicht mehr gibt. Sie kann nicht weitergehen.
ui-local-one-edition = Ohne Server kann nur die Ausgabe { $edition } gezählt werden.
ui-local-damaged = Was dieses Gerät von der Partie aufgehoben hat, ist beschädigt. Sie kann nicht weitergehen.
ui-local-elsewhere = Diese Partie ist in einem anderen Tab oder Fenster offen. Spiele dort weiter, oder schließe es und versuche es noch einmal.
ui-local-failed = Auf diesem Gerät ist etwas schiefgegangen. Lade die Seite neu: Was gespielt wurde, ist aufgehoben.
ui-where = Wo
ui-where-online = Online
ui-where-online-help = Freunde kommen über einen Link dazu, jeder an einem eigenen Gerät.
ui-where-here = Auf diesem Gerät
ui-where-here-help = Gegen Bots, oder mehrere Leute geben das Gerät weiter. Das geht ohne Netz.
ui-seat-here = Jemand hier
ui-name-of-seat = Name auf Platz { $number }
ui-curtain = { $name } ist dran. Gib das Gerät weiter.
ui-curtain-open = Ich bin { $name }
ui-no-server = Hier ist kein Server, der Tische mit Freunden aufhebt. Partien auf diesem Gerät gehen wie immer.
