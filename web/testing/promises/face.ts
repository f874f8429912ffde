import { CASE } from "./claims-case.ts";
import { CONTRACT } from "./claims-contract.ts";
import { DATA } from "./claims-data.ts";
import { MEASURES } from "./claims-measures.ts";
import { SECRECY } from "./claims-secrecy.ts";
import { SERVICE } from "./claims-service.ts";

/** All that is promised anywhere. */
export const CLAIMS = { ...SECRECY, ...CASE, ...SERVICE, ...CONTRACT, ...DATA, ...MEASURES };
export type ClaimId = keyof typeof CLAIMS;

/** Why a sentence with a word of a promise is none. */
export const REASONS = {
  label: "Names a thing, a page, a choice",
  guidance: "Tells people what to do, or what they may type",
  state: "Says what is so just now: a refusal, a failure, something that is missing",
  limit: "Says what is not promised, or what goes wrong",
  rule: "Says what holds between two sides, and that nobody does anything",
} as const;

/** What one face says, each sentence word for word: its promises by what is claimed, and what only sounds like one. */
export type Said = Readonly<{
  promises: Partial<Record<ClaimId, readonly string[]>>;
  none: Partial<Record<keyof typeof REASONS, readonly string[]>>;
}>;
