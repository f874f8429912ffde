// What an office says by itself is written once and read in many cases: no report's key is there when it is written, so it is signed in
// the clear by a person whom the account's key vouches for.
import { type Bytes, utf8 } from "../primitives/bytes.ts";
import { type SigningKey, verifySignature } from "../primitives/curves.ts";
import { ctx, idBytes } from "./context.ts";

/** A text with its placeholders still open: whose, of which template, in which language; `signedAt` in Unix seconds. */
export type OfficeText = { accountId: string; templateId: string; language: string; signedAt: number; text: string };

const textOf = (s: OfficeText) => ctx("office-text", idBytes(s.accountId), utf8(s.templateId), utf8(s.language), s.signedAt, utf8(s.text));

/** The person's signature (64 bytes) that the office says this. */
export const signOfficeText = async (by: SigningKey, s: OfficeText) => by.sign(textOf(s));

/** Whether the signature of the person with this public key holds. */
export const verifyOfficeText = async (by: Bytes, s: OfficeText, signature: Bytes) => verifySignature(by, textOf(s), signature);
