import type { Outcome } from "@hz/contract/procedure/procedure-terms";
import type { ReportStatus, ReportType } from "@hz/contract/reports/reports";

/** One demo report: what was written, when (days before today), and how far the office has come with it. */
export type DemoReport = {
  daysAgo: number;
  type: ReportType;
  category: string | null;
  title: string;
  description: string;
  contact?: { name: string; phone?: string; email?: string };
  status: ReportStatus;
  /** How it ended, where it is closed. */
  outcome?: Outcome;
  assignee?: "anna" | "malik";
  files?: { name: string; type: string; text: string }[];
  /** In order; `daysAgo` of each message. */
  messages?: { from: "reporter" | "anna" | "malik"; daysAgo: number; text: string }[];
  notes?: { from: "anna" | "malik"; daysAgo: number; text: string }[];
};

const received =
  "Guten Tag, wir bestätigen den Eingang Ihrer Meldung. Wir prüfen sie und melden uns hier wieder. Bitte schauen Sie regelmäßig in diesen Fall.";

export const DEMO_REPORTS: DemoReport[] = [
  {
    daysAgo: 0.2,
    type: "anonymous",
    category: "Betrug, Untreue, Diebstahl",
    title: "Rechnungen eines Lieferanten doppelt bezahlt",
    description:
      "Seit März werden Rechnungen der Firma Nordwerk zweimal freigegeben, einmal mit und einmal ohne Bindestrich in der Rechnungsnummer. Die zweite Zahlung geht auf ein anderes Konto.\n\nIch habe die Freigaben der letzten drei Monate aufgeschrieben und beigefügt. Sie stammen immer vom selben Arbeitsplatz.",
    status: "new",
    files: [
      {
        name: "Freigaben-März-bis-Mai.txt",
        type: "text/plain",
        text: "12.03. NW-2291 4.318,20 EUR\n13.03. NW2291 4.318,20 EUR\n09.04. NW-2310 2.960,00 EUR\n11.04. NW2310 2.960,00 EUR\n",
      },
    ],
  },
  {
    daysAgo: 1.4,
    type: "confidential",
    category: "Arbeits- und Gesundheitsschutz",
    title: "Fehlende Schutzausrüstung in Halle 4",
    description:
      "In der Spätschicht gibt es seit zwei Wochen keine Handschuhe und keine Schutzbrillen mehr. Der Schichtleiter sagt, es sei bestellt. Gestern hat sich ein Kollege an der Fräse verletzt; der Unfall wurde nicht ins Verbandbuch eingetragen.",
    contact: { name: "Jens Petersen", phone: "+49 151 20003344" },
    status: "new",
  },
  {
    daysAgo: 3,
    type: "anonymous",
    category: "Datenschutz und IT-Sicherheit",
    title: "Kundendaten auf privatem Laufwerk",
    description:
      "Aus dem Vertrieb werden Kundenlisten mit Geburtsdaten und Bankverbindungen auf ein privates Cloud-Laufwerk kopiert, „damit man von zu Hause arbeiten kann“. Der Link liegt offen im Teamchat.",
    status: "in_progress",
    assignee: "malik",
    messages: [
      { from: "anna", daysAgo: 2.6, text: received },
      {
        from: "malik",
        daysAgo: 2,
        text: "Vielen Dank. Wissen Sie, seit wann der Link im Teamchat steht und ob Personen von außerhalb dort mitlesen können?",
      },
      { from: "reporter", daysAgo: 1.1, text: "Seit Anfang des Monats. In der Gruppe sind auch zwei freie Handelsvertreter." },
    ],
    notes: [
      {
        from: "malik",
        daysAgo: 1,
        text: "Datenschutzbeauftragte einbeziehen, ohne den Kreis der Hinweise zu nennen. Protokoll des Chats sichern lassen.",
      },
    ],
  },
  {
    daysAgo: 8,
    type: "confidential",
    category: "Diskriminierung, Belästigung, Mobbing",
    title: "Abfällige Bemerkungen einer Führungskraft",
    description:
      "In Besprechungen macht die Teamleitung regelmäßig Bemerkungen über den Akzent einer Kollegin. Als sie widersprach, wurde sie aus dem Projekt genommen. Ich war zweimal dabei und würde das bezeugen.",
    contact: { name: "Sabine Krüger", email: "s.krueger@example.org" },
    status: "in_progress",
    assignee: "anna",
    messages: [
      { from: "anna", daysAgo: 7.5, text: received },
      { from: "anna", daysAgo: 5, text: "Dürfen wir mit der betroffenen Kollegin sprechen? Ihren Namen nennen wir dabei nicht." },
      { from: "reporter", daysAgo: 4.2, text: "Ja. Bitte sprechen Sie sie nicht im Büro an." },
    ],
    notes: [
      { from: "anna", daysAgo: 4, text: "Gespräch außer Haus vereinbart. Beschwerdestelle nach dem AGG ist unterrichtet, soweit nötig." },
    ],
  },
  {
    daysAgo: 15,
    type: "anonymous",
    category: "Korruption und Bestechung",
    title: "Einladungen durch einen Bauunternehmer",
    description:
      "Ein Mitarbeiter der Liegenschaften wurde in diesem Jahr dreimal zu Fußballspielen mit Hotel eingeladen. Kurz danach gingen zwei Aufträge ohne Vergleichsangebote an dieselbe Firma.",
    status: "in_progress",
    assignee: "anna",
    messages: [{ from: "anna", daysAgo: 14, text: received }],
  },
  {
    daysAgo: 24,
    type: "anonymous",
    category: "Umwelt",
    title: "Lackreste im Hof entsorgt",
    description:
      "Freitags nach Feierabend werden Eimer mit Lackresten in den Gully hinter Tor 3 gegossen. Auf den Bildern der Hofkamera müsste man es sehen.",
    status: "open",
    assignee: "malik",
    messages: [
      { from: "malik", daysAgo: 23, text: received },
      {
        from: "malik",
        daysAgo: 16,
        text: "Wir haben die Entsorgung prüfen lassen. Können Sie sagen, an welchen Freitagen Sie es gesehen haben?",
      },
    ],
  },
  {
    daysAgo: 40,
    type: "confidential",
    category: "Rechte von Beschäftigten",
    title: "Überstunden werden aus der Zeiterfassung gelöscht",
    description:
      "Im Lager werden Überstunden am Monatsende auf das Soll gekürzt. Ich habe meine Zeiten selbst notiert, die Liste schicke ich auf Wunsch.",
    contact: { name: "Derya Aydın" },
    status: "closed",
    outcome: "confirmed-remedied",
    assignee: "malik",
    messages: [
      { from: "malik", daysAgo: 39, text: received },
      { from: "reporter", daysAgo: 35, text: "Gibt es schon etwas Neues? Am Monatsende wird wieder gekürzt." },
      {
        from: "malik",
        daysAgo: 30,
        text: "Wir haben die Zeiterfassung mit der Personalabteilung geprüft. Die Kürzung war eine falsche Einstellung im System. Sie ist behoben, die Stunden werden nachgetragen. Vielen Dank für Ihre Meldung.",
      },
    ],
  },
  {
    daysAgo: 55,
    type: "anonymous",
    category: "Interessenkonflikt, Verhaltenskodex",
    title: "Auftrag an die Firma des Schwagers",
    description:
      "Der Umbau der Kantine ging an eine Firma, die dem Schwager der Bereichsleitung gehört. In der Vorlage stand davon nichts.",
    status: "closed",
    outcome: "partly-confirmed",
    assignee: "anna",
    messages: [
      { from: "anna", daysAgo: 54, text: received },
      {
        from: "anna",
        daysAgo: 20,
        text: "Die Vergabe wurde durch die Revision geprüft. Die Beziehung hätte angezeigt werden müssen; künftige Vergaben in diesem Bereich entscheidet eine andere Stelle. Damit schließen wir den Fall.",
      },
    ],
  },
  {
    daysAgo: 71,
    type: "anonymous",
    category: "Produktsicherheit und Verbraucherschutz",
    title: "Prüfprotokolle werden vordatiert",
    description:
      "An der Linie 2 werden die Protokolle der Endprüfung morgens für den ganzen Tag ausgefüllt. Die Prüfung selbst findet nur stichprobenweise statt.",
    status: "resolved",
    outcome: "confirmed-remedied",
    assignee: "anna",
    messages: [
      { from: "anna", daysAgo: 70, text: received },
      {
        from: "anna",
        daysAgo: 33,
        text: "Die Endprüfung wurde umgestellt: Protokolle lassen sich nur noch mit Zeitstempel der Maschine anlegen. Vielen Dank.",
      },
    ],
  },
  {
    daysAgo: 92,
    type: "confidential",
    category: "Bilanzierung, Steuern, Fördermittel",
    title: "Fördermittel für nicht geleistete Stunden",
    description: "Im Forschungsprojekt wurden Stunden von Personen abgerechnet, die seit Januar in einer anderen Abteilung arbeiten.",
    contact: { name: "Thomas Weiland", email: "t.weiland@example.org" },
    status: "closed",
    outcome: "confirmed-remedied",
    assignee: "malik",
    messages: [
      { from: "malik", daysAgo: 91, text: received },
      {
        from: "malik",
        daysAgo: 45,
        text: "Die Abrechnung wurde berichtigt und dem Fördergeber gemeldet. Der Fall ist damit abgeschlossen.",
      },
    ],
  },
  {
    daysAgo: 110,
    type: "anonymous",
    category: "Repressalie nach einer Meldung",
    title: "Versetzung nach meiner Meldung vom Frühjahr",
    description:
      "Zwei Wochen nach meiner Meldung über die Gefahrstoffe wurde ich ohne Begründung in die Nachtschicht versetzt. Andere wurden nicht gefragt.",
    status: "closed",
    outcome: "no-evidence",
    assignee: "anna",
    messages: [
      {
        from: "anna",
        daysAgo: 109,
        text: "Guten Tag, wir nehmen das sehr ernst. Nachteile nach einer Meldung sind verboten. Wir klären die Gründe der Versetzung mit der Personalabteilung, ohne Sie zu nennen.",
      },
      { from: "reporter", daysAgo: 100, text: "Danke. Ab Montag bin ich wieder in meiner alten Schicht." },
      { from: "anna", daysAgo: 98, text: "Das freut uns. Bitte schreiben Sie uns sofort, wenn sich daran etwas ändert." },
    ],
  },
  {
    daysAgo: 130,
    type: "anonymous",
    category: null,
    title: "Frage: Darf der Vorgesetzte Arztbesuche eintragen lassen?",
    description:
      "Wir sollen in eine offene Liste schreiben, wann wir beim Arzt sind und bei welchem. Ich bin nicht sicher, ob das eine Meldung ist.",
    status: "closed",
    outcome: "confirmed-remedied",
    assignee: "malik",
    messages: [
      {
        from: "malik",
        daysAgo: 129,
        text: "Vielen Dank für Ihre Frage. Gesundheitsdaten gehören nicht in eine offene Liste. Wir sprechen mit der Abteilung.",
      },
      {
        from: "malik",
        daysAgo: 120,
        text: "Die Liste wurde entfernt und vernichtet. Wir schließen den Fall. Wenn so etwas wieder vorkommt, schreiben Sie uns bitte.",
      },
    ],
  },
];
