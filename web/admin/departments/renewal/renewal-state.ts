import { type Department, KEY_NOTICE_DAYS, nextReaders } from "@hz/contract/people/departments";

/** What the signed-in person has to renew keys with. */
export type Means = {
  userId: string;
  mayManage: boolean;
  mayHandle: boolean;
  /** Whether they hold the account's seed. */
  signs: boolean;
  holds: (departmentId: string, epochs: readonly number[]) => boolean;
};

/**
 * What is to be done next: a new key, because somebody who knew it has left or its time ends; or reports that wait for
 * the newest key. `can` is whether this person can do it, `who` are those who can, `mustCompare` whether each of them has to compare the account's key first.
 * Where nobody could be given the new key, `former` are those who hold an earlier one and have to be released first.
 */
export type Renewal =
  | { step: "none" }
  | ({ step: "key"; why: "lost" | "left" | "ends" | "ended"; needsReader: boolean; former: string[] } & Able)
  | ({ step: "reseal"; waiting: number } & Able);
type Able = { can: boolean } & Signers;
type Signers = { who: string[]; mustCompare: boolean };

/** What is to be done for a department's key, and whether this person's means are enough. */
export function renewalOf(department: Department, means: Means, nowMs: number): Renewal {
  const why = whyNewKey(department, nowMs);
  if (why) {
    // A new key that nobody could be given would be nobody's.
    const needsReader = nextReaders(readersOf(department)).length === 0;
    const former = needsReader ? department.members.filter(({ isReader, hasKeys }) => isReader && hasKeys).map(({ userId }) => userId) : [];
    return { step: "key", why, needsReader, former, can: means.mayManage && means.signs && !needsReader, ...signersOf(department) };
  }
  const waiting = waitingOf(department);
  if (waiting === 0) return { step: "none" };
  const who = department.members.filter(({ isReader, missing }) => isReader && missing.length === 0).map(({ userId }) => userId);
  return { step: "reseal", waiting, can: canReseal(department, means), who, mustCompare: false };
}

/** Who signs for a department with the account's key: whoever can at once, else who could after comparing it. */
export function signersOf({ renewers, uncompared }: Pick<Department, "renewers" | "uncompared">): Signers {
  const atOnce = renewers.filter((id) => !uncompared.includes(id));
  return atOnce.length > 0 ? { who: atOnce, mustCompare: false } : { who: renewers, mustCompare: renewers.length > 0 };
}

/** Why a department needs a new key, or null. */
export function whyNewKey({ isLost, renewalDue, notAfter, renewBy }: Department, nowMs: number): "lost" | "left" | "ends" | "ended" | null {
  const daysTo = (seconds: number) => (seconds * 1000 - nowMs) / 86_400_000;
  if (isLost) return "lost";
  // Nobody whose sign-in renews it has signed in for long: a new key is vouched for anew as well.
  if (daysTo(notAfter) < 0) return "ended";
  if (renewalDue) return "left";
  return daysTo(renewBy) <= KEY_NOTICE_DAYS ? "ends" : null;
}

/** How many open reports wait for the newest key. */
export const waitingOf = ({ older }: Department): number => older.reduce((sum, { waiting }) => sum + waiting, 0);

/** Whether this person belongs to the department: nobody else knows whether it has reports. */
export const isMember = ({ members }: Pick<Department, "members">, { userId }: Pick<Means, "userId">): boolean =>
  members.some((member) => member.userId === userId);

/**
 * What follows once the key is new, or still the one of `formerEpoch`: nothing, sealing what waits, or "others" do that, which
 * is also all that can be said to somebody who may not know whether anything waits.
 */
export function afterKey(department: Department, formerEpoch: number, means: Means): "nothing" | "seal" | "others" {
  if (department.epoch === formerEpoch && waitingOf(department) === 0) return "nothing";
  if (!isMember(department, means)) return "others";
  return waitingOf(department) === 0 || canReseal(department, means) ? "seal" : "others";
}

/** Whether this person can seal the waiting reports anew. */
export function canReseal({ id, epoch, older, members }: Department, { userId, mayHandle, holds }: Means): boolean {
  const isReader = members.some((member) => member.userId === userId && member.isReader);
  const needed = older.filter(({ waiting }) => waiting > 0).map((row) => row.epoch);
  return mayHandle && isReader && holds(id, [...needed, epoch]);
}

/** Its members, with whether each holds the present key: of a lost one nobody misses anything, and nobody has it. */
const readersOf = ({ epoch, isLost, members }: Pick<Department, "epoch" | "isLost" | "members">) =>
  members.map((member) => ({ ...member, holdsNewest: !isLost && !member.missing.includes(epoch) }));

/** Who gets a department's next key: its readers, and the emergency key. */
export function receiversOf(department: Pick<Department, "epoch" | "isLost" | "members" | "emergencyKey">): string[] {
  const { emergencyKey } = department;
  return [...nextReaders(readersOf(department)), ...(emergencyKey ? [emergencyKey] : [])].map(({ userId }) => userId);
}
