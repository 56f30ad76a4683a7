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
  } Vorsprung: { $gems } in Runde { $round }, für { $price ->
    [one] eine Karte
   *[other] { $price } Karten
  }, hat das Amulett vollendet.
ui-amulett-end-short = Du hattest { $colours } von { $all_colours } Farben und { $count } von { $all_gems } Edelsteinen: Platz { $place } von { $players }.
ui-amulett-end-try = Einen Versuch wert: { $what ->
    [colours] { $colours } Farben haben nicht gereicht. Passe bei Steinen, die du schon hast, und spare deine Metalle für eine Farbe, die dir fehlt.
    [income] früher mehr Einkommen. Deine Zaubersprüche brachten { $own } Metallkarten, { $seat } bekam { $theirs }.
    [price] billiger kaufen. Ein Edelstein hat dich { $own } Karten gekostet, { $seat } { $theirs }.
   *[guard] Behalte das Amulett von { $seat } im Auge, und kaufe oder teleportiere die Farben weg, die dort fehlen.
  }
ui-amulett-end-others = Die anderen Amulette
