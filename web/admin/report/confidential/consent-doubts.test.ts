import type { DisclosureContent } from "../../../vault/content/contents.ts";
import { expect, test } from "vitest";
import type { Consent } from "../../../vault/content/consents.ts";
import { consentDoubts } from "./consent-doubts.ts";

const CONSENT: Consent = {
  id: "0192b3c4-0000-7000-8000-000000000001",
  request: { kind: "consent", recipient: "Kanzlei Muster", purpose: "Rat", details: "Name" },
  wording: "Dürfen wir?",
  askedAt: "2026-11-20T08:00:00.000Z",
  state: "granted",
  since: "2026-11-21T08:00:00.000Z",
  grantedAt: "2026-11-21T08:00:00.000Z",
  held: [{ from: "2026-11-21T08:00:00.000Z", until: null }],
};
const ENTRY: DisclosureContent = {
  scope: "reporter",
  ground: "consent",
  recipient: "Kanzlei Muster",
  details: "Name",
  day: "2026-11-22",
  told: true,
  notTold: "",
  replaces: null,
  consentId: CONSENT.id,
};
const EARLY = "Am Tag der Weitergabe lag die Einwilligung nicht vor.";
const OTHER = "Die Einwilligung nennt einen anderen Empfänger: „Kanzlei Muster“.";

test.each<[string, Partial<DisclosureContent>, string[]]>([
  ["what it allows, however it is typed", { recipient: " kanzlei  Muster" }, []],
  ["a day before it was given", { day: "2026-11-20" }, [EARLY]],
  ["somebody else", { recipient: "Revision" }, [OTHER]],
  ["both", { day: "2026-11-20", recipient: "Revision" }, [EARLY, OTHER]],
])("§ 9 (3): an entry that rests on a consent and says %s", (_what, change, doubts) => {
  expect(consentDoubts({ ...ENTRY, ...change }, CONSENT)).toEqual(doubts);
});

test("of a consent that was never given nothing more is said", () => {
  expect(consentDoubts({ ...ENTRY, recipient: "Revision" }, { ...CONSENT, state: "refused", grantedAt: null, held: [] })).toEqual([]);
});
