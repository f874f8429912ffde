import type { Catalogue } from "./translate.ts";

/** The card field in German. */
export const cardDe = {
  cardLabel: "Kreditkarte",
  cardTestMode: "Testmodus",
  cardTestModeText: "Diese Installation ist mit keinem Zahlungsanbieter verbunden. Es wird nichts abgebucht. Wählen Sie eine Testkarte.",
  cardTestLabel: "Testkarte",
  cardTestVisa: "4242 4242 4242 4242 – Zahlung gelingt",
  cardTestDeclined: "4000 0000 0000 0002 – Karte wird abgelehnt",
  cardTestFunds: "4000 0000 0000 9995 – Guthaben reicht nicht",
  cardTestExpired: "4000 0000 0000 0069 – Karte ist abgelaufen",
  cardTestAuthentication: "4000 0025 0000 3155 – Bank verlangt Bestätigung",
  cardTestAlways: "4000 0027 6000 3184 – Bank verlangt jedes Mal Bestätigung",
  cardTestLater: "4000 0000 0000 0341 – spätere Abbuchung schlägt fehl",
  cardLoading: "Das Kartenfeld wird geladen …",
  cardFailed: "Der Zahlungsanbieter ist nicht erreichbar, deshalb lässt sich keine Karte angeben. Ihre Eingaben bleiben stehen.",
  cardBankTitle: "Bestätigung Ihrer Bank",
  cardBankText: "Testmodus: An dieser Stelle fragt die Bank die Person, der die Karte gehört, ob sie die Zahlung erlaubt.",
  cardBankYes: "Bestätigen",
  cardBankNo: "Ablehnen",
  cardBankRefused:
    "Ihre Bank hat die Karte nicht bestätigt. Es wurde nichts abgebucht. Bitte versuchen Sie es erneut oder mit einer anderen Karte.",
  cardOffline: "Verbindungsfehler. Bitte versuchen Sie es erneut.",
  cardRetry: "Erneut versuchen",
} as const satisfies Catalogue;
