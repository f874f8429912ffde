import {
  inEachLanguage,
  PAGE_LANGUAGE_CODES,
  type PageLanguage,
  PORTAL_LANGUAGE_CODES,
  type PortalLanguage,
  spokenIn,
} from "../languages.ts";
import { expect, test } from "vitest";
import { type ChannelDuties, DutiesChange, missingDuties, NO_FACTS, OwnBody, PAGE_OF_CODE } from "./channel-duties.ts";
import { DUTY_PAGES, type DutyPage, OWN_TEXT_PAGES } from "./duty-pages.ts";
import { dutyPageText as pageText, dutyText as standardText } from "./duty-texts.ts";
import { bodyLink } from "../procedure/external-bodies.ts";
import { ALL_TEXTS } from "../texts/all-texts.ts";
import { EXTERNAL_BODIES, EXTERNAL_BODIES_AS_OF } from "../procedure/external-bodies.ts";
import { isLinkAllowed } from "../links.ts";
import { RichText } from "../rich-text.ts";

const FACTS = {
  ...NO_FACTS,
  address: "Kai 1\n20457 Hamburg",
  representedBy: "Ida Neu",
  email: "post@muster.example",
  officer: "Ole Meer",
  officePhone: "+49 40 123",
  accessibilityContact: "hilfe@muster.example",
};
const duties = (more: Partial<ChannelDuties> = {}): ChannelDuties => ({
  companyName: "Muster AG",
  company: { legalForm: "", email: "", register: "", vatId: "" },
  departmentName: "Interne Meldestelle",
  retentionMonths: 36,
  autoAcknowledge: true,
  allowAnonymous: true,
  facts: FACTS,
  bodies: [],
  outside: [],
  texts: {},
  languages: [...PORTAL_LANGUAGE_CODES],
  ...more,
});
const facts = (more: Partial<ChannelDuties["facts"]>) => duties({ facts: { ...FACTS, ...more } });
const written = (text: string): RichText => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
const TEXT = written("Eigener Text.");
const dutyText = (page: DutyPage, language: PortalLanguage, source: ChannelDuties) =>
  standardText(page, { language, texts: ALL_TEXTS[language] }, source);
const dutyPageText = (page: DutyPage, read: PageLanguage, source: ChannelDuties, onion?: string) =>
  pageText(page, read, ALL_TEXTS[spokenIn(read)], source, onion);
const said = (page: (typeof DUTY_PAGES)[number], language: PortalLanguage, source: ChannelDuties) =>
  JSON.stringify(dutyText(page, language, source));

test("who processes outside of the EU for the operator stands in the privacy notice, with the ground, in both languages", () => {
  const outside = [{ name: "Post Inc.", service: "Versand von E-Mails", place: "USA", ground: "Standardvertragsklauseln" }];
  expect(said("privacy", "de", duties({ outside }))).toContain(
    "Post Inc., USA (Versand von E-Mails). Grundlage der Übermittlung: Standardvertragsklauseln.",
  );
  expect(said("privacy", "en", duties({ outside }))).toContain("Post Inc., USA (Versand von E-Mails). Ground for the transfer");
  expect(said("privacy", "de", duties())).not.toContain("Grundlage der Übermittlung");
});

test("a channel that says everything lacks nothing, one that says nothing lacks all of it", () => {
  expect(missingDuties(duties())).toEqual([]);
  expect(missingDuties(duties({ facts: NO_FACTS }))).toEqual(Object.keys(PAGE_OF_CODE));
});

test.each([
  [{ address: "" }, ["IMPRINT_MISSING", "PRIVACY_CONTROLLER_MISSING"]],
  [{ representedBy: "" }, ["IMPRINT_MISSING"]],
  [{ email: "" }, ["IMPRINT_MISSING"]],
  [{ officer: "" }, ["PRIVACY_OFFICER_MISSING"]],
  [{ officer: "", hasNoOfficer: true }, []],
  [{ officePhone: "" }, ["PHONE_OR_MEETING_MISSING"]],
  [{ officePhone: "", meeting: "Raum 3" }, []],
  [{ accessibilityContact: "" }, ["ACCESSIBILITY_CONTACT_MISSING"]],
] as const)("with %j these are missing: %j", (more, codes) => {
  expect(missingDuties(facts(more))).toEqual(codes);
});

test("the company's own e-mail address is one for the imprint", () => {
  const company = { legalForm: "", email: "info@muster.example", register: "", vatId: "" };
  expect(missingDuties({ ...facts({ email: "" }), company })).toEqual([]);
});

test("an own text of which nothing is left answers for nothing, and the standard one stands again", () => {
  for (const empty of [{ type: "doc", content: [] } as RichText, written("  ")]) {
    const emptied = duties({ facts: NO_FACTS, languages: ["de"], texts: { imprint: { de: empty } } });
    expect(missingDuties(emptied)).toContain("IMPRINT_MISSING");
    expect(dutyPageText("imprint", "de", emptied)).toEqual(dutyText("imprint", "de", emptied));
  }
});

test("an own text answers for itself, in every language of the portal", () => {
  const bare = duties({ facts: NO_FACTS, languages: [...PORTAL_LANGUAGE_CODES], texts: { imprint: { de: TEXT } } });
  expect(missingDuties(bare)).toContain("IMPRINT_MISSING");
  expect(missingDuties({ ...bare, languages: ["de"] })).not.toContain("IMPRINT_MISSING");
  expect(missingDuties({ ...bare, texts: { imprint: inEachLanguage(() => TEXT) } })).not.toContain("IMPRINT_MISSING");
});

test.each(DUTY_PAGES)("the standard text of %s is one that can be stored, with all data and with none, in every language", (page) => {
  for (const language of PORTAL_LANGUAGE_CODES)
    for (const source of [duties(), duties({ facts: NO_FACTS, companyName: "X" })]) {
      const text = dutyText(page, language, source);
      expect(RichText.safeParse(text)).toMatchObject({ success: true, data: text });
      expect(text.content.length).toBeGreaterThan(3);
    }
});

test("the advice on devices names the portal's address in the Tor network where it has one, and none elsewhere", () => {
  const onion = `http://${"a".repeat(56)}.onion/portal/muster`;
  for (const language of PAGE_LANGUAGE_CODES) {
    expect(JSON.stringify(dutyPageText("devices", language, duties(), onion))).toContain(`"href":"${onion}"`);
    expect(JSON.stringify(dutyPageText("devices", language, duties()))).not.toMatch(/\.onion|eigene Adresse|Adresse im Tor-Netz/);
  }
});

test("in Leichte Sprache stands what there is in it; before everything else it is said that there is none, and then the text itself", () => {
  const first = (page: (typeof DUTY_PAGES)[number], source = duties()) =>
    JSON.stringify(dutyPageText(page, "de-simple", source).content[0]);
  expect(first("devices")).toContain("Am wichtigsten ist: Nehmen Sie ein eigenes Gerät.");
  const own = duties({ texts: { imprint: { de: TEXT } } });
  for (const page of DUTY_PAGES.filter((one) => one !== "devices")) {
    expect(first(page)).toContain("nicht in Leichter Sprache");
    expect(dutyPageText(page, "de-simple", own).content.slice(1)).toEqual(dutyPageText(page, "de", own).content);
  }
  expect(dutyPageText("imprint", "de-simple", own).content).toHaveLength(2);
});

test("every page without data says whom to ask", () => {
  const none = duties({ facts: NO_FACTS });
  for (const page of ["ways", "privacy", "imprint", "accessibility"] as const) {
    expect(said(page, "de", none)).toContain("über „Neue Meldung“");
    expect(said(page, "en", none)).toContain("by “New report”");
    expect(said(page, "de", duties({ facts: { ...FACTS, officer: "Ole Meer" } }))).not.toMatch(/noch nicht angegeben/);
  }
});

test("no text offers to report without a name where the channel does not take that", () => {
  for (const allowAnonymous of [true, false])
    for (const page of OWN_TEXT_PAGES) {
      const source = duties({ facts: NO_FACTS, allowAnonymous });
      expect([page, said(page, "de", source).includes("ohne Ihren Namen")]).toEqual([page, allowAnonymous]);
      expect([page, said(page, "en", source).includes("without your name")]).toEqual([page, allowAnonymous]);
    }
});

test("§ 7 (3): the procedure names the channel's own retention, department and confirmation", () => {
  expect(said("procedure", "de", duties({ retentionMonths: 84, departmentName: "Recht" }))).toMatch(
    /„Recht“.*sofort bestätigt.*7 Jahre nach/,
  );
  expect(said("procedure", "de", duties({ retentionMonths: 12 }))).toContain("1 Jahr nach");
  expect(said("procedure", "en", duties({ retentionMonths: 18, autoAcknowledge: false }))).toMatch(/Within 7 days.*18 months after/);
});

test("§ 13 (2): every body of the list stands on the page in every language, with addresses that may be linked, and the day of the list", () => {
  const named = EXTERNAL_BODIES.map(({ id }) => ALL_TEXTS.de.bodies[id].name);
  expect(named.join()).toMatch(/BfJ.*BaFin.*BKartA.*Länder.*OLAF.*EMSA.*EASA.*ESMA.*EMA.*AI Office/);
  for (const body of EXTERNAL_BODIES)
    for (const language of PORTAL_LANGUAGE_CODES) {
      const text = said("external", language, duties());
      const { name, purpose } = ALL_TEXTS[language].bodies[body.id];
      expect(text).toContain(JSON.stringify(name).slice(1, -1));
      expect(text).toContain(JSON.stringify(purpose).slice(1, -1));
      const link = bodyLink(body, language);
      if (link) expect(text).toContain(`"href":"${link}"`);
      expect(link === null || isLinkAllowed(link)).toBe(true);
    }
  expect(EXTERNAL_BODIES_AS_OF).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(said("external", "de", duties())).toMatch(/Stand dieser Liste: \d+\. \p{L}+ \d{4}/u);
});

test("the company's own bodies come after the list, in another language with the words for it where there are some", () => {
  const body = {
    name: "Branchenstelle",
    purpose: "Für Häfen.",
    translations: { en: "For ports." },
    link: "https://hafen.example/",
    phone: "040 1",
  };
  const source = duties({ bodies: [body] });
  expect(said("external", "de", source)).toMatch(/AI Office.*Branchenstelle.*Für Häfen\..*hafen\.example.*Telefon: 040 1/);
  expect(said("external", "en", source)).toMatch(/For ports\./);
  expect(said("external", "en", duties({ bodies: [{ ...body, translations: { en: "" } }] }))).toMatch(/Für Häfen\./);
});

test.each(["javascript:alert(1)", "hafen.example", "mailto:a@b.de", "https://a@b.de/"])("an own body's address is no %s", (link) => {
  expect(OwnBody.safeParse({ name: "A", purpose: "B", translations: {}, link, phone: "" }).success).toBe(false);
});

test("a change names something", () => {
  expect(DutiesChange.safeParse({}).success).toBe(false);
  expect(DutiesChange.safeParse({ facts: { address: "Kai 2" } }).success).toBe(true);
});
