import { type Bytes, ofLength } from "../primitives/bytes.ts";
import { ctx, idBytes } from "./encode.ts";

/** What a former key of the account says: which one follows it; `signedAt` in Unix seconds. */
export type SuccessionStatement = { accountId: string; formerPublicKey: Bytes; publicKey: Bytes; signedAt: number };

/** The bytes of a statement that are signed. */
export const successionText = (s: SuccessionStatement) =>
  ctx("account-succession", idBytes(s.accountId), ofLength(s.formerPublicKey, 32), ofLength(s.publicKey, 32), s.signedAt);
