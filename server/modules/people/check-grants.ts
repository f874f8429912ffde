import type { Grant } from "@hz/contract/sign-in/auth";
import { needsAccountKey, type Permission, readsReports } from "@hz/contract/permissions";
import { isGrantBox } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import { Failure } from "../../http/failures.ts";
import type { AccessIndex } from "./missing.ts";

/** Somebody who is handed keys: their permissions and departments, and whether the account's public key is for them too. */
export type Receiver = {
  permissions: readonly Permission[];
  departmentIds: readonly string[];
  trust: boolean;
  cases?: readonly CaseRight[];
};
/** A report whose guest the receiver is, and whether its notes are theirs to read. */
export type CaseRight = { reportId: string; readsNotes: boolean };

/** Whether a receiver may have this: the account's key by their permissions, a department's in use as its member. */
export function isAllowed({ what }: Grant, { permissions, departmentIds, trust, cases = [] }: Receiver, book: AccessIndex): boolean {
  if (what.kind === "report" || what.kind === "notes")
    return cases.some(({ reportId, readsNotes }) => reportId === what.reportId && (what.kind === "report" || readsNotes));
  // Nobody's word but one's own, and given where the present key is accepted.
  if (what.kind === "former") return false;
  if (what.kind !== "department") return what.kind === "trust" ? trust : needsAccountKey(permissions);
  const epochs = book.departments.find(({ id }) => id === what.departmentId)?.epochs ?? [];
  return readsReports(permissions) && departmentIds.includes(what.departmentId) && epochs.includes(what.epoch);
}

/** Throws BOX_REFUSED unless all of these are boxes and the word of this giver. */
export function checkBoxes(grants: readonly Grant[], giverId: string): void {
  if (!grants.every(({ byUserId, box }) => byUserId === giverId && isGrantBox(bytes(box)))) throw new Failure("BOX_REFUSED");
}

/** Throws BOX_REFUSED for grants that are no boxes, come from another giver, or are more than the receiver may have. */
export function checkGrants(grants: readonly Grant[], giverId: string, receiver: Receiver, book: AccessIndex): void {
  checkBoxes(grants, giverId);
  if (!grants.every((grant) => isAllowed(grant, receiver, book))) throw new Failure("BOX_REFUSED");
}
