import * as z from "zod";
import { hasOwnText, OWN_TEXT_PAGES, type DutyPage } from "./duty-pages.ts";
import { PAGE_BODY_BYTES, PAGES_AT_ONCE } from "../limits.ts";
import { isLinkAllowed } from "../links.ts";
import { hasWords, RichText } from "../rich-text.ts";
import { defineRoute } from "../route.ts";
import { Email, Id, PortalLanguage } from "../scalars.ts";

export const MAX_OWN_BODIES = 10;

const line = z.string().trim().max(200, "Höchstens 200 Zeichen");
const lines = z.string().trim().max(500, "Höchstens 500 Zeichen");

/** What only the company knows of what its portal has to say; what is not known is empty. */
export const DutyFacts = z.object({
  /** Its whole name, where that is another one than the channel's. */
  companyName: line,
  /** Of the company, as on a letter. */
  address: lines,
  /** Who may speak for it, or whose it is. */
  representedBy: line,
  email: z.union([z.literal(""), Email]),
  phone: line,
  /** Court and number of the commercial register. */
  register: line,
  vatId: line,
  /** How the data protection officer is reached. */
  officer: lines,
  /** That the company has to have none. */
  hasNoOfficer: z.boolean(),
  /** Where to complain about how data is used. */
  supervision: lines,
  /** How the office is reached by voice, when, and where and how one meets it (§ 16 (3) HinSchG). */
  officePhone: line,
  officeHours: line,
  meeting: lines,
  /** Who helps with barriers on these pages. */
  accessibilityContact: lines,
});
export type DutyFacts = z.infer<typeof DutyFacts>;

export const NO_FACTS: DutyFacts = {
  companyName: "",
  address: "",
  representedBy: "",
  email: "",
  phone: "",
  register: "",
  vatId: "",
  officer: "",
  hasNoOfficer: false,
  supervision: "",
  officePhone: "",
  officeHours: "",
  meeting: "",
  accessibilityContact: "",
};

/** A body that the company adds to the list of external ones, such as its sector's. */
export const OwnBody = z.object({
  name: line.min(1, "Name ist erforderlich"),
  purpose: lines.min(1, "Zuständigkeit ist erforderlich"),
  /** The same on pages in another language; where there is none, the one above. */
  translations: z.partialRecord(PortalLanguage, lines),
  link: z.union([
    z.literal(""),
    z.string().trim().max(2_000).refine(isWebAddress, "Bitte geben Sie eine Adresse wie https://www.beispiel.de ein."),
  ]),
  phone: line,
});
export type OwnBody = z.infer<typeof OwnBody>;

/** By page and language: the company's own text; where there is none, the standard text stands. */
export const OwnTexts = z.partialRecord(z.enum(OWN_TEXT_PAGES), z.partialRecord(PortalLanguage, RichText));
const TextsChange = z.partialRecord(z.enum(OWN_TEXT_PAGES), z.partialRecord(PortalLanguage, RichText.nullable()));

/** What the standard texts are made of. */
export const DutySource = z.object({
  companyName: z.string(),
  /** From the company's data, where the channel is that company's; what is not known is empty. */
  company: z.object({ legalForm: z.string(), email: z.string(), register: z.string(), vatId: z.string() }),
  departmentName: z.string(),
  retentionMonths: z.int(),
  autoAcknowledge: z.boolean(),
  allowAnonymous: z.boolean(),
  facts: DutyFacts,
  bodies: z.array(OwnBody),
  /** Who processes outside of the EU for the operator, and on what ground (Art. 13 (1) (f) GDPR). */
  outside: z.array(z.object({ name: z.string(), service: z.string(), place: z.string(), ground: z.string() })),
});
export type DutySource = z.infer<typeof DutySource>;

export const ChannelDuties = DutySource.extend({ texts: OwnTexts, languages: z.array(PortalLanguage) });
export type ChannelDuties = z.infer<typeof ChannelDuties>;

/** What a change names; facts, bodies and texts that it does not name stay, and null goes back to the standard text. */
export const DutiesChange = z
  .object({ facts: DutyFacts.partial(), bodies: z.array(OwnBody).max(MAX_OWN_BODIES), texts: TextsChange })
  .partial()
  .refine((given) => Object.keys(given).length > 0);

/** What is missing before a channel says all that it has to. */
export const DUTY_CODES = [
  "IMPRINT_MISSING",
  "PRIVACY_CONTROLLER_MISSING",
  "PRIVACY_OFFICER_MISSING",
  "PHONE_OR_MEETING_MISSING",
  "ACCESSIBILITY_CONTACT_MISSING",
] as const;
export type DutyCode = (typeof DUTY_CODES)[number];

/** The page on which what is missing would stand. */
export const PAGE_OF_CODE: Record<DutyCode, DutyPage> = {
  IMPRINT_MISSING: "imprint",
  PRIVACY_CONTROLLER_MISSING: "privacy",
  PRIVACY_OFFICER_MISSING: "privacy",
  PHONE_OR_MEETING_MISSING: "ways",
  ACCESSIBILITY_CONTACT_MISSING: "accessibility",
};

/** Which mandatory data a channel lacks; an own text in each of the portal's languages answers for itself. */
export function missingDuties(duties: ChannelDuties): DutyCode[] {
  const { companyName, facts, texts, languages } = duties;
  const email = facts.email || duties.company.email;
  const has: Record<DutyCode, boolean> = {
    IMPRINT_MISSING: [companyName, facts.address, facts.representedBy, email].every(Boolean),
    PRIVACY_CONTROLLER_MISSING: [companyName, facts.address].every(Boolean),
    PRIVACY_OFFICER_MISSING: facts.officer !== "" || facts.hasNoOfficer,
    PHONE_OR_MEETING_MISSING: facts.officePhone !== "" || facts.meeting !== "",
    ACCESSIBILITY_CONTACT_MISSING: facts.accessibilityContact !== "",
  };
  const isWritten = (page: DutyPage) =>
    hasOwnText(page) && languages.length > 0 && languages.every((language) => hasWords(texts[page]?.[language] ?? {}));
  return DUTY_CODES.filter((code) => !has[code] && !isWritten(PAGE_OF_CODE[code]));
}

function isWebAddress(address: string): boolean {
  return /^https?:/i.test(address) && isLinkAllowed(address);
}

const access = { access: "user", permission: "Einstellungen", params: z.object({ id: Id }), answer: ChannelDuties } as const;

export const channelDutyRoutes = {
  get: defineRoute({
    method: "GET",
    path: "/api/channels/:id/duties",
    summary: "What a channel's portal has to say beside its form: data, own external bodies, own texts",
    ...access,
    errors: ["NOT_FOUND"],
  }),
  save: defineRoute({
    method: "PUT",
    path: "/api/channels/:id/duties",
    summary: "Saves what is named of it; null in place of a text goes back to the standard text",
    ...access,
    needsPlan: true,
    body: DutiesChange,
    errors: ["NOT_FOUND"],
    // A text in each language, as long as it may be.
    bodyLimit: PAGES_AT_ONCE * PAGE_BODY_BYTES,
  }),
};
