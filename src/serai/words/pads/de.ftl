ui-name-of = Name von Platz { $number }
ui-cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
ui-count = Punkte zählen
ui-clear = Block leeren
ui-remove = { $name }: eine weniger

ui-own-values = Die Werte sind deine, wo du sie geändert oder verglichen hast; die anderen haben wir rekonstruiert.
ui-ours-values = Rekonstruierte Werte: unsere eigenen, nicht die deiner Schachtel.
server-no-companion = Dieses Spiel hat keinen Begleiter für das gedruckte Spiel.
server-evening-gone = Diesen Abend gibt es hier nicht mehr: Der Server wurde neu gestartet, oder einen halben Tag lang hat sich nichts getan. Was du eingetragen hast, ist noch auf deinem eigenen Telefon.
server-evening-taken = Diese Spalte füllt jemand anderes aus.
