import { type Bytes, utf8 } from "../primitives/bytes.ts";
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
