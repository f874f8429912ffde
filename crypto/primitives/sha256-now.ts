import { sha256 } from "@noble/hashes/sha2.js";
import type { Bytes } from "./bytes.ts";

/** SHA-256 without waiting, 32 bytes: thousands of short texts one after another, of which each needs the one before. */
export const sha256Now = (bytes: Bytes): Bytes => new Uint8Array(sha256(bytes));
