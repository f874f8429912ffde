import type { Catalogue } from "./translate.ts";

/** The card field in German. */
export const cardDe = {
  cardLabel: "Kreditkarte",
  cardTestMode: "Testmodus",
  cardTestModeText: "Diese Installation ist mit keinem Zahlungsanbieter verbunden. Es wird nichts abgebucht. Wählen Sie eine Testkarte.",
  cardLoading: "Das Kartenfeld wird geladen …",
  cardFailed: "Der Zahlungsanbieter ist nicht erreichbar, deshalb lässt sich keine Karte angeben. Ihre Eingaben bleiben stehen.",
  cardBankTitle: "Bestätigung Ihrer Bank",
  cardBankWaits: "Ihre Bank wird gefragt …",
  cardBankCancel: "Abbrechen",
  cardBankLeft:
    "Sie haben die Bestätigung abgebrochen. Haben Sie Ihrer Bank schon zugestimmt, versuchen Sie es einfach noch einmal: Es wird nichts doppelt abgebucht.",
  cardBankUnreachable:
    "Die Bestätigung Ihrer Bank ließ sich nicht öffnen. Ihre Eingaben bleiben stehen. Bitte versuchen Sie es erneut: Es wird nichts doppelt abgebucht.",
  cardBankRefused:
    "Ihre Bank hat die Karte nicht bestätigt. Es wurde nichts abgebucht. Bitte versuchen Sie es erneut oder mit einer anderen Karte.",
  cardOffline: "Verbindungsfehler. Bitte versuchen Sie es erneut.",
  cardNoAnswer: "Das Kartenfeld antwortet nicht. Es wurde nichts abgebucht, Ihre Eingaben bleiben stehen. Bitte versuchen Sie es erneut.",
  cardIncomplete: "Bitte geben Sie Kartennummer, Ablaufdatum und Prüfziffer vollständig ein.",
  cardNumberWrong: "Diese Kartennummer ist ungültig. Bitte prüfen Sie sie.",
  cardExpiryWrong: "Dieses Ablaufdatum ist ungültig oder schon vorbei. Bitte prüfen Sie es.",
  cardCvcWrong: "Diese Prüfziffer ist ungültig. Bitte prüfen Sie sie.",
  cardRetry: "Erneut versuchen",
} as const satisfies Catalogue;
