import { type Bytes, ofLength } from "../primitives/bytes.ts";
import { ctx, idBytes } from "./encode.ts";

/** What the account, or an invitation it certified, says about a member's keys; `joinedAt` in Unix seconds. */
export type MemberStatement = {
  accountId: string;
  userId: string;
  kemPublicKey: Bytes;
  sigPublicKey: Bytes;
  joinedAt: number;
};

/** The bytes of a statement that are signed; `kemHash` is the SHA-256 of its KEM key. */
export const memberText = (s: Omit<MemberStatement, "kemPublicKey">, kemHash: Bytes) =>
  ctx("member", idBytes(s.accountId), idBytes(s.userId), ofLength(kemHash, 32), ofLength(s.sigPublicKey, 32), s.joinedAt);
