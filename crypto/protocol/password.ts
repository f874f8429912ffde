// A handler's password and what it opens. The server gets `auth` only.
import { argon2id } from "hash-wasm";
import { type Bytes, concat, equalBytes, ofLength, utf8 } from "../primitives/bytes.ts";
import { CryptoFailure } from "../primitives/failure.ts";
import { ctx, derive, idBytes } from "./context.ts";
import { isPasswordWrap, PASSWORD_HEADER, PASSWORD_PREFIX_BYTES } from "./format.ts";
import { unwrapKey, wrapKey } from "./sealed-keys.ts";

/** A numbered cost of Argon2id. The server names one and never sends parameters, so it cannot lower them. */
export type KdfSuite = 1;
/** The suite for new passwords. */
export const CURRENT_SUITE: KdfSuite = 1;
const COSTS = new Map([[1, { memorySize: 65_536, iterations: 3, parallelism: 1, hashLength: 32 }]]);

/** Who a password belongs to: the user, the suite's number and the salt (16 bytes). */
export type PasswordOwner = { userId: string; suite: KdfSuite; salt: Bytes };
/** What follows from a password: for the server, for the user key, and to recognise it; 32 bytes each. */
export type PasswordKeys = { auth: Bytes; wrap: Bytes; commit: Bytes };

/** Stretches the password as typed to 32 bytes; slow on purpose, so run it in a worker. */
export async function stretchPassword(password: string, salt: Bytes, suite: KdfSuite) {
  const cost = COSTS.get(suite);
  if (!cost) throw new CryptoFailure("suite");
  // Tor Browser's "Safer" level has no WebAssembly; without the test a page would see a ReferenceError.
  if (!("WebAssembly" in globalThis)) throw new CryptoFailure("platform");
  const input = { password: utf8(password.normalize("NFKC")), salt: ofLength(salt, 16) };
  return new Uint8Array(await argon2id({ ...input, ...cost, outputType: "binary" }));
}

/** The three keys of a stretched password, bound to its owner. */
export async function passwordKeys(stretch: Bytes, owner: PasswordOwner): Promise<PasswordKeys> {
  const bound = [idBytes(owner.userId), owner.suite, ofLength(owner.salt, 16)];
  const key = (label: string) => derive(ofLength(stretch, 32), ctx(label, ...bound));
  const [auth, wrap, commit] = [key("user-auth"), key("user-wrap"), key("user-commit")];
  return { auth: await auth, wrap: await wrap, commit: await commit };
}

// The box is bound to all that stands before its stream.
const aad = (userId: string, prefix: Bytes) => ctx("user-key", idBytes(userId), prefix);

/** Wraps the user key (32 bytes) by the password's keys: 141 bytes. */
export async function wrapUserKey(userKey: Bytes, keys: PasswordKeys, owner: PasswordOwner) {
  const named = concat(PASSWORD_HEADER, Uint8Array.of(owner.suite), ofLength(owner.salt, 16));
  const prefix = concat(named, ofLength(keys.commit, 32));
  return concat(prefix, await wrapKey(keys.wrap, aad(owner.userId, prefix), userKey));
}

/**
 * Throws `password` if the keys are not those of this wrap. That comparison comes first because one AES-GCM box can be made to fit
 * many keys.
 */
export async function unwrapUserKey(box: Bytes, keys: PasswordKeys, owner: { userId: string }) {
  if (!isPasswordWrap(box)) throw new CryptoFailure("box-shape");
  const prefix = box.slice(0, PASSWORD_PREFIX_BYTES);
  if (!equalBytes(prefix.slice(-32), keys.commit)) throw new CryptoFailure("password");
  return unwrapKey(keys.wrap, aad(owner.userId, prefix), box.slice(PASSWORD_PREFIX_BYTES));
}
