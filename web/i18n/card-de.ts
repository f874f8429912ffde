import type { Catalogue } from "./translate.ts";

/** What is asked of whoever pays, in German: address and card. */
export const cardDe = {
  buyerCompany: "Firmenname",
  buyerLine1: "Straße und Hausnummer",
  buyerPostalCode: "Postleitzahl",
  buyerCity: "Ort",
  buyerCountry: "Land",
  buyerHint: "So stehen Name und Anschrift auf Ihren Rechnungen. Das Angebot richtet sich an Unternehmen mit Sitz in der EU.",
  buyerCompanyMissing: "Bitte geben Sie den Firmennamen an",
  buyerLine1Missing: "Bitte geben Sie Straße und Hausnummer an",
  buyerPostalCodeMissing: "Bitte geben Sie die Postleitzahl an",
  buyerCityMissing: "Bitte geben Sie den Ort an",
  buyerTooLong: "Höchstens 200 Zeichen",
  buyerPostalCodeTooLong: "Höchstens 20 Zeichen",
  buyerPostalCodeGerman: "Eine deutsche Postleitzahl hat fünf Ziffern",
  buyerVatIdWrong: "Bitte geben Sie die Umsatzsteuer-ID mit ihrem Länderkürzel an, etwa DE123456789",
  buyerReferenceTooLong: "Höchstens 100 Zeichen",
  buyerInvoiceEmailWrong: "Bitte geben Sie eine gültige E-Mail-Adresse an",
  buyerLeitwegIdWrong:
    "Das sieht nach einer Leitweg-ID aus, aber ihre Prüfziffern (die letzten beiden) passen nicht. Bitte vergleichen Sie sie. Ist es eine eigene Bestellnummer, schreiben Sie ein Wort davor, etwa „Bestellung“.",
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
