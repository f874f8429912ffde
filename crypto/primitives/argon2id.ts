import { argon2id as hashArgon2id } from "hash-wasm";
import type { Bytes } from "./bytes.ts";
import { CryptoFailure } from "./failure.ts";

/** Argon2id (RFC 9106), one lane, 32 bytes out: takes password bytes, a salt, memory in KiB and passes. */
export async function argon2id(
  password: Bytes,
  salt: Bytes,
  memoryKiB: number,
  passes: number,
): Promise<Bytes> {
  // Tor Browser's "Safer" level has none; without the test a page would only show a ReferenceError.
  if (!("WebAssembly" in globalThis)) throw new CryptoFailure("webassembly");
  const cost = { memorySize: memoryKiB, iterations: passes, parallelism: 1, hashLength: 32 };
  return new Uint8Array(await hashArgon2id({ password, salt, ...cost, outputType: "binary" }));
}
