import type { DepartmentKey } from "@hz/contract/channels/channels";
import { type NewGrant, nextReaders, VOUCHED_DAYS } from "@hz/contract/people/departments";
import { isGrantBox } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import { insertGrantOnce } from "../departments/index.ts";
import { memberRows, emergencyRow } from "./overview-store.ts";
import { receiversOf } from "./store.ts";

type Giving = { accountId: string; userId: string; departmentId: string; grants: readonly NewGrant[] };

/** Longer than any browser of ours vouches for a key, whatever its clock says: nobody should trust one for ever. */
const MAX_KEY_DAYS = VOUCHED_DAYS + 30;
/** Shorter than any does: a key that ends tomorrow closes the form to everybody the day after. */
const MIN_KEY_DAYS = VOUCHED_DAYS - 30;

/** Throws BOX_REFUSED unless each is a grant of this department's seed, by the caller, in the form of one, and no two are the same. */
export function refuseBadGrants({ userId, departmentId, grants }: Giving, epochs: readonly number[]): void {
  const fits = grants.every(
    ({ grant: { what, byUserId, box } }) =>
      what.kind === "department" &&
      what.departmentId === departmentId &&
      epochs.includes(what.epoch) &&
      byUserId === userId &&
      isGrantBox(bytes(box)),
  );
  const places = new Set(grants.map(({ toUserId, grant: { what } }) => `${toUserId} ${what.kind === "department" ? what.epoch : 0}`));
  if (!fits || places.size < grants.length) throw new Failure("BOX_REFUSED");
}

/** Throws INVALID_INPUT for a key that nobody could seal to before long, or that would hold for ever. */
export function refuseBadTime({ notAfter }: Pick<DepartmentKey, "notAfter">, now: Date, field = "key.notAfter"): void {
  const days = (notAfter - now.getTime() / 1000) / 86_400;
  if (days < MIN_KEY_DAYS || days > MAX_KEY_DAYS) throw new Failure("INVALID_INPUT", [field]);
}

/** Holds the keys of everybody who is granted something as they are; throws KEYS_CHANGED where they are others, or the person may hold none. */
export async function holdReceivers(tx: Tx, { accountId, grants }: Giving): Promise<void> {
  const receivers = await receiversOf(tx, accountId, [...new Set(grants.map(({ toUserId }) => toUserId))]);
  if (grants.some(({ toUserId, sigPublicKey }) => receivers.get(toUserId) !== sigPublicKey)) throw new Failure("KEYS_CHANGED");
}

/**
 * Throws KEYS_CHANGED unless exactly those get the new key whom it goes to by `nextReaders`, and the emergency key; LAST_MEMBER
 * where nobody could read. `newest` is the present epoch; a department that begins has none.
 */
export async function demandReaders(tx: Tx, { accountId, departmentId, grants }: Giving, newest = 0): Promise<void> {
  const members = (await memberRows(tx, accountId))
    .filter((row) => row.department_id === departmentId)
    .map((row) => ({
      id: row.user_id,
      isReader: row.is_reader,
      isVouched: row.is_vouched,
      holdsNewest: row.epochs.includes(newest),
      hasKeys: row.epochs.length > 0,
    }));
  const readers = nextReaders(members).map(({ id }) => id);
  if (readers.length === 0) throw new Failure("LAST_MEMBER");
  const emergency = (await emergencyRow(tx, accountId)).map((row) => row.id);
  const expected = new Set([...readers, ...emergency]);
  const given = new Set(grants.map(({ toUserId }) => toUserId));
  if (expected.size !== given.size || [...expected].some((id) => !given.has(id))) throw new Failure("KEYS_CHANGED");
}

/** Stores grants that were checked; what others hold already stays as it is. */
export async function storeGrants(tx: Tx, { accountId, grants }: Giving): Promise<void> {
  for (const { toUserId, grant } of grants) await insertGrantOnce(tx, accountId, toUserId, grant);
}
