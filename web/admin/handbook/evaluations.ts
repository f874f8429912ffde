import { type Article, heading, list, note, steps, text } from "./article.ts";

export const evaluations: Article = {
  slug: "auswertungen",
  title: "Auswertungen und Jahresbericht",
  lead: "Was eingegangen ist, wie schnell Sie waren und wie es ausging, ohne dass eine Zahl auf Personen schließen lässt.",
  body: [
    text(
      "[Auswertungen](/auswertungen) sieht, wer die Berechtigung *Statistiken* hat. Jede Kennzahl steht neben der des Zeitraums davor. Wie sie gezählt wird, steht unter jedem Diagramm bei *Wie wird gezählt?*, die Werte selbst unter *Als Tabelle*. Die Auswahl steht in der Adresse: Ein Lesezeichen zeigt immer dieselbe Auswertung.",
    ),
    heading("Kleine Zahlen"),
    list(
      "Wer Meldungen einer Abteilung bearbeitet und ihr Mitglied ist, sieht deren Zahlen genau; die Seite zeigt zuerst die eigenen Abteilungen. Alle anderen gehören nicht zur Meldestelle dieser Abteilung. Für sie sind Zahlen von 1 bis 4 verborgen, dazu so viele andere, dass sie sich nicht errechnen lassen. Aus demselben Grund gibt es für sie nur ganze Quartale und Jahre und keine Auswahl einzelner Meldekanäle oder Abteilungen. Offen, Eingegangen und Abgeschlossen hängen zusammen: Aus dem Anfangsstand und zweien von ihnen folgt die dritte. Ist eine davon klein, sind Offen und Abgeschlossen verborgen, auch im Zeitraum danach.",
      "Gelöschte Meldungen, von denen jemand ausgeschlossen war oder deren Abteilung es nicht mehr gibt, sieht niemand genau. Sobald es solche gibt, sind auch für Mitglieder aller Abteilungen nur ganze Quartale und Jahre wählbar, es sei denn, sie wählen einen Meldekanal oder eine Abteilung.",
      "In CSV und Jahresbericht sind kleine Zahlen immer verborgen, für wen auch immer. Die CSV-Datei umfasst dafür immer ganze Quartale und alle Meldekanäle und Abteilungen. Zeigt der Bildschirm weniger, steht das bei den Schaltflächen.",
    ),
    note(
      "Gedruckt wird, was auf dem Bildschirm steht, bei Mitgliedern also auch kleine Zahlen. Zum Weitergeben ist der Jahresbericht da. Wer dieselbe Auswertung an zwei Tagen liest, sieht, was dazwischen dazukam; davor schützt das Verbergen nicht.",
    ),
    heading("Gelöschtes, Gesperrtes und der Stand heute"),
    list(
      "Gezählt wird, was noch da ist. Sind Meldungen eines Zeitraums inzwischen gelöscht, steht über den Zahlen, wie viele fehlen, im Jahresbericht auf der ersten Seite.",
      "*Löschungen* zählt, was im Zeitraum gelöscht wurde: nach Ablauf der Frist oder von Hand, mit dem Grund.",
      "Aufbewahrungssperren und [Betriebsbereitschaft](betriebsbereitschaft) stehen am Ende, immer mit dem Stand von heute: wie viele Meldungen gesperrt sind und wann ihre Prüfung ansteht, und ob jeder Meldekanal bereit ist. Der Zeitraum ändert daran nichts.",
      "Probemeldungen zählen nirgends mit, auch wenn sie gelöscht sind.",
    ),
    heading("Einen Jahresbericht erstellen"),
    steps(
      "Wählen Sie *Jahresbericht* und das Jahr.",
      "Schreiben Sie das *Vorwort* um, wie Sie es brauchen. Nennen Sie keine Namen und keine einzelnen Fälle.",
      "Wählen Sie *PDF erstellen*. Die Datei entsteht in Ihrem Browser.",
    ),
    text(
      "Für Tabellenprogramme gibt es die gezeigten Zahlen *Als CSV*. Jeder Export steht im [Prüfprotokoll](pruefprotokoll). Zahlen über einzelne Bearbeitende gibt es nirgends: Sie wären eine Leistungskontrolle (§ 87 Abs. 1 Nr. 6 BetrVG).",
    ),
  ],
};
