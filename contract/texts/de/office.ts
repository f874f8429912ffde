import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in German. */
export const office: OfficeTexts = {
  name: "Interne Meldestelle",
  firstPage: [
    "Hier können Sie Missstände bei {company} melden: vertraulich oder ganz ohne Ihren Namen. Sie brauchen kein Konto.",
    "So läuft es ab",
    "Sie beschreiben, was geschehen ist, und fügen Dateien bei, wenn Sie welche haben. Danach erhalten Sie ein Passwort. Damit lesen Sie später unsere Antwort und können uns weiter schreiben.",
    "Wer Ihre Meldung liest",
    "Die Mitarbeitenden der internen Meldestelle, und wen sie für Ihren Fall hinzuziehen müssen. Sie alle sind zur Vertraulichkeit verpflichtet. Wer in gutem Glauben etwas meldet, ist vor Nachteilen geschützt.",
  ],
  bodies: {
    justice: {
      name: "Externe Meldestelle des Bundes beim Bundesamt für Justiz (BfJ)",
      purpose:
        "Für alle Verstöße, für die keine der anderen Stellen zuständig ist (§ 19 HinSchG). Wenn Sie nicht wissen, wer zuständig ist, sind Sie hier richtig.",
    },
    finance: {
      name: "Bundesanstalt für Finanzdienstleistungsaufsicht (BaFin), Hinweisgeberstelle",
      purpose: "Für Verstöße bei Banken, Versicherungen, Finanzdienstleistern und am Kapitalmarkt und für Geldwäsche dort (§ 21 HinSchG).",
    },
    competition: {
      name: "Bundeskartellamt (BKartA)",
      purpose:
        "Für Verstöße gegen das Kartellrecht, zum Beispiel Preisabsprachen, und gegen die Regeln für große digitale Plattformen (§ 22 HinSchG).",
    },
    states: {
      name: "Externe Meldestellen der Länder",
      purpose:
        "Jedes Land kann eine eigene Stelle für Verstöße in seiner Verwaltung und in seinen Kommunen einrichten (§ 20 HinSchG). Gibt es keine, ist die externe Meldestelle des Bundes zuständig. Welche Stelle es in Ihrem Land gibt, sagt Ihnen die externe Meldestelle des Bundes.",
    },
    fraud: {
      name: "Europäisches Amt für Betrugsbekämpfung (OLAF)",
      purpose: "Für Betrug und Korruption zulasten des Haushalts der EU und für Verfehlungen bei ihren Organen.",
    },
    ships: {
      name: "Europäische Agentur für die Sicherheit des Seeverkehrs (EMSA)",
      purpose: "Für die Sicherheit von Schiffen und den Schutz des Meeres vor Verschmutzung durch Schiffe.",
    },
    aviation: {
      name: "Europäische Agentur für Flugsicherheit (EASA)",
      purpose: "Für die Sicherheit in der Luftfahrt.",
    },
    markets: {
      name: "Europäische Wertpapier- und Marktaufsichtsbehörde (ESMA)",
      purpose: "Für Ratingagenturen, Transaktionsregister und andere, die sie selbst beaufsichtigt.",
    },
    medicines: {
      name: "Europäische Arzneimittel-Agentur (EMA)",
      purpose: "Für Arzneimittel: Zulassung, Herstellung, Prüfungen und Sicherheit.",
    },
    ai: {
      name: "Europäisches Büro für Künstliche Intelligenz (AI Office)",
      purpose: "Für Verstöße gegen die KI-Verordnung durch Anbieter von KI-Modellen mit allgemeinem Verwendungszweck.",
    },
  },
  consent:
    "Wir bitten um Ihre Einwilligung, Angaben zu Ihrer Identität weiterzugeben (§ 9 Absatz 3 Hinweisgeberschutzgesetz).\n\nAn: {recipient}\nZweck: {purpose}\nWeitergegeben wird: {details}\n\nDie Einwilligung gilt nur für diese eine Weitergabe.",
  record: {
    final: "Das Protokoll Ihrer Meldung ist endgültig.",
    recorded: "Zu Ihrer Meldung gehört jetzt eine Tonaufzeichnung des Gesprächs. Es liegt eine Einwilligung vom {date} vor: „{wording}“",
    destroyed: "Die Tonaufzeichnung wurde vernichtet.",
  },
  feedback: {
    greeting: "Guten Tag,\n\nzu Ihrer Meldung geben wir Ihnen hiermit eine Rückmeldung.",
    taken: "Ergriffene Folgemaßnahmen:",
    planned: "Geplante Folgemaßnahmen:",
    reasons: "Gründe:",
    withheld: "Was wir Ihnen nicht mitteilen dürfen, und warum:",
    regards: "Ihre Meldestelle",
  },
  meetingHeld: "Das persönliche Gespräch hat stattgefunden.",
  poster: {
    language: "de-DE",
    title: "Missstände melden –",
    subtitle: "vertraulich oder anonym",
    lead: "Sie haben etwas beobachtet, das nicht in Ordnung ist? Melden Sie es unserer internen Meldestelle. Sie brauchen dafür kein Konto.",
    steps: [
      {
        name: "Seite öffnen",
        text: "QR-Code mit dem Handy scannen oder die Adresse eingeben.",
      },
      {
        name: "Vorfall schildern",
        text: "Auf Wunsch ohne Ihren Namen. Dateien können Sie beifügen.",
      },
      {
        name: "Passwort aufbewahren",
        text: "Damit lesen Sie unsere Antwort und schreiben uns weiter.",
      },
    ],
    qr: "QR-Code mit der Adresse der Meldestelle",
    address: "Adresse zum Eintippen",
    sealed: "Ihre Meldung wird auf Ihrem Gerät verschlüsselt. Nur die Meldestelle kann sie lesen.",
    device: "Nutzen Sie am besten ein eigenes Gerät und nicht das Netz der Firma.",
    fingerprint: "Fingerabdruck des Schlüssels",
    fingerprintMeans: "Dieselben Zeichen zeigt das Portal, bevor Sie etwas senden. Sind es andere, senden Sie nichts.",
    documentTitle: "{company}: Missstände melden",
  },
  link: {
    label: "Hinweis geben",
    title: "Meldestelle von {company}, öffnet in einem neuen Tab",
  },
  news: {
    subject: "Es gibt Neuigkeiten",
    text: "Zu Ihrem Vorgang gibt es eine neue Nachricht. Mit Ihrem Passwort können Sie sie lesen.",
    open: "Öffnen",
  },
  sheet: {
    text: "Zugangsblatt zu Ihrer Meldung\n\nFallnummer: {caseNumber}\nAdresse: {address}\n\nIhr Fallpasswort:\n\n{password}\n\nÖffnen Sie die Adresse und geben Sie das Fallpasswort ein. Dort lesen Sie unsere Antworten, schreiben uns und prüfen ein Protokoll Ihrer Meldung.\n\nWie es weitergeht: Wir bestätigen den Eingang spätestens nach sieben Tagen und geben Ihnen spätestens drei Monate danach eine Rückmeldung. Ihre Identität behandeln wir vertraulich.\n\nBewahren Sie dieses Blatt sicher auf. Niemand kann das Fallpasswort wiederherstellen, auch wir nicht.",
    qr: "QR-Code der Adresse Ihres Postfachs",
    scan: "Adresse zum Scannen. Das Fallpasswort steht nicht darin.",
  },
};
