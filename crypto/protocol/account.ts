// The account's signing key vouches for departments, members and invitations; its fingerprint travels outside
// our service.
import { toBase64Url } from "../primitives/base64url.ts";
import { type Bytes, ofLength, utf8 } from "../primitives/bytes.ts";
import { type SigningKey, signingKey, verifySignature } from "../primitives/curves.ts";
import { randomBytes, sha256 } from "../primitives/platform.ts";
import { xWingPublicKey } from "../primitives/x-wing.ts";
import { base32 } from "./codes.ts";
import { ctx, idBytes } from "./context.ts";
import { type DepartmentPurpose, type DepartmentStatement, departmentText, type ReportTarget } from "./department-text.ts";
import { type MemberStatement, memberText } from "./member-text.ts";

/** Gives a fresh seed of an account's signing key, 32 bytes. */
export const newAccountSeed = (): Bytes => randomBytes(32);

/** Takes the seed, gives the account's signing key. */
export const accountKey = (seed: Bytes) => signingKey(seed);

/** Takes a user's id and public keys, gives their fingerprint, 32 bytes: what two people compare before one grants. */
export const memberFingerprint = async (userId: string, kemPublicKey: Bytes, sigPublicKey: Bytes) =>
  sha256(ctx("member-fp", idBytes(userId), ofLength(kemPublicKey, 1216), ofLength(sigPublicKey, 32)));

/** Takes a fingerprint, gives its first 125 bits as 5 groups of 5 characters joined by "-", to read out. */
export const fingerprintForPeople = (fingerprint: Bytes) => base32(ofLength(fingerprint, 32), 25).replace(/(.{5})(?=.)/g, "$1-");

/** Takes a fingerprint, gives all of it as 43 base64url characters, for `#k=`. */
export const fingerprintForLink = (fingerprint: Bytes) => toBase64Url(ofLength(fingerprint, 32));

/** Gives a fresh seed of a department's key, 32 bytes. */
export const newDepartmentSeed = (): Bytes => randomBytes(32);

/** Takes a department's seed, gives its public key, 1216 bytes. */
export const departmentPublicKey = (seed: Bytes) => xWingPublicKey(seed);

export type { DepartmentPurpose, DepartmentStatement, ReportTarget };
const departmentTextOf = async (s: DepartmentStatement) => departmentText(s, await sha256(ofLength(s.publicKey, 1216)));

/** Takes the account's key and a statement, gives the signature (64 bytes). */
export const signDepartment = async (by: SigningKey, s: DepartmentStatement) => by.sign(await departmentTextOf(s));

/** Takes the account's public key, a statement, its signature and the time in Unix seconds; false if forged or too old. */
export const verifyDepartment = async (by: Bytes, s: DepartmentStatement, sig: Bytes, now: number) =>
  now <= s.notAfter && verifySignature(by, await departmentTextOf(s), sig);

export type { MemberStatement };
const textOf = async (s: MemberStatement) => memberText(s, await sha256(ofLength(s.kemPublicKey, 1216)));

/** Takes the account's or the invitation's key and a statement, gives the signature (64 bytes). */
export const signMember = async (by: SigningKey, s: MemberStatement) => by.sign(await textOf(s));

/** Takes the signer's public key, a statement and its signature; says whether it holds. */
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

/** Takes the account's key and a statement, gives the certificate (64 bytes). */
export const signInvite = async (by: SigningKey, s: InviteStatement) => by.sign(inviteText(s));

/** Takes the account's public key, a statement, its certificate and when the invitee joined (Unix seconds). */
export const verifyInvite = async (by: Bytes, s: InviteStatement, sig: Bytes, joinedAt: number) =>
  joinedAt <= s.notAfter && verifySignature(by, inviteText(s), sig);
