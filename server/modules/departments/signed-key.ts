import { createHash, createPublicKey, verify } from "node:crypto";
import type { DepartmentKey } from "@hz/contract/channels/channels";
import { departmentText } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import { Failure } from "../../http/failures.ts";

/**
 * Throws BOX_REFUSED unless the account's key (32 bytes) signed this department's key and what the department is for. Browsers
 * check that themselves and trust no server; here it keeps out what would close a channel's form to everybody.
 */
export function requireSigned(accountId: string, accountPublicKey: Uint8Array, key: DepartmentKey): void {
  if (!isSigned(accountId, accountPublicKey, key)) throw new Failure("BOX_REFUSED");
}

function isSigned(accountId: string, accountPublicKey: Uint8Array, { publicKey, signature, ...said }: DepartmentKey): boolean {
  try {
    const hash = createHash("sha256").update(bytes(publicKey)).digest();
    const key = createPublicKey({
      key: { kty: "OKP", crv: "Ed25519", x: Buffer.from(accountPublicKey).toString("base64url") },
      format: "jwk",
    });
    return verify(null, departmentText({ accountId, ...said }, new Uint8Array(hash)), key, bytes(signature));
  } catch {
    // What is no key has signed nothing, and what the statement cannot hold was never signed.
    return false;
  }
}
