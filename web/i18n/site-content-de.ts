import type { Catalogue } from "./translate.ts";

/** What stands around the documents of the public site; the documents themselves are German pages of their own. */
export const siteContentDe = {
  contents: "Inhalt",
  noAdvice:
    "Diese Seite informiert und ist keine Rechtsberatung. Für Ihren Einzelfall fragen Sie bitte eine Anwältin oder einen Anwalt. Einen Fehler gefunden?",
  noAdviceContact: "Schreiben Sie uns",

  articlesTitle: "Wissen",
  articlesHead: "Wissen zum Hinweisgeberschutz – Hinweiszentrale",
  articlesDescription:
    "Fachbeiträge zum Hinweisgeberschutzgesetz: Fristen, Vertraulichkeit, anonyme Meldungen, Datenschutz, Konzern und Verschlüsselung, mit Fundstellen.",
  articlesLead: "Beiträge zu einzelnen Fragen des Hinweisgeberschutzes, mit Paragraphen, Beispielen und nächsten Schritten.",
  articlesGuide: "Sie suchen den Überblick? Er steht im",
  articlesGuideLink: "Leitfaden zum Hinweisgeberschutzgesetz",
  articlesFeed: "Neue Beiträge als Feed abonnieren",
  articlesOver: "Wissen",
  articleDate: "Stand: {date}",
  articleChanged: "Veröffentlicht am {published}, geändert am {date}",
  articleMinutes: { one: "{count} Minute Lesezeit", other: "{count} Minuten Lesezeit" },
  articlesMore: "Mehr dazu",
  feedTitle: "Hinweiszentrale: Wissen zum Hinweisgeberschutz",

  legalNote:
    "Dieser Text ist eine Vorlage der Hersteller der Software. Wer diese Installation betreibt, muss ihn prüfen lassen und an seine Verhältnisse anpassen.",
  legalDate: "Stand: {date}",
  legalDates: "Stand: 12. Juli 2024, zuletzt geändert am {date}",
  operatorMissingTitle: "Der Betreiber dieser Installation hat diese Angaben noch nicht gemacht.",
  operatorMissing: "Es fehlen: {missing}. Sie gehören in die Einstellungen",
  operatorMissingShown: "Auf einer öffentlich erreichbaren Installation müssen sie stehen, bevor jemand die Seite nutzt.",
  operatorAnybody: "der Betreiber dieser Installation",
} as const satisfies Catalogue;
