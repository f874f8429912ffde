import * as z from "zod";
import { NewNote } from "./messages.ts";
import { defineRoute } from "../route.ts";
import { Id, Time } from "../scalars.ts";

/** What allows to give somebody's identity to others (§ 9 HinSchG), as a closed list. */
export const DISCLOSURE_GROUNDS = [
  "consent",
  "prosecution",
  "administrative-order",
  "court-order",
  "internal-investigation",
  "false-report",
] as const;
export const DisclosureGround = z.enum(DISCLOSURE_GROUNDS);
export type DisclosureGround = z.infer<typeof DisclosureGround>;

/** Whose identity was given: the law has grounds of its own for each. */
export const DISCLOSURE_SCOPES = ["reporter", "accused", "other"] as const;
export const DisclosureScope = z.enum(DISCLOSURE_SCOPES);
export type DisclosureScope = z.infer<typeof DisclosureScope>;

/** A day of the calendar as it is in Germany. */
export const Day = z.iso.date();

/** The grounds of § 9: paragraphs 1 to 3 protect the reporter, paragraph 4 the others. */
export const groundsFor = (scope: DisclosureScope): DisclosureGround[] =>
  DISCLOSURE_GROUNDS.filter((ground) => ground !== (scope === "reporter" ? "internal-investigation" : "false-report"));

/** What the server knows of a disclosure; `told` is whether the reporter was told before. */
const facts = {
  ground: DisclosureGround,
  day: Day,
  told: z.boolean(),
  /** The earlier entry that this one corrects. */
  replaces: Id.nullable(),
};

/** One entry of a case's ledger. To whom and what is in the note of the same id. */
export const Disclosure = z.object({ id: Id, byUserId: Id, at: Time, ...facts });
export type Disclosure = z.infer<typeof Disclosure>;

const id = z.object({ id: Id });
const meldungen = { access: "user", permission: "Meldungen" } as const;

/** What keeps §§ 8 and 9 HinSchG in a case: who looked at a reporter's identity, and to whom it was given. */
export const confidentialityRoutes = {
  showIdentity: defineRoute({
    method: "POST",
    path: "/api/reports/:id/identity",
    summary: "Keeps in the log that somebody unfolds the reporter's identity; the browser shows it only after this",
    ...meldungen,
    params: id,
    errors: ["NOT_FOUND"],
  }),
  disclosures: defineRoute({
    method: "GET",
    path: "/api/reports/:id/disclosures",
    summary: "To whom identities in a report were given, oldest first; what stands in the entries is in notes of the same ids",
    ...meldungen,
    params: id,
    answer: z.array(Disclosure),
    errors: ["NOT_FOUND"],
  }),
  addDisclosure: defineRoute({
    method: "POST",
    path: "/api/reports/:id/disclosures",
    summary: "A new entry, for good; it may correct an earlier one. The same entry may come again",
    ...meldungen,
    params: id,
    bodyLimit: 512 * 1024,
    /** The note's id is the entry's. */
    body: z.object({ ...facts, note: NewNote }),
    answer: Disclosure,
    errors: ["NOT_FOUND", "BOX_REFUSED", "NOTES_KEY_EXISTS", "MESSAGE_CONFLICT", "KEYS_CHANGED", "DISCLOSURE_REPLACED"],
  }),
};
