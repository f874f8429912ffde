/** Questions on the German Whistleblower Protection Act (HinSchG), as of November 2026; each answer names its section. */
export const QUESTIONS: readonly { question: string; answer: readonly string[] }[] = [
  {
    question: "Welche Unternehmen brauchen eine interne Meldestelle?",
    answer: [
      "Beschäftigungsgeber mit in der Regel mindestens 50 Beschäftigten (§ 12 Abs. 2 HinSchG). Unabhängig von der Zahl der Beschäftigten gilt die Pflicht für bestimmte Unternehmen, vor allem der Finanzbranche (§ 12 Abs. 3).",
      "Sie gilt seit dem 2. Juli 2023, für private Beschäftigungsgeber mit 50 bis 249 Beschäftigten seit dem 17. Dezember 2023 (§ 42).",
    ],
  },
  {
    question: "Welche Fristen gelten nach einer Meldung?",
    answer: [
      "Der Eingang ist spätestens nach sieben Tagen zu bestätigen. Eine Rückmeldung zu geplanten und ergriffenen Folgemaßnahmen und ihren Gründen folgt innerhalb von drei Monaten nach der Eingangsbestätigung. Wurde der Eingang nicht bestätigt, sind es drei Monate und sieben Tage nach Eingang der Meldung (§ 17 Abs. 1 und 2).",
    ],
  },
  {
    question: "Müssen wir anonyme Meldungen ermöglichen?",
    answer: [
      "Nein, das Gesetz verpflichtet nicht dazu. Die Meldestelle sollte aber auch anonym eingehende Meldungen bearbeiten (§ 16 Abs. 1). In der Hinweiszentrale entscheiden Sie je Meldekanal, ob anonyme Meldungen möglich sind.",
    ],
  },
  {
    question: "Wer darf die Meldestelle betreiben?",
    answer: [
      "Eine oder mehrere beschäftigte Personen, eine Arbeitseinheit oder ein Dritter, etwa eine Kanzlei (§ 14 Abs. 1). Wer die Aufgabe wahrnimmt, muss unabhängig sein, darf keine Interessenkonflikte haben und braucht die nötige Fachkunde (§ 15).",
      "Die Hinweiszentrale ist das Werkzeug dafür. Die Aufgaben der Meldestelle nehmen Sie oder Ihre Beauftragten wahr.",
    ],
  },
  {
    question: "Reicht ein Meldekanal in Textform?",
    answer: [
      "Ja. Die Meldekanäle müssen Meldungen in mündlicher oder in Textform ermöglichen (§ 16 Abs. 3). Wünscht die hinweisgebende Person eine persönliche Zusammenkunft, ist sie innerhalb angemessener Zeit zu ermöglichen; das lässt sich im Postfach des Falls verabreden. Anrufe, Briefe und Gespräche erfasst die Meldestelle selbst; dem Protokoll kann die Person im Fall zustimmen.",
    ],
  },
  {
    question: "Wer darf Meldungen lesen?",
    answer: [
      "Nur die Personen, die für die Entgegennahme zuständig sind, und die sie dabei unterstützen (§ 16 Abs. 2). Die Identität der hinweisgebenden Person und der in der Meldung genannten Personen ist vertraulich (§ 8). Eine IT-Abteilung, die alle E-Mails oder Datenbanken lesen kann, gehört in der Regel nicht dazu.",
    ],
  },
  {
    question: "Wie lange sind Meldungen aufzubewahren?",
    answer: [
      "Die Dokumentation ist drei Jahre nach Abschluss des Verfahrens zu löschen. Sie darf länger aufbewahrt werden, um Anforderungen nach diesem Gesetz oder anderen Rechtsvorschriften zu erfüllen, solange das erforderlich und verhältnismäßig ist (§ 11 Abs. 5).",
    ],
  },
  {
    question: "Dürfen sich Beschäftigte auch an eine externe Stelle wenden?",
    answer: [
      "Ja, sie haben die Wahl (§ 7 Abs. 1). Die externe Meldestelle des Bundes ist beim Bundesamt für Justiz eingerichtet; für bestimmte Bereiche sind BaFin und Bundeskartellamt zuständig (§§ 19 bis 22). Das Gesetz sieht vor, dass interne Meldungen bevorzugt werden sollen, wenn intern wirksam gegen den Verstoß vorgegangen werden kann und keine Repressalien zu befürchten sind.",
    ],
  },
  {
    question: "Was droht ohne Meldestelle?",
    answer: [
      "Eine fehlende Meldestelle ist eine Ordnungswidrigkeit mit Geldbuße bis zu 20.000 Euro. Wer Meldungen behindert, Repressalien ergreift oder die Vertraulichkeit vorsätzlich oder leichtfertig verletzt, riskiert bis zu 50.000 Euro; wer sie fahrlässig verletzt, bis zu 10.000 Euro (§ 40). Gegen Unternehmen kann sich der Höchstbetrag verzehnfachen, außer bei der fehlenden Meldestelle (§ 30 Abs. 2 Satz 3 OWiG).",
    ],
  },
  {
    question: "Können sich mehrere Unternehmen eine Meldestelle teilen?",
    answer: [
      "Private Beschäftigungsgeber mit 50 bis 249 Beschäftigten dürfen eine gemeinsame Meldestelle betreiben; die Pflicht, Verstöße abzustellen und Rückmeldung zu geben, bleibt bei jedem einzelnen (§ 14 Abs. 2). Im Konzern kann nach der Gesetzesbegründung auch eine andere Gesellschaft als Dritter beauftragt werden; die Europäische Kommission sieht das für größere Gesellschaften enger.",
    ],
  },
];
