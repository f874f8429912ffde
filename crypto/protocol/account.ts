// The account's signing key vouches for departments, members and invitations; its fingerprint travels outside
// our service.
import { toBase64Url } from "../primitives/base64url.ts";
import { type Bytes, ofLength, utf8 } from "../primitives/bytes.ts";
import { type SigningKey, signingKey, verifySignature } from "../primitives/curves.ts";
import { randomBytes, sha256 } from "../primitives/platform.ts";
import { xWingPublicKey } from "../primitives/x-wing.ts";
import { base32 } from "./codes.ts";
import { ctx, idBytes } from "./context.ts";
import {
  type DepartmentPurpose,
  type DepartmentStatement,
  departmentText,
  type MemberStatement,
  memberText,
  type ReportTarget,
} from "./statements.ts";

/** A fresh seed of an account's signing key, 32 bytes. */
export const newAccountSeed = (): Bytes => randomBytes(32);

/** The account's signing key, from its seed. */
export const accountKey = (seed: Bytes) => signingKey(seed);

/** The fingerprint of a user's id and public keys, 32 bytes: what two people compare before one grants. */
export const memberFingerprint = async (userId: string, kemPublicKey: Bytes, sigPublicKey: Bytes) =>
  sha256(ctx("member-fp", idBytes(userId), ofLength(kemPublicKey, 1216), ofLength(sigPublicKey, 32)));

/** The first 125 bits of a fingerprint as 5 groups of 5 characters joined by "-", to read out. */
export const fingerprintForPeople = (fingerprint: Bytes) => base32(ofLength(fingerprint, 32), 25).replace(/(.{5})(?=.)/g, "$1-");

/** All of a fingerprint as 43 base64url characters, for `#k=`. */
export const fingerprintForLink = (fingerprint: Bytes) => toBase64Url(ofLength(fingerprint, 32));

/** A fresh seed of a department's key, 32 bytes. */
export const newDepartmentSeed = (): Bytes => randomBytes(32);

/** A department's public key, 1216 bytes, from its seed. */
export const departmentPublicKey = (seed: Bytes) => xWingPublicKey(seed);

export type { DepartmentPurpose, DepartmentStatement, ReportTarget };
const departmentTextOf = async (s: DepartmentStatement) => departmentText(s, await sha256(ofLength(s.publicKey, 1216)));

/** The account's signature of a statement (64 bytes). */
export const signDepartment = async (by: SigningKey, s: DepartmentStatement) => by.sign(await departmentTextOf(s));

/** False if forged or too old; `by` is the account's public key, `now` in Unix seconds. */
export const verifyDepartment = async (by: Bytes, s: DepartmentStatement, sig: Bytes, now: number) =>
  now <= s.notAfter && verifySignature(by, await departmentTextOf(s), sig);

export type { MemberStatement };
const textOf = async (s: MemberStatement) => memberText(s, await sha256(ofLength(s.kemPublicKey, 1216)));

/** The account's or the invitation's signature of a statement (64 bytes). */
export const signMember = async (by: SigningKey, s: MemberStatement) => by.sign(await textOf(s));

/** Whether the signer's signature of a statement holds. */
export const verifyMember = async (byPublicKey: Bytes, s: MemberStatement, signature: Bytes) =>
  verifySignature(byPublicKey, await textOf(s), signature);

/** What the account says about an invitation: its key, what it permits (any text), until when (Unix seconds). */
export type InviteStatement = {
  accountId: string;
  inviteId: string;
  sigPublicKey: Bytes;
  permits: string;
  notAfter: number;
};
function inviteText(s: InviteStatement) {
  const ids = [idBytes(s.accountId), idBytes(s.inviteId)];
  return ctx("invite", ...ids, ofLength(s.sigPublicKey, 32), utf8(s.permits), s.notAfter);
}

/** The account's certificate of a statement (64 bytes). */
export const signInvite = async (by: SigningKey, s: InviteStatement) => by.sign(inviteText(s));

/** Whether a certificate holds; `by` is the account's public key, `joinedAt` when the invitee joined (Unix seconds). */
export const verifyInvite = async (by: Bytes, s: InviteStatement, sig: Bytes, joinedAt: number) =>
  joinedAt <= s.notAfter && verifySignature(by, inviteText(s), sig);
