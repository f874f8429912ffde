import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in German. */
export const madePages: MadePageTexts = {
  choice:
    "Sie dürfen frei wählen: Sie können sich an die interne Meldestelle wenden oder an eine externe. Sie müssen nicht zuerst intern melden, und auch nach einer internen Meldung dürfen Sie sich noch an eine externe Stelle wenden. Niemand darf Sie daran hindern (§ 7 HinSchG).",
  asOf: "Stand dieser Liste: {date}",
  levels: {
    federal: "Stellen des Bundes",
    states: "Stellen der Länder",
    union: "Stellen der Europäischen Union",
  },
  own: "Von {company} ergänzt",
  ownText: "Diese Stellen hat {company} hinzugefügt. Sie gehören nicht zu der Liste oben.",
  phone: "Telefon",
  hours: "Erreichbar",
  meeting: "Persönliches Gespräch",
  meetingRight:
    "Auf Ihren Wunsch muss die Meldestelle Ihnen in angemessener Zeit ein persönliches Gespräch anbieten (§ 16 Abs. 3 HinSchG). Darum bitten Sie unter „Neue Meldung“ mit „Ich bitte um ein persönliches Gespräch“ oder auf der Seite Ihres Falls. Dann vereinbaren Sie den Termin in Ihrem Fall.",
  noPhone:
    "{company} hat hier keine Telefonnummer der Meldestelle angegeben. Bitten Sie über „Neue Meldung“ um einen Anruf oder ein Gespräch, wenn Sie lieber sprechen als schreiben.",
  lead: "Sie müssen Ihre Meldung nicht schreiben. Sie können mit der Meldestelle auch sprechen.",
  outside: "Externe Meldestellen",
  outsideText: "Sie dürfen sich auch an eine externe Meldestelle wenden. Diese Stellen stehen auf der Seite „Externe Meldestellen“.",
};
