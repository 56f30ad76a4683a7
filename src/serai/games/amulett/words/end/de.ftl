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

ui-amulett-story-gems = Edelsteine, Runde für Runde
ui-amulett-story-costs = Bezahlt, eingenommen und verloren
ui-amulett-story-spells = Energiesteine für Zaubersprüche
ui-amulett-story-lots = Karten für Edelsteine
ui-amulett-story-income = Karten als Einkommen
ui-amulett-story-sources = Einkommen nach Zaubersprüchen
ui-amulett-story-source = { $spell }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
ui-amulett-story-drained = an andere verlorene Energiesteine
ui-amulett-story-unused = ungenutzte Energiesteine
ui-amulett-story-prices = Alle Käufe
ui-amulett-story-spell = Runde { $round }: { $spell } für { $price ->
    [one] { $price } Energiestein
   *[other] { $price } Energiesteine
  }
ui-amulett-story-lot = Runde { $round }: { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteine
  } für { $price ->
    [one] { $price } Karte
   *[other] { $price } Karten
  }
