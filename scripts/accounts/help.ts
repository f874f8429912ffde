import { DELETION_DAYS } from "@hz/contract/limits";

export const HELP = `Konten dieser Installation verwalten. Inhalte von Meldungen sind versiegelt und hier nie zu sehen.

Aufruf: npm run accounts -- <Befehl> [Angaben]

  liste                      alle Konten mit Plan, Stand und Zahlen
      --stand <Stand>        nur diese: trialing (Testphase), expired (Testphase abgelaufen), active (bezahlt),
                             past_due (Zahlung offen), unpaid (unbezahlt), canceled (beendet),
                             deletion (Löschung vorgemerkt)
      --beendet              nur Konten ohne Testphase und Plan, mit den Tagen seit dem Ende, die längsten zuerst
      --adressen             E-Mail-Adressen ganz zeigen
  zeigen <Konto>             ein Konto mit seinen Rechnungen
      --adressen             E-Mail-Adresse ganz zeigen
  freimonat <Konto>          schenkt einen Monat: verlängert die Testphase oder schreibt den Betrag gut
      --monate <n>           so viele Monate, 1 bis 12
      --ja                   ohne Rückfrage
  ausgeben <Konto>           schreibt alles, was von einem Konto gespeichert ist, versiegelt in einen leeren Ordner
      --nach <Ordner>        wohin
  einlesen <Archiv>          liest ein Gesamtarchiv ein, das ein Unternehmen im Browser erstellt hat
      --email <Adresse>      wer aus dem Archiv Inhaber wird; sonst, wer es erstellt hat
  loeschen <Konto>           beendet das Abonnement und löscht das Konto nach ${DELETION_DAYS} Tagen; der Inhaber wird benachrichtigt
      --name <Firmenname>    bestätigt ohne Rückfrage
      --trotz-aufbewahrung   auch wenn Meldungen noch aufzubewahren sind (§ 11 HinSchG)
      --zuruecknehmen        nimmt eine vorgemerkte Löschung zurück
  umziehen <Konto>           bringt ein Konto in eine andere Datenbank dieser Installation, während der Dienst läuft
      --nach <Nummer>        in welche: 1 ist DATABASE_URL, weitere nennt CELLS
  zweiter-faktor <E-Mail>    entfernt zweiten Faktor und Passkeys einer Person, der im Unternehmen niemand helfen kann
      --ja                   ohne Rückfrage

  --json                     Ausgabe für Programme (mit npm run --silent)
  --hilfe                    diese Hilfe

<Konto> ist die Kennung aus „liste“. Es gelten die Einstellungen der Installation (HZ_DATA, DATABASE_URL, …).
Endet mit 0 bei Erfolg, mit 1 bei einem Fehler, mit 2 bei einem falschen Aufruf.`;
