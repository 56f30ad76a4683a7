ui-about-what = In einer Karawanserei rasten Reisegesellschaften, handeln und spielen. serai ist eine für Brettspiele: Spielt sie hier mit Freunden oder Bots, lernt sie aus ihren Regelbüchern, wertet die gedruckten oder erforscht sie.
ui-about-unofficial = serai ist inoffiziell. Es steht in keiner Verbindung zu Autoren, Grafikern oder Verlagen dieser Spiele und kostet nichts. Die Spiele laufen wie veröffentlicht ab, mit ihren eigenen Namen und Begriffen; die Rechte daran bleiben bei ihren Inhabern. Die Regelbücher haben wir selbst geschrieben und alle Bilder selbst gezeichnet.
ui-licences = Lizenzen
ui-about-licence = Unsere eigene Arbeit an serai ist freie Software unter der Apache-Lizenz 2.0. Dazu gehören:
