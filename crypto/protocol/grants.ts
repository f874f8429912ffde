// Handing a seed to a colleague or to an invitation, signed by who hands it over.
import { type Bytes, ofLength, utf8 } from "../primitives/bytes.ts";
import { CryptoFailure } from "../primitives/failure.ts";
import { type SigningKey, verifySignature } from "../primitives/curves.ts";
import { sha256 } from "../primitives/platform.ts";
import { codeSecret } from "./codes.ts";
import { ctx, derive, idBytes } from "./context.ts";
import { type KemKey, keysOf, openWith, sealTo } from "./sealed-keys.ts";

/**
 * What is handed over: the account's seed, a department's of one epoch, or, as "trust", the account's public key, so that
 * its holder needs nobody's word for it later; as "former" one that the account had before, for what was signed under it. To a guest: the key of one report, or that of its notes.
 */
export type GrantWhat =
  | { kind: "account" }
  | { kind: "department"; departmentId: string; epoch: number }
  | { kind: "trust" }
  | { kind: "former" }
  | { kind: "report" | "notes"; reportId: string };

type Grant<To, By> = { accountId: string; what: GrantWhat; to: To; by: By };
type UserAnd<Keys> = { userId: string } & Keys;
/** A grant as its giver sees it. To an invitation, `to` is its id and its key. */
export type GrantToGive = Grant<UserAnd<{ kemPublicKey: Bytes }>, UserAnd<{ sig: SigningKey }>>;
/** A grant as its receiver sees it. */
export type GrantToOpen = Grant<UserAnd<{ kem: KemKey }>, UserAnd<{ sigPublicKey: Bytes }>>;

function scopeOf(what: GrantWhat) {
  if (what.kind === "department") return [idBytes(what.departmentId), what.epoch];
  if (what.kind === "report" || what.kind === "notes") return [idBytes(what.reportId), 0];
  return [new Uint8Array(0), 0];
}

async function fieldsOf({ accountId, what, to, by }: GrantToGive | GrantToOpen) {
  const scope = scopeOf(what);
  const toKey = await sha256("kem" in to ? to.kem.publicKey : to.kemPublicKey);
  const ends = [idBytes(to.userId), toKey, idBytes(by.userId)];
  return [idBytes(accountId), utf8(what.kind), ...scope, ...ends];
}

/** Seals a seed (32 bytes): the box (1176 bytes) and the giver's signature (64 bytes). */
export async function sealGrant(grant: GrantToGive, seed: Bytes) {
  const fields = await fieldsOf(grant);
  const info = ctx("grant", ...fields);
  const box = await sealTo(grant.to.kemPublicKey, info, ofLength(seed, 32));
  const signature = await grant.by.sig.sign(ctx("grant-sig", ...fields, await sha256(box)));
  return { box, signature };
}

/** Opens the seed of a grant; throws `signature` before it opens anything. */
export async function openGrant(grant: GrantToOpen, box: Bytes, signature: Bytes): Promise<Bytes> {
  const fields = await fieldsOf(grant);
  const signed = ctx("grant-sig", ...fields, await sha256(box));
  const holds = await verifySignature(grant.by.sigPublicKey, signed, signature);
  if (!holds) throw new CryptoFailure("signature");
  return ofLength(await openWith(grant.to.kem.seed, ctx("grant", ...fields), box), 32);
}

/**
 * The keys of an invitation code as typed: `token` for the server, which keeps `tokenHash`, the pair that grants are sealed to, and
 * the key that signs the invitee's member statement.
 */
export async function inviteKeys(code: string, inviteId: string) {
  const secret = await codeSecret("invite", code);
  const id = idBytes(inviteId);
  const token = await derive(secret, ctx("invite-token", id));
  const keys = await keysOf(secret, ctx("invite-kem", id), ctx("invite-sig", id));
  return { token, tokenHash: await sha256(token), ...keys };
}
