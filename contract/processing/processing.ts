import * as z from "zod";
import { defineRoute } from "../route.ts";
import { Id, Time } from "../scalars.ts";
import { Document } from "./document.ts";

/** SHA-256 of the agreement's words in hexadecimal: another word is another version. */
const Version = z.string().regex(/^[0-9a-f]{64}$/);
/** So much of a version tells it from others; the whole is kept. */
export const shortVersion = (version: string): string => version.slice(0, 8);

/**
 * How it stands with the agreement: what counts is today's text, what was concluded says something else, nothing was concluded, or
 * the operator offers none because its own data are missing.
 */
export const AGREEMENT_STATES = ["concluded", "changed", "missing", "unavailable"] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];

export const DOCUMENTS = ["agreement", "record", "assessment", "transfer"] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

/** That an agreement was concluded: its version, when, and by whom, with the name that they had. */
export const Conclusion = z.object({ id: Id, version: Version, at: Time, name: z.string() });
export type Conclusion = z.infer<typeof Conclusion>;

export const Processing = z.object({
  state: z.enum(AGREEMENT_STATES),
  /** The settings that the operator has not made yet. */
  operatorLacks: z.array(z.string()),
  /** What of the company's data is needed before it can conclude. */
  companyLacks: z.array(z.enum(["companyAddress"])),
  /** What can be concluded today, with the documents beside it; null where the operator offers none. */
  offer: z.object({ version: Version, documents: z.record(z.enum(DOCUMENTS), Document) }).nullable(),
  /** The sections that say something else than what was concluded last. */
  changed: z.array(z.string()),
  /** Newest first. */
  concluded: z.array(Conclusion),
});
export type Processing = z.infer<typeof Processing>;

export const ConcludedAgreement = Conclusion.extend({ document: Document });
export type ConcludedAgreement = z.infer<typeof ConcludedAgreement>;

const access = { access: "user", permission: "Einstellungen" } as const;

/** The agreement on processing (Auftragsverarbeitung, Art. 28 GDPR) and what stands beside it. */
export const processingRoutes = {
  get: defineRoute({
    method: "GET",
    path: "/api/processing",
    summary: "The agreement on processing of today with the documents beside it, and what was concluded",
    ...access,
    answer: Processing,
  }),
  concluded: defineRoute({
    method: "GET",
    path: "/api/processing/agreements/:id",
    summary: "An agreement as it was concluded, word for word",
    ...access,
    params: z.object({ id: Id }),
    answer: ConcludedAgreement,
    errors: ["NOT_FOUND"],
  }),
  conclude: defineRoute({
    method: "POST",
    path: "/api/processing/agreements",
    summary: "Concludes the agreement for the company, in the version that was read. Where that one counts already, the answer is the same",
    ...access,
    body: z.object({ version: Version }),
    answer: Conclusion,
    errors: ["AGREEMENT_CHANGED", "AGREEMENT_INCOMPLETE"],
  }),
};
