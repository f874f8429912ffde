export const HELP = `Was auf der Seite /status dieser Installation steht: Störungen und die letzte Probe der Sicherung.

Aufruf: npm run status -- <Befehl> [Angaben]

  liste                      alle Störungen mit ihren Nummern
  eroeffnen                  beginnt eine Störung; sie steht sofort auf der Seite
      --titel <Text>         worum es geht, in einer Zeile
      --text <Text>          was betroffen ist und was Sie tun
      --seit <Zeitpunkt>     seit wann, sonst jetzt
  nachtrag <Nummer>          fügt hinzu, was es Neues gibt; auch nach dem Ende
      --text <Text>          was es Neues gibt
  beenden <Nummer>           beendet die Störung
      --text <Text>          ein letzter Nachtrag
      --um <Zeitpunkt>       seit wann sie vorbei ist, sonst jetzt
  probe <rehearsals.jsonl>   trägt die letzte Probe der Sicherung ein (die Datei liegt neben den Sicherungen)

  --hilfe                    diese Hilfe

Texte stehen in Anführungszeichen und sind öffentlich: Bitte nennen Sie darin keine Personen und keine Unternehmen.
Zeitpunkte sind Tag und Uhrzeit in Deutschland: "2026-11-30 14:05". Geschriebenes wird weder geändert noch gelöscht.
Es gelten die Einstellungen der Installation (HZ_DATA, DATABASE_URL, …).
Endet mit 0 bei Erfolg, mit 1 bei einem Fehler, mit 2 bei einem falschen Aufruf.`;
