### Das Amulett: das Ende im Browser

ui-amulett-end-won-by = Mit { $goal ->
    [colours] { $by ->
        [one] einer Farbe
       *[other] { $by } Farben
      }
   *[gems] { $by ->
        [one] einem Edelstein
       *[other] { $by } Edelsteinen
      }
  } Vorsprung. Vollendet hat das Amulett ein Kauf in Runde { $round }: { $gems } für { $price ->
    [one] eine Karte
   *[other] { $price } Karten
  }.
ui-amulett-end-short = Du hattest { $colours } von { $all_colours } Farben und { $count } von { $all_gems } Edelsteinen: Platz { $place } von { $players }.
ui-amulett-end-try = Tipp für das nächste Mal: { $what ->
    [colours] Du hattest { $colours } Farben. Passe bei Edelsteinen, die du schon hast, und spare deine Metalle für eine Farbe, die dir fehlt.
    [income] Sorge früh für mehr Einkommen. Deine Zaubersprüche brachten { $own } Metallkarten, { $seat } bekam { $theirs }.
    [price] Kaufe billiger. Ein Edelstein hat dich im Mittel { $own } Karten gekostet, { $seat } { $theirs }.
   *[guard] Behalte das Amulett von { $seat } im Auge, und kaufe oder teleportiere die Farben weg, die dort fehlen.
  }
ui-amulett-end-others = Die anderen Amulette
