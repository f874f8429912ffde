import * as z from "zod";
import { MAX_TEMPLATE_CHARACTERS } from "../limits.ts";
import { Member } from "../sign-in/auth.ts";
import { Id, PortalLanguage, Seconds, Signature } from "../scalars.ts";

/** A text that channels send by themselves, with its placeholders still open, and who of the office signed it when. */
export const ReceiptText = z.object({
  text: z.string().min(1).max(MAX_TEMPLATE_CHARACTERS),
  byUserId: Id,
  signedAt: Seconds,
  signature: Signature,
});

/**
 * The confirmation of a report as somebody signed it, by language; a language in which nobody did is left out. Company and department
 * are as they were called when it was sent.
 */
export const SignedConfirmation = z.object({
  companyName: z.string(),
  department: z.string(),
  texts: z.partialRecord(PortalLanguage, ReceiptText),
  /** The keys that vouch for the signatures. */
  signers: z.array(Member),
});
export type SignedConfirmation = z.infer<typeof SignedConfirmation>;
