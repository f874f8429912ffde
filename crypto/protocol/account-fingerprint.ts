// By itself: the portal's first page needs this and nothing else of the cryptography.
import { type Bytes, ofLength } from "../primitives/bytes.ts";
import { sha256 } from "../primitives/platform.ts";
import { ctx, idBytes } from "./context.ts";

/** The fingerprint of the account's id and public key, 32 bytes. */
export const accountFingerprint = async (accountId: string, publicKey: Bytes) =>
  sha256(ctx("tenant-fp", idBytes(accountId), ofLength(publicKey, 32)));
