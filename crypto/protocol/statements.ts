import { type Bytes, ofLength, utf8 } from "../primitives/bytes.ts";
import { ctx, idBytes } from "./encode.ts";

/** Where a report goes: a department's public key (1216 bytes), and whose and which it is. */
export type ReportTarget = {
  accountId: string;
  departmentId: string;
  epoch: number;
  publicKey: Bytes;
};
/**
 * What a department is for, as the account's key signs it: its name, the departments that it stands in for where a report
 * concerns them (none for an ordinary office), and when whoever signed found no member of it in any of these (Unix seconds).
 */
export type DepartmentPurpose = { name: string; standsInFor: readonly string[]; signedAt: number };
/** What the account says about a department's key; `notAfter` in Unix seconds. Statements from before purposes have none. */
export type DepartmentStatement = ReportTarget & { notAfter: number; purpose: DepartmentPurpose | null };

/** The bytes of a statement that are signed; `keyHash` is the SHA-256 of its key. */
export function departmentText({ purpose, ...s }: Omit<DepartmentStatement, "publicKey">, keyHash: Bytes): Bytes {
  const ids = [idBytes(s.accountId), idBytes(s.departmentId)];
  if (!purpose) return ctx("department-key", ...ids, s.epoch, keyHash, s.notAfter);
  const offices = purpose.standsInFor.toSorted().map(idBytes);
  return ctx("department-purpose", ...ids, s.epoch, keyHash, s.notAfter, purpose.signedAt, utf8(purpose.name), ...offices);
}

/** What the account, or an invitation it certified, says about a member's keys; `joinedAt` in Unix seconds. */
export type MemberStatement = {
  accountId: string;
  userId: string;
  kemPublicKey: Bytes;
  sigPublicKey: Bytes;
  joinedAt: number;
};

/** The bytes of a statement that are signed; `kemHash` is the SHA-256 of its KEM key. */
export const memberText = (s: Omit<MemberStatement, "kemPublicKey">, kemHash: Bytes) =>
  ctx("member", idBytes(s.accountId), idBytes(s.userId), ofLength(kemHash, 32), ofLength(s.sigPublicKey, 32), s.joinedAt);

/** What a former key of the account says: which one follows it; `signedAt` in Unix seconds. */
export type SuccessionStatement = { accountId: string; formerPublicKey: Bytes; publicKey: Bytes; signedAt: number };

/** The bytes of a statement that are signed. */
export const successionText = (s: SuccessionStatement) =>
  ctx("account-succession", idBytes(s.accountId), ofLength(s.formerPublicKey, 32), ofLength(s.publicKey, 32), s.signedAt);
