import type { Catalogue } from "./translate.ts";

/** The public pages' texts. Nothing stands here that the software does not do. */
export const siteDe = {
  name: "Hinweiszentrale",
  title: "Hinweiszentrale – Hinweise, die nur Ihre Meldestelle lesen kann",
  description:
    "Interner Meldekanal nach dem Hinweisgeberschutzgesetz: Meldungen, Dateien und Antworten werden im Browser verschlüsselt. Lesen kann sie nur Ihre Meldestelle.",
  skip: "Zum Inhalt",
  navigation: "Hauptnavigation",
  navSight: "Wer was sieht",
  navSteps: "So läuft eine Meldung",
  demo: "Demo-Portal",
  demoOpen: "Demo-Portal ansehen",
  signIn: "Anmelden",
  register: "Registrieren",

  headline: "Hinweise, die nur Ihre Meldestelle lesen kann.",
  lead: "Der interne Meldekanal nach dem Hinweisgeberschutzgesetz. Meldungen, Dateien und Antworten werden im Browser verschlüsselt, bevor etwas gesendet wird.",
  pictureLabel:
    "Bild der Anwendung: links das Meldeformular auf einem Telefon, rechts derselbe Fall bei der Meldestelle mit einer beantworteten Nachricht.",

  proofSealed: "Ende-zu-Ende verschlüsselt",
  proofSealedText: "Wir haben keinen Schlüssel. Auch ein Einbruch bei uns öffnet keinen Fall.",
  proofTraces: "Ohne Konto, ohne Cookie",
  proofTracesText:
    "Wer meldet, legt kein Konto an. Das Portal lädt nichts von Dritten und schreibt keine IP-\u2060Adresse auf.",
  proofTalk: "Rückfragen, auch anonym",
  proofTalkText:
    "Mit dem Fallpasswort geht das Gespräch weiter: Nachrichten und Dateien in beide Richtungen, auf Deutsch und Englisch.",

  sightTitle: "Dieselbe Meldung, dreimal gesehen",
  sightLead:
    "Verschlüsselt wird auf dem Gerät der hinweisgebenden Person, entschlüsselt auf den Geräten Ihrer Bearbeitenden. Dazwischen gibt es keinen Klartext.",
  sightReporter: "Hinweisgebende Person",
  sightServer: "Unser Server",
  sightOffice: "Ihre Meldestelle",
  sightReporterText: "schreibt im Browser, ohne etwas zu installieren.",
  sightServerText: "bewahrt auf, was er nicht lesen kann. Er kennt Kanal, Kategorie, Zeit und Größe.",
  sightOfficeText: "liest, fragt nach und antwortet. Nur wer den Schlüssel der Abteilung hat, sieht den Fall.",
  sightServerFacts: "Kanal Zentrale · 14:05 Uhr · 4 KiB",

  stepsTitle: "So läuft eine Meldung",
  step1: "Melden",
  step1Text: "Anonym oder vertraulich, mit Dateien bis 100 MB. Der Browser verschlüsselt alles, bevor es gesendet wird.",
  step2: "Fallpasswort sichern",
  step2Text: "Es entsteht im Browser, wird einmal gezeigt und öffnet später den Fall. Wir kennen es nicht.",
  step3: "Bearbeiten",
  step3Text: "Ihre Meldestelle sieht den Fall sofort, weist ihn zu, hält interne Notizen fest und setzt den Status.",
  step4: "Antworten",
  step4Text: "Die Antwort erscheint im Fall der hinweisgebenden Person, ohne dass jemand die Seite neu laden muss.",

  honestTitle: "Was wir offen sagen",
  honestMetaTitle: "Wir sehen wann, nicht was.",
  honestMeta: "Kanal, Kategorie, Zeit, Status und ungefähre Größe braucht der Dienst, um zu arbeiten. Inhalte, Dateinamen und Kontaktdaten nicht.",
  honestLossTitle: "Verlorene Schlüssel sind verloren.",
  honestLoss: "Ohne Passwort und ohne Wiederherstellungscode kann niemand alte Meldungen öffnen, auch wir nicht.",
  honestProgramTitle: "Das Programm kommt von unserem Server.",
  honestProgram: "Wer ihm nicht traut, dem hilft keine Verschlüsselung. Und gegen Schadsoftware auf einem Gerät schützt sie nicht.",
  honestBlocks:
    "Verfahren: AES-256-GCM, Schlüsselaustausch hybrid mit ML-KEM-768 und X25519, Unterschriften mit Ed25519.",

  endTitle: "Sehen Sie es sich an.",
  endText: "Legen Sie ein Konto an. Der erste Meldekanal steht danach bereit.",
  endTextDemo: "Schreiben Sie im Demo-Portal eine Meldung, ganz ohne Konto. Oder legen Sie gleich Ihren eigenen Meldekanal an.",
  footer: "Interner Meldekanal nach dem Hinweisgeberschutzgesetz",

  notFoundTitle: "Seite nicht gefunden",
  notFoundText:
    "Unter dieser Adresse gibt es nichts. Vielleicht hat sich beim Abtippen ein Fehler eingeschlichen, oder die Seite ist umgezogen.",
  notFoundReporter: "Sie suchen ein Meldeportal? Die genaue Adresse nennt Ihnen das Unternehmen, über das Sie etwas melden möchten.",
  notFoundBack: "Zur Startseite",
  failedTitle: "Im Augenblick nicht erreichbar",
  failedText: "Auf unserem Server ist ein Fehler aufgetreten. Was Sie bereits gesendet haben, ist gespeichert.",
  failedNext: "Bitte laden Sie die Seite in einigen Minuten noch einmal.",

  mockReport: "Neue Meldung",
  mockAnonymous: "Anonym",
  mockAnonymousText: "Wir erfahren nicht, wer Sie sind.",
  mockConfidential: "Vertraulich",
  mockLabelTitle: "Titel",
  mockLabelText: "Beschreibung",
  mockCase: "Rechnungen doppelt bezahlt",
  mockText: "Seit März werden Rechnungen eines Lieferanten zweimal freigegeben. Drei Belege liegen bei.",
  mockTextShort: "Seit März werden Rechnungen eines Lieferanten zweimal …",
  mockSealed: "Wird in Ihrem Browser verschlüsselt",
  mockSend: "Meldung absenden",
  mockCompany: "Muster AG",
  mockNumber: "HZ-38 · anonym",
  mockStatus: "In Bearbeitung",
  mockFile: "Belege-Maerz.pdf",
  mockSize: "1,2 MB",
  mockOffice: "Meldestelle",
  mockReporter: "Hinweisgebende Person",
  mockAnswer: "Danke für Ihren Hinweis. Wissen Sie, wer die Rechnungen freigegeben hat?",
  mockReply: "Immer derselbe Arbeitsplatz. Ein vierter Beleg liegt bei.",
  mockToday: "heute, 09:05",
  mockNow: "heute, 09:41",
  mockCompose: "Nachricht an die hinweisgebende Person",
  mockComposeSend: "Senden",
  mockReports: "Meldungen",
  mockDashboard: "Dashboard",
  mockChannels: "Meldekanäle",
} as const satisfies Catalogue;
