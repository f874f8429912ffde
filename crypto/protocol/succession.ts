// An account that lost its signing key founds another one. Whoever still has the former one can say by it which key follows, so
// that links and posters that name the former key go on working.
import { type Bytes, equalBytes } from "../primitives/bytes.ts";
import { type SigningKey, verifySignature } from "../primitives/curves.ts";
import { type SuccessionStatement, successionText } from "./statements.ts";

export type { SuccessionStatement };

/** The signature (64 bytes) by which the former key names the next one. */
export const signSuccession = async (former: SigningKey, s: Omit<SuccessionStatement, "formerPublicKey">) =>
  former.sign(successionText({ ...s, formerPublicKey: former.publicKey }));

/** False if the former key did not make the statement, or names itself. */
export const verifySuccession = async (s: SuccessionStatement, signature: Bytes) =>
  !equalBytes(s.formerPublicKey, s.publicKey) && verifySignature(s.formerPublicKey, successionText(s), signature);
