import { createHash, createPublicKey, verify } from "node:crypto";
import { memberText } from "@hz/crypto/envelope";
import { bytes, wire } from "../../bytes.ts";
import type { Tx } from "../../db/database.ts";
import { accountOf } from "../accounts/index.ts";

type Said = { userId: string; kemPublicKey: string; sigPublicKey: string; joinedAt: number; signature: string };

/**
 * Whether the account's present key signed this of a person's keys. What was made ready before a new account key came and is
 * sent after it would count as vouched for, and no browser would believe it.
 */
export async function isVouchedNow(tx: Tx, accountId: string, said: Said): Promise<boolean> {
  const { public_key: present } = await accountOf(tx, accountId);
  const kemHash = createHash("sha256").update(bytes(said.kemPublicKey)).digest();
  const statement = { accountId, userId: said.userId, sigPublicKey: new Uint8Array(bytes(said.sigPublicKey)), joinedAt: said.joinedAt };
  try {
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: wire(present) }, format: "jwk" });
    return verify(null, memberText(statement, new Uint8Array(kemHash)), key, bytes(said.signature));
  } catch {
    // A moment that the statement cannot hold was never signed.
    return false;
  }
}
