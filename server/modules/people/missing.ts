import type * as z from "zod";
import type { Grant } from "@hz/contract/sign-in/auth";
import { needsAccountKey, needsVouching, readsReports } from "@hz/contract/permissions";
import type { Missing, WaitingSince } from "@hz/contract/people/people";
import type { Tx } from "../../db/database.ts";
import { epochsInUse } from "../departments/index.ts";
import { emergencyKeyOf, openedByEmergency } from "../emergency/index.ts";
import { comparedBy, peopleOf, type Person, type UserRow, vouchersOf, wasVouchedFor } from "../users/index.ts";
import { departmentNames, grantMarks, memberships } from "./store.ts";

export const NOTHING: Missing = { account: false, vouch: false, departments: [] };

/** Whether anything is missing. */
export const isMissing = ({ account, vouch, departments }: Missing) => account || vouch || departments.length > 0;

export type AccessIndex = {
  departments: { id: string; name: string; epochs: number[] }[];
  /** Departments of a person, in the account's order. */
  departmentsOf(userId: string): { id: string; name: string }[];
  /** What a person's permissions and departments promise and nobody has granted yet. */
  missingFor(user: Person): Missing;
  /** Who can vouch for keys and hand the account's key on. */
  vouchers: ReadonlySet<string>;
  /** Whether this person or invitation was granted it; of the account's key the present one. */
  holds(userId: string, what: Grant["what"]): boolean;
};

const nameOf = (kind: string, of: string | null = null, epoch: number | null = null) => `${kind} ${of} ${epoch}`;

const nameOfWhat = (what: Grant["what"]) =>
  what.kind === "department"
    ? nameOf(what.kind, what.departmentId, what.epoch)
    : nameOf(what.kind, "reportId" in what ? what.reportId : null);

/** Reads who belongs where and holds what; with `userId` for this person only, with `readerId` as far as the reader may know. */
export async function accessIndex(tx: Tx, accountId: string, userId?: string, readerId?: string): Promise<AccessIndex> {
  const epochs = await epochsInUse(tx, accountId, readerId);
  const departments = (await departmentNames(tx, accountId)).map(({ id, name }) => ({
    id,
    name,
    epochs: epochs.flatMap(({ departmentId, epoch }) => (departmentId === id ? [epoch] : [])),
  }));
  const members = new Map<string, Set<string>>();
  for (const { user_id: id, department_id: departmentId } of await memberships(tx, accountId, userId))
    members.set(id, (members.get(id) ?? new Set()).add(departmentId));
  const granted = new Map<string, Set<string>>();
  for (const mark of await grantMarks(tx, accountId, userId))
    granted.set(
      mark.to_user_id,
      (granted.get(mark.to_user_id) ?? new Set()).add(nameOf(mark.kind, mark.department_id ?? mark.report_id, mark.epoch)),
    );

  const vouchers = new Set(await vouchersOf(tx, accountId));
  const has = (id: string, name: string) => granted.get(id)?.has(name) ?? false;
  return {
    departments,
    vouchers,
    departmentsOf: (id) => departments.flatMap((one) => (members.get(id)?.has(one.id) ? [{ id: one.id, name: one.name }] : [])),
    holds: (id, what) => has(id, nameOfWhat(what)),
    missingFor(user) {
      const permissions = user.permissions;
      if (!user.is_active || user.deleted_at || !needsVouching(permissions)) return NOTHING;
      const wanted = readsReports(permissions) ? departments.filter(({ id }) => members.get(user.id)?.has(id)) : [];
      return {
        account: needsAccountKey(permissions) && !has(user.id, nameOf("account")),
        vouch: !user.is_vouched,
        departments: wanted.flatMap(({ id, name, epochs: all }) => {
          const open = all.filter((epoch) => !has(user.id, nameOf("department", id, epoch)));
          return open.length > 0 ? [{ departmentId: id, name, epochs: open }] : [];
        }),
      };
    },
  };
}

/**
 * What of what somebody misses a colleague may hand on. The one rule for who is named, mailed, offered a button and let
 * through: vouching, and the account's key, by who can vouch; a department's key by whoever holds it. A department's key for
 * one of its own readers is no new authority, so that it needs no permission beyond holding it.
 */
export function givable(book: AccessIndex, giver: Person, missing: Missing): Missing {
  if (!giver.is_active || giver.deleted_at) return NOTHING;
  // A grant is opened by who vouches for its giver: from somebody who waits themselves it would open to nobody, and count as given.
  if (!giver.is_vouched) return NOTHING;
  const vouches = book.vouchers.has(giver.id);
  // Who is not vouched for gets nothing from those who cannot vouch.
  if (missing.vouch && !vouches) return NOTHING;
  const departments = missing.departments.flatMap((one) => {
    const epochs = one.epochs.filter((epoch) => book.holds(giver.id, { kind: "department", departmentId: one.departmentId, epoch }));
    return epochs.length > 0 ? [{ ...one, epochs }] : [];
  });
  return { vouch: missing.vouch, account: missing.account && vouches, departments };
}

/** Departments of whose keys that a person misses nobody else has one who is active, waiting or not. */
export function unheldOf(book: AccessIndex, people: readonly Person[], user: Person): string[] {
  const others = people.filter((one) => one.id !== user.id && one.is_active && !one.deleted_at);
  const isHeld = (departmentId: string, epoch: number) =>
    others.some(({ id }) => book.holds(id, { kind: "department", departmentId, epoch }));
  const unheld = book.missingFor(user).departments.filter(({ departmentId, epochs }) => !epochs.some((one) => isHeld(departmentId, one)));
  return unheld.map(({ departmentId }) => departmentId);
}

/** Colleagues who hold some of what a person waits for, and can hand it on once somebody has released them. */
export async function holdersWhoWait(tx: Tx, accountId: string, user: Person): Promise<Person[]> {
  const book = await accessIndex(tx, accountId);
  const places = book.missingFor(user).departments.flatMap(({ departmentId, epochs }) => epochs.map((epoch) => ({ departmentId, epoch })));
  return (await peopleOf(tx, accountId)).filter(
    (one) =>
      one.id !== user.id &&
      one.is_active &&
      !one.deleted_at &&
      !one.is_vouched &&
      places.some((place) => book.holds(one.id, { kind: "department", ...place })),
  );
}

/** Since when somebody waits who waits; keys that the account's former key vouched for are the present ones still. */
export async function waitingSince(tx: Tx, user: UserRow): Promise<z.infer<typeof WaitingSince>> {
  if (user.is_vouched) return "taken";
  if (await wasVouchedFor(tx, user)) return "account-key";
  return user.keys_changed_at ? "reset" : "joined";
}

/**
 * Whom to ask first among colleagues who can hand on something of what is missing: who hands on all of it, or else a department's
 * key; where nobody does, everybody.
 */
function askedFirst(book: AccessIndex, colleagues: readonly Person[], missing: Missing): readonly Person[] {
  const epochsOf = ({ departments }: Missing) => departments.flatMap(({ epochs }) => epochs).length;
  const all = colleagues.filter((one) => {
    const given = givable(book, one, missing);
    return given.account === missing.account && epochsOf(given) === epochsOf(missing);
  });
  const some = colleagues.filter((one) => epochsOf(givable(book, one, missing)) > 0);
  return [all, some].find(({ length }) => length > 0) ?? colleagues;
}

/**
 * Colleagues who can hand on something of what a person waits for, at once or once they have compared the account's key
 * themselves; `first` are those of the former to ask first, `givesReports` tells whether a department's key is among what is
 * handed on first, `isUnheld` whether nobody who can sign in has one that is missing, `inSafe` whether the emergency key opens
 * some of it for them.
 */
export async function grantersFor(
  tx: Tx,
  accountId: string,
  user: Person,
): Promise<{ now: Person[]; first: readonly Person[]; uncompared: Person[]; givesReports: boolean; isUnheld: boolean; inSafe: boolean }> {
  const book = await accessIndex(tx, accountId);
  const missing = book.missingFor(user);
  if (!isMissing(missing)) return { now: [], first: [], uncompared: [], givesReports: false, isUnheld: false, inSafe: false };
  const people = await peopleOf(tx, accountId);
  const all = people.filter((one) => one.id !== user.id && isMissing(givable(book, one, missing)));
  const compared = await comparedBy(tx, accountId);
  const emergency = await emergencyKeyOf(tx, accountId);
  const opened = emergency ? await openedByEmergency(tx, accountId, user, emergency.id) : [];
  const inSafe = new Set(opened.map(({ what }) => nameOfWhat(what)));
  const [now, uncompared] = [all.filter(({ id }) => compared.has(id)), all.filter(({ id }) => !compared.has(id))];
  return {
    now,
    first: askedFirst(book, now, missing),
    uncompared,
    givesReports: (now.length > 0 ? now : uncompared).some((one) => givable(book, one, missing).departments.length > 0),
    isUnheld: missing.departments.length > 0 && unheldOf(book, people, user).length === missing.departments.length,
    inSafe: missing.departments.some(({ departmentId, epochs }) =>
      epochs.some((epoch) => inSafe.has(nameOf("department", departmentId, epoch))),
    ),
  };
}
