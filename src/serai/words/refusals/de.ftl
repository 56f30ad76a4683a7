server-refused = { $reason }
server-too-many = { $limit ->
    [acts] Zu viele Züge in kurzer Zeit.
    [bytes] Diese Seite hat in kurzer Zeit zu viel gesendet.
    [chat] Zu viele Chatzeilen in kurzer Zeit.
    [connections] Du hast zu viele Seiten gleichzeitig offen.
    [files] Du hast in kurzer Zeit zu viele Seiten geöffnet.
    [frames] Diese Seite hat in kurzer Zeit zu viel gesendet.
    [messages] Diese Seite hat in kurzer Zeit zu viel gesendet.
    [pings] Diese Seite hat die Verbindung zu oft geprüft.
    [replays] Du hast in kurzer Zeit zu viele beendete Partien geöffnet.
    [requests] Du hast in kurzer Zeit zu viele Anfragen gesendet.
    [running] Du hast zu viele laufende Partien mit Bots. Spiele erst eine davon zu Ende.
    [channels] Deine Benachrichtigungen gehen an zu viele Stellen. Entferne erst eine davon.
    [notifications] Du hast deine Benachrichtigungen in kurzer Zeit zu oft geändert.
    [recoveries] Du hast zu oft versucht, dich anzumelden.
    [exports] Du hast deine Daten zu oft gespeichert.
    [reports] Du hast in kurzer Zeit zu viele Zeilen gemeldet.
    [invitations] Du hast in kurzer Zeit zu viele Leute eingeladen.
    [scores] Du hast in kurzer Zeit zu oft Punkte gezählt.
    [companions] Du hast den Begleiter in kurzer Zeit zu oft benutzt.
    [daily] Du hast in kurzer Zeit zu viele Partien des Tages eingeschickt.
    [evenings] Du hast in kurzer Zeit zu viele gemeinsame Blöcke begonnen.
    [tournaments] Du hast in kurzer Zeit zu viele Turniere angelegt.
    [sockets] Du hast in kurzer Zeit zu oft Tische aufgerufen.
    [tables] Du hast in kurzer Zeit zu viele Tische eröffnet.
    [uploads] Du hast in kurzer Zeit zu viele Aufzeichnungen geöffnet.
   *[other] Das war zu viel in kurzer Zeit.
  } Versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
  } noch einmal.
server-malformed = Diese Nachricht ist nicht lesbar. Schicke jeweils eine einzelne JSON-Nachricht des Protokolls.
server-malformed-body = Diese Anfrage ist so nicht zu gebrauchen: { $detail }
server-no-hello = Die Verbindung wurde geschlossen, weil sie nicht mit hello begann.
server-hello-twice = Ein hello genügt. Weiter mit Entscheidungen oder Chatzeilen.
server-too-large = Das ist zu groß. Schicke weniger.
server-too-much-work = Das zu lesen dauerte zu lange, und wir haben abgebrochen. Schicke etwas Einfacheres.
server-too-slow = Die Anfrage kam zu langsam an und wurde abgebrochen. Schicke sie noch einmal.
server-no-page = Unter dieser Adresse gibt es nichts.
server-no-language = Diese Sprache spricht serai hier nicht.
server-fault = Bei uns ist etwas schiefgegangen. Versuche es noch einmal. Hilft das nicht, wende dich an die Leute, die diesen Server betreiben.
server-not-stored = Der Zug konnte nicht gespeichert werden und wurde nicht ausgeführt. Versuche es gleich noch einmal.
server-unknown = Noch ist unklar, ob dein Zug gespeichert wurde. Er wird so lange wieder gesendet, bis es klar ist.
server-unwell = Der Server kann zurzeit nichts speichern.
server-standstill = Ein Teil des Servers steht still. Er muss neu gestartet werden; das Log sagt, was steht.
server-duplicate-late = Dieser Tisch hat mehr als einen Tag gewartet, deshalb sind seine Karten nicht mehr geheim. Eröffne einen neuen.
server-cards-in-play = Eine andere Partie mit denselben Karten läuft noch oder beginnt gleich. Du kannst diese öffnen, wenn jene zu Ende ist.
server-game-fault = An diesem Tisch geht es nicht weiter: { $fault }. Sobald das Spiel repariert und der Server neu gestartet ist, geht es weiter, wo ihr wart.
server-table-damaged = Dieser Tisch ist im Speicher beschädigt und wurde beiseitegelegt. Wer den Server betreibt, kann ihn mit serai fsck untersuchen.
server-act-id = Die Kennung einer Entscheidung muss aus druckbaren Zeichen bestehen.
server-other-origin = Dieser Server nimmt keine Anfragen von anderen Seiten an. Öffne seine eigene Seite.
server-no-moment = Von dort lässt sich nicht weiterspielen. Wähle einen Moment vor dem Ende, in dem jemand am Zug ist.
server-no-table = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen. Bitte um den Link.
server-table-closed = An diesen Tisch kann sich niemand setzen.
server-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
server-no-seat = Diesen Platz gibt es nicht. Die Plätze sind von 0 bis { $last } nummeriert.
server-seat-taken = Dieser Platz ist besetzt. Wähle einen freien.
server-seat-moved = Du spielst diesen Platz jetzt auf einem anderen Gerät.
server-seated-already = Du hast schon einen anderen Platz an diesem Tisch. Gib ihn zuerst frei.
server-not-seated = Du hast keinen Platz an diesem Tisch. Setze dich zuerst.
server-no-person = Auf diesem Platz sitzt niemand.
server-has-time = { $name } hat noch Zeit. Nach { $count } verpassten Entscheidungen in Folge kann ein Bot einspringen.
server-is-here = { $name } ist da. Ein Bot vertritt nur, wer weg ist.
server-just-left = { $name } war eben noch da. In { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
  } kann ein Bot einspringen.
server-only-host = Das kann nur, wer den Tisch eröffnet hat.
server-nobody-seated = Noch sitzt niemand. Setze dich, bevor das Spiel beginnt.
server-already-started = Das Spiel hat schon begonnen. Du kannst zuschauen.
server-salt-final = Ein anderes deiner Geräte hat für diesen Platz schon zufällige Ziffern hinzugefügt. Nur die ersten zählen.
server-salt-early = Zufällige Ziffern werden erst geöffnet, wenn die Plätze feststehen. Warte, bis das Spiel gestartet wird.
server-salt-other = Das sind nicht die zufälligen Ziffern, die für diesen Platz versiegelt wurden.
server-salts-awaited = Das Spiel beginnt, sobald die Geräte von { $names } ihre zufälligen Ziffern geöffnet haben. Warte einen Moment, oder entferne, wer nicht zurückkommt.
server-not-running = Das Spiel läuft nicht.
server-not-over = Das Spiel ist noch nicht zu Ende. Danach geht es.
server-empty-name = Ein Name braucht mindestens ein sichtbares Zeichen.
server-name-taken = An diesem Tisch heißt schon jemand { $name }. Wähle einen anderen Namen.
server-no-level = Die Stufe „{ $level }“ gibt es nicht. Wähle eine von: { $levels }.
server-no-edition = Diese Ausgabe gibt es hier nicht. Wähle eine von: { $editions }.
server-edition-gone = Die Ausgabe dieses Tisches ist auf diesem Server nicht mehr vorhanden.
server-watching = Du schaust zu. Ziehen können nur die am Tisch.
server-not-your-seat = Das ist nicht dein Platz. Du spielst Platz { $seat }.
server-move-or-choice = Eine Entscheidung nennt entweder einen Zug oder eine Nummer, oder sie nimmt einen Zug zurück.
server-no-choice = Es stehen jetzt { $count } Züge zur Wahl, nummeriert ab 0.
server-stale = Das Spiel ist inzwischen weitergegangen. Schau auf den Tisch und entscheide noch einmal.
server-withdrawn-late = Deine Zeit für diesen Zug ist um, deshalb gilt er.
server-not-withdrawable = Du hast keinen Zug, der sich noch zurücknehmen lässt.
server-still-open = Deine Wahl steht noch nicht fest. Wähle etwas anderes, um sie zu ändern.
server-too-many-changes = Du hast diese Wahl { $most }-mal geändert. Nun bleibt sie, wie sie ist.
server-removed = Du wurdest von diesem Tisch entfernt. Zurückkommen kannst du nicht.
server-not-your-turn = Du bist nicht am Zug.
server-hints-off = An diesem Tisch gibt es keine Tipps. Wer ihn eröffnet hat, hat sie abgeschaltet.
server-hint-under-way = Dein Tipp ist unterwegs. Warte auf ihn oder mach deinen Zug.
server-no-hint = Für einen Tipp hat die Zeit nicht gereicht. Frage gleich noch einmal.
server-no-score = Dieses Spiel hat keinen Wertungsblock.
server-no-engine = Dieser Server kann Spiele noch nicht im Browser ausführen. Versuche es in ein paar Minuten noch einmal.
