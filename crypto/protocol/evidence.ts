// What the office says of a report that came in, for its reporter to show to others: signed in the clear, because whoever checks it
// has no key. It names the report by its head and by hashes, of which none tells a word.
import { type Bytes, ofLength, utf8 } from "../primitives/bytes.ts";
import { type SigningKey, verifySignature } from "../primitives/curves.ts";
import { sha256 } from "../primitives/platform.ts";
import { ctx, headCtx, type ReportHead, subkey } from "./context.ts";

/**
 * That a report came to an office: its first head, the SHA-256 of its sealed body, the commitment to its wording, the days on which
 * it came and on which this is signed (like "2026-03-08"), and what the office is called.
 */
export type EvidenceStatement = {
  head: ReportHead;
  bodyHash: Bytes;
  wording: Bytes;
  receivedOn: string;
  signedOn: string;
  office: string;
};

const textOf = (s: EvidenceStatement) =>
  headCtx(
    "report-evidence",
    s.head,
    ofLength(s.bodyHash, 32),
    ofLength(s.wording, 32),
    utf8(s.receivedOn),
    utf8(s.signedOn),
    utf8(s.office),
  );

/** The person's signature (64 bytes) that the report came. */
export const signEvidence = async (by: SigningKey, s: EvidenceStatement) => by.sign(textOf(s));

/** Whether the signature of the person with this public key holds. */
export const verifyEvidence = async (by: Bytes, s: EvidenceStatement, signature: Bytes) => verifySignature(by, textOf(s), signature);

/** The key of the commitment to a report's wording, 32 bytes. It opens nothing: whoever is shown the text may have it. */
export const wordingKey = async (reportKey: Bytes, head: ReportHead) => subkey(reportKey, head, ctx("evidence-wording"));

/** The commitment to a text; without the key nobody can try texts against it. */
export const wordingCommitment = async (key: Bytes, text: string) => sha256(ctx("evidence-wording", ofLength(key, 32), utf8(text)));
