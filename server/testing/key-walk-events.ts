import { peopleRoutes } from "@hz/contract/people";
import type { Permission } from "@hz/contract/permissions";
import { ROLES } from "@hz/contract/permissions";
import { releaseTo } from "../../web/vault/release.ts";
import type { KeyWalk, Walker } from "./key-walk.ts";

/** One step of a walk: what happens, and numbers by which it chooses among whoever is there. */
export type Step = { event: (typeof EVENTS)[number]; a: number; b: number };

export const EVENTS = [
  "invite-with-code",
  "invite-without-code",
  "reset-without-code",
  "reset-with-recovery",
  "reset-with-emergency",
  "recovery-code",
  "emergency-key",
  "compare",
  "release",
  "prepare-release",
  "send-prepared",
  "deactivate",
  "activate",
  "remove",
  "permissions",
  "renew",
  "report",
] as const;

/** Owner and founder aside: an administrator, who reads, who reads and manages channels, who only sets, who manages people. */
const KINDS: readonly (readonly Permission[])[] = [
  ROLES.Admin,
  ["Meldungen"],
  ["Meldungen", "Einstellungen"],
  ["Einstellungen"],
  ROLES.Verwaltung,
];

const pick = <T>(all: readonly T[], number: number): T | undefined => all[number % Math.max(1, all.length)];

/** Does one step; where nobody is there who could, nothing happens. */
export async function take(walk: KeyWalk, { event, a, b }: Step): Promise<void> {
  const by = pick(walk.active, a);
  if (!by) return;
  const other = pick(
    walk.people.filter((one) => one !== by && one.state !== "removed"),
    b,
  );
  walk.told.push(`${event} ${walk.nameOf(by)} ${other ? walk.nameOf(other) : "-"}`);
  await happen(walk, { event, a, b }, by, other);
}

async function happen(walk: KeyWalk, { event, b }: Step, by: Walker, other: Walker | undefined): Promise<void> {
  const kind = [...pick(KINDS, b)!];
  switch (event) {
    case "invite-with-code":
      return walk.people.length < 5 ? walk.invite(by, kind, true) : undefined;
    case "invite-without-code":
      return walk.people.length < 5 ? walk.invite(by, kind, false) : undefined;
    case "reset-without-code":
      return walk.reset(by, ["none"]);
    case "reset-with-recovery":
      return walk.reset(by, ["recovery"]);
    case "reset-with-emergency":
      return walk.reset(by, ["emergency"]);
    case "recovery-code":
      return walk.makeRecoveryCode(by);
    case "emergency-key":
      return walk.makeEmergencyKey(by);
    case "compare":
      return void (await walk.compare(by));
    case "renew":
      return walk.renew(by);
    case "report":
      return walk.report();
    case "release":
      return releaseOne(walk, by, b);
    case "prepare-release":
      return prepare(walk, by, b);
    case "send-prepared":
      return sendPrepared(walk);
    default:
      return other ? change(walk, event, by, other, kind) : undefined;
  }
}

async function releaseOne(walk: KeyWalk, by: Walker, b: number): Promise<void> {
  const person = pick(await walk.offered(by), b);
  if (person) await walk.release(by, person);
}

async function prepare(walk: KeyWalk, by: Walker, b: number): Promise<void> {
  const person = pick(await walk.offered(by), b);
  if (person) walk.prepared.push({ by, id: person.id, body: await releaseTo(person, person.member === null) });
}

/** What a tab had made before the others acted; it is taken as it is, or refused in words. */
async function sendPrepared(walk: KeyWalk): Promise<void> {
  const one = walk.prepared.shift();
  if (!one || one.by.state !== "active") return;
  await walk.signIn(one.by);
  await walk.try(peopleRoutes.grant, { params: { id: one.id }, as: one.by.as!, body: one.body });
}

async function change(walk: KeyWalk, event: Step["event"], by: Walker, other: Walker, permissions: Permission[]): Promise<void> {
  const as = await walk.signIn(by);
  const to = { params: { id: other.id }, as };
  if (event === "remove") {
    if (await walk.try(peopleRoutes.remove, to)) other.state = "removed";
  } else if (event === "permissions") await walk.try(peopleRoutes.update, { ...to, body: { permissions } });
  else {
    const isActive = event === "activate";
    // Deactivating ends their session.
    if (await walk.try(peopleRoutes.update, { ...to, body: { isActive } }))
      Object.assign(other, { as: null, state: isActive ? "active" : "deactivated" });
  }
}
