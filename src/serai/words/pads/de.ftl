ui-name-of = Name von Platz { $number }
ui-cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
ui-count = Punkte zählen
ui-clear = Block leeren
ui-remove = { $name }: eine weniger

ui-own-values = Werte, die du geändert oder verglichen hast, sind deine; die anderen haben wir rekonstruiert.
ui-ours-values = Rekonstruierte Werte: unsere, nicht die deiner Schachtel.
server-no-companion = Dieses Spiel hat keinen Begleiter für das gedruckte Spiel.
server-evening-gone = Diesen gemeinsamen Block gibt es nicht mehr: Einen halben Tag lang hat ihn niemand benutzt. Deine Einträge sind noch auf deinem eigenen Handy.
server-evening-taken = Diese Spalte füllt jemand anderes aus.
