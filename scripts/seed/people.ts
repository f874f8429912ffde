import type { Grant, Member, Registration } from "@hz/contract/sign-in/auth";
import type { DepartmentKey } from "@hz/contract/channels/channels";
import {
  type Bytes,
  CURRENT_SUITE,
  fromBase64Url,
  type GrantWhat,
  newId,
  newUserKey,
  passwordKeys,
  randomBytes,
  sealGrant,
  signMember,
  stretchPassword,
  toBase64Url,
  userKeys,
  wrapUserKey,
  accountKey,
  type SigningKey,
} from "@hz/crypto";
import { type FoundedAccount, foundAccount, type Stretch } from "../../web/vault/keys/found-account.ts";
import { grantToSelf } from "../../web/vault/people/self-grants.ts";

/** A handler whose keys are at hand: who it is, how it signs, and how it signs in. */
export type Person = { userId: string; fullName: string; email: string; password: string; userKey: Bytes; sig: SigningKey };

/** An account that was founded here, with its first person and the seeds that can be granted on. */
export type Office = { registration: Registration; founder: Person; founded: FoundedAccount };

/** Makes all keys of the founder, and what is registered. */
export async function foundOffice(
  founder: { firstName: string; lastName: string; email: string; password: string; companyName: string },
  stretch: Stretch = stretchPassword,
): Promise<Office> {
  const { password, ...names } = founder;
  const founded = await foundAccount(password, stretch);
  const fullName = `${founder.firstName} ${founder.lastName}`;
  const { sig } = await userKeys(founded.userKey, founded.keys.userId);
  return {
    registration: { ...names, fullName, keys: founded.keys },
    founder: { userId: founded.keys.userId, fullName, email: founder.email, password, userKey: founded.userKey, sig },
    founded,
  };
}

/**
 * For people who share a password that anybody may know, as the demo's do: with the founder's salt and this, the slow derivation is
 * done once for all of them. What opens a key still hangs on whose it is.
 */
export function onceStretched(): Stretch {
  const known = new Map<string, Promise<Bytes>>();
  return (password, salt, suite) => {
    const name = `${suite} ${toBase64Url(salt)} ${password}`;
    const stretched = known.get(name) ?? stretchPassword(password, salt, suite);
    known.set(name, stretched);
    return stretched;
  };
}

/** What the server stores of a colleague whom the founder brings in, and the colleague. */
export type Colleague = { person: Person; kdfSalt: string; auth: string; userKeyWrap: string; member: Member; grants: Grant[] };

/**
 * Makes keys, statement and grants of a new colleague, as the founder's browser would; they come to the office's first department
 * unless told.
 */
export async function bringIn(
  office: Office,
  who: { fullName: string; email: string; password: string },
  into: { key: DepartmentKey; seed: Bytes } = { key: office.founded.keys.department, seed: office.founded.departmentSeed },
  { stretch = stretchPassword, salt = randomBytes(16) }: { stretch?: Stretch; salt?: Bytes } = {},
): Promise<Colleague> {
  const { founded, founder } = office;
  const { accountId } = founded.keys;
  const [userId, userKey, joinedAt] = [newId(), newUserKey(), Math.floor(Date.now() / 1000)];
  const { kem, sig } = await userKeys(userKey, userId);
  const statement = { accountId, userId, kemPublicKey: kem.publicKey, sigPublicKey: sig.publicKey, joinedAt };
  const signature = await signMember(await accountKey(founded.accountSeed), statement);
  const grant = async (what: GrantWhat, seed: Bytes): Promise<Grant> => {
    const sealed = await sealGrant(
      { accountId, what, to: { userId, kemPublicKey: kem.publicKey }, by: { userId: founder.userId, sig: founder.sig } },
      seed,
    );
    return { what, byUserId: founder.userId, box: toBase64Url(sealed.box), signature: toBase64Url(sealed.signature) };
  };
  const owner = { userId, suite: CURRENT_SUITE, salt };
  const keys = await passwordKeys(await stretch(who.password, owner.salt, owner.suite), owner);
  return {
    person: { ...who, userId, userKey, sig },
    kdfSalt: toBase64Url(owner.salt),
    auth: toBase64Url(keys.auth),
    userKeyWrap: toBase64Url(await wrapUserKey(userKey, keys, owner)),
    member: {
      userId,
      kemPublicKey: toBase64Url(kem.publicKey),
      sigPublicKey: toBase64Url(sig.publicKey),
      joinedAt,
      signature: toBase64Url(signature),
      invite: null,
    },
    grants: [
      await grant({ kind: "account" }, founded.accountSeed),
      await grant({ kind: "department", departmentId: into.key.departmentId, epoch: into.key.epoch }, into.seed),
      // As somebody does who joined with a code, or who has compared the fingerprint.
      await grantToSelf({ accountId, userId }, { kem, sig }, { kind: "trust" }, fromBase64Url(founded.keys.accountPublicKey)),
    ],
  };
}
