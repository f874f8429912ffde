// From a code to every key, and what people and the account state: sections 5, 6, 9 and 10 of docs/hz1.md.
import { isSigned, kemPublicKey, openBox, openHpke, signingPublicKey } from "./boxes.ts";
import { codeSecret } from "./codes.ts";
import { ctx, type Field, type Head, headCtx, hkdf, id, Refused, sha256, sub } from "./encode.ts";

/** What follows from a person's user key. */
export type Person = { userId: string; kemSeed: Buffer; kemPublicKey: Buffer; sigPublicKey: Buffer };

export function personOf(userKey: Uint8Array, userId: string): Person {
  const kemSeed = hkdf(userKey, ctx("user-kem", id(userId)));
  const sigPublicKey = signingPublicKey(hkdf(userKey, ctx("user-sig", id(userId))));
  return { userId, kemSeed, kemPublicKey: kemPublicKey(kemSeed), sigPublicKey };
}

/** The user key from the recovery code or the emergency code. Throws Refused. */
export function userKeyByCode(code: string, userId: string, wrap: Uint8Array): Buffer {
  const key = hkdf(codeSecret("recovery", code), ctx("recovery-wrap", id(userId)));
  return openBox(key, ctx("recovery", id(userId)), wrap);
}

export type GrantWhat =
  | { kind: "account" | "trust" | "former" }
  | { kind: "department"; departmentId: string; epoch: number }
  | { kind: "report" | "notes"; reportId: string };
export type Grant = { accountId: string; what: GrantWhat; byUserId: string; byKey: Uint8Array; box: Uint8Array; signature: Uint8Array };

function scopeOf(what: GrantWhat): Field[] {
  if ("departmentId" in what) return [id(what.departmentId), what.epoch];
  return "reportId" in what ? [id(what.reportId), 0] : [Buffer.alloc(0), 0];
}

/** What a grant hands over, 32 bytes. Throws Refused. */
export function openGrant(to: Person, { accountId, what, byUserId, byKey, box, signature }: Grant): Buffer {
  const fields = [id(accountId), what.kind, ...scopeOf(what), id(to.userId), sha256(to.kemPublicKey), id(byUserId)];
  if (!isSigned(byKey, ctx("grant-sig", ...fields, sha256(box)), signature)) throw new Refused("signature");
  return openHpke(to.kemSeed, ctx("grant", ...fields), box);
}

/** The report key, if it is the one that the head commits to. Throws Refused. */
export function committed(head: Head, reportKey: Buffer): Buffer {
  if (!sub(reportKey, head, "rk-id").equals(head.rkId)) throw new Refused("commitment");
  return reportKey;
}

/** The report key from the department's seed; `head` is the sealed head. Throws Refused. */
export function reportKeyOf(seed: Uint8Array, head: Head, fastKey: Uint8Array | null, sealedKey: Uint8Array): Buffer {
  if (fastKey)
    try {
      return committed(head, openBox(hkdf(seed, ctx("department-sym")), headCtx("report-key-sym", head), fastKey));
    } catch {
      // The sealed one says the same.
    }
  return committed(head, openHpke(seed, headCtx("report-key", head), sealedKey));
}

/** The notes key, and whether one of these keys signed it; `head` is the sealed head. Throws Refused. */
export function notesKeyOf(seed: Uint8Array, head: Head, box: Uint8Array, by: readonly Uint8Array[]) {
  const plain = openHpke(seed, headCtx("notes-key", head), box);
  const [key, signature] = [plain.subarray(0, 32), plain.subarray(32)];
  return { key, isSigned: by.some((one) => isSigned(one, headCtx("notes-key-sig", head, key), signature)) };
}

export type MemberStatement = {
  accountId: string;
  userId: string;
  kemPublicKey: Uint8Array;
  sigPublicKey: Uint8Array;
  joinedAt: number;
  signature: Uint8Array;
  invite: { publicKey: Uint8Array; permits: string; notAfter: number; certificate: Uint8Array } | null;
};

/** Whether the account's key vouches for a member, itself or by an invitation. */
export function isMember(account: Uint8Array, m: MemberStatement): boolean {
  const text = ctx("member", id(m.accountId), id(m.userId), sha256(m.kemPublicKey), m.sigPublicKey, m.joinedAt);
  if (!m.invite) return isSigned(account, text, m.signature);
  const { publicKey, permits, notAfter, certificate } = m.invite;
  const invite = ctx("invite", id(m.accountId), id(m.userId), publicKey, permits, notAfter);
  return m.joinedAt <= notAfter && isSigned(account, invite, certificate) && isSigned(publicKey, text, m.signature);
}

export type DepartmentStatement = {
  accountId: string;
  departmentId: string;
  epoch: number;
  publicKey: Uint8Array;
  notAfter: number;
  purpose: { name: string; standsInFor: readonly string[]; signedAt: number } | null;
};

/** Whether the account's key signed a department's key and what it is for. */
export function isDepartment(account: Uint8Array, { purpose, ...s }: DepartmentStatement, signature: Uint8Array): boolean {
  const fields = [id(s.accountId), id(s.departmentId), s.epoch, sha256(s.publicKey), s.notAfter];
  const text = purpose
    ? ctx("department-purpose", ...fields, purpose.signedAt, purpose.name, ...purpose.standsInFor.toSorted().map(id))
    : ctx("department-key", ...fields);
  return isSigned(account, text, signature);
}

export type Succession = { accountId: string; former: Uint8Array; next: Uint8Array; signedAt: number };

/** Whether a former account key named the next one. */
export const isSuccession = (s: Succession, signature: Uint8Array): boolean =>
  !Buffer.from(s.former).equals(s.next) &&
  isSigned(s.former, ctx("account-succession", id(s.accountId), s.former, s.next, s.signedAt), signature);
