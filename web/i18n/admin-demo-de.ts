import type { Catalogue } from "./translate.ts";

/** A visitor's own demo: the page /demo and the banner over it. */
export const adminDemoDe = {
  demoTitle: "Fallbearbeitung ausprobieren",
  demoLead: "Eine Meldestelle mit erfundenen Meldungen, eine Stunde lang nur für Sie. Ohne Konto und ohne Karte.",
  demoWhole: "Die ganze Anwendung: Fälle lesen, antworten, Fristen und Schritte, Auswertungen, Personen und Meldekanäle.",
  demoAlone: "Niemand sonst arbeitet in Ihrer Demo. Schreiben Sie trotzdem nichts Vertrauliches hinein.",
  demoSilent: "Keine E-Mail geht hinaus, und nichts wird bezahlt.",
  demoEnd: "Nach einer Stunde wird alles gelöscht.",
  demoStart: "Demo öffnen",
  demoBusy: "Ihre Demo wird vorbereitet …",
  demoFailed: "Ihre Demo konnte nicht vorbereitet werden. Bitte versuchen Sie es in einigen Minuten noch einmal.",
  demoMissing: "Diese Installation hat keine Demo.",
  demoOver: "Ihre Demo ist beendet. Alles darin wird gelöscht.",
  demoSignOutTitle: "Demo verlassen?",
  demoSignOutText:
    "In diese Demo können Sie sich nicht wieder anmelden. Was Sie darin getan haben, erreichen Sie danach nicht mehr; um {time} Uhr wird es gelöscht.",
  demoLost: "Ihre Demo ist beendet",
  demoLostText:
    "Hier lässt sich nichts mehr senden oder speichern. Was Sie geschrieben haben, steht noch auf dieser Seite: Möchten Sie etwas davon behalten, kopieren Sie es, bevor Sie die Seite verlassen.",
  demoLostNext: "Zur Seite der Demo",
  demoTrial: "Lieber gleich mit Ihren Daten?",
  demoToTrial: "7 Tage kostenlos testen",
  bannerDemo: "Demo bis {time} Uhr: Die Meldungen sind erfunden, E-Mails gehen keine hinaus, danach wird alles gelöscht.",
  bannerDemoTrial: "Eigenes Konto anlegen",
} as const satisfies Catalogue;
