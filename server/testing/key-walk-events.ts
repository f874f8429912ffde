import { type Channel, channelRoutes } from "@hz/contract/channels/channels";
import { peopleRoutes } from "@hz/contract/people/people";
import { needsAccountKey, type Permission, ROLES } from "@hz/contract/permissions";
import { releaseTo } from "../../web/vault/people/release.ts";
import { aSubmitted } from "./builders.ts";
import { call, send } from "./call.ts";
import type { KeyWalk, Walker } from "./key-walk.ts";
import { losePrintout } from "./key-walk-printout.ts";
import { acceptOne, invite, join } from "./key-walk-invitations.ts";
import { note } from "./key-walk-notes.ts";

/** One step of a walk: what happens, and numbers by which it chooses among whoever is there. */
export type Step = { event: (typeof EVENTS)[number]; a: number; b: number };

export const EVENTS = [
  "invite-with-code",
  "invite-without-code",
  "invite",
  "accept",
  "reset-without-code",
  "reset-with-recovery",
  "reset-with-emergency",
  "recovery-code",
  "emergency-key",
  "lost-printout",
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
  "note",
  "found-anew",
  "come-back",
  "renew-links",
  "all-lost",
] as const;

/** By how much more often than others these are tried: each needs that another one came before. */
export const OFTEN: readonly Step["event"][] = [
  "recovery-code",
  "emergency-key",
  "lost-printout",
  ...Array.from({ length: 3 }, () => "reset-with-emergency" as const),
  "reset-with-recovery",
  "prepare-release",
  ...Array.from({ length: 3 }, () => "send-prepared" as const),
];

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
  const before = walk.changes;
  await happen(walk, { event, a, b }, by, other);
  if (walk.changes > before) walk.happened.add(event);
}

async function happen(walk: KeyWalk, { event, b }: Step, by: Walker, other: Walker | undefined): Promise<void> {
  const kind = [...pick(KINDS, b)!];
  switch (event) {
    case "invite-with-code":
      return join(walk, by, kind, true);
    case "invite-without-code":
      return join(walk, by, kind, false);
    case "invite":
      return invite(walk, by, kind, true);
    case "accept":
      return void (await acceptOne(walk));
    case "reset-without-code":
      return walk.reset(by, ["none"]);
    case "reset-with-recovery":
      return withCode(walk, b);
    case "reset-with-emergency":
      return walk.reset(by, ["emergency"]);
    case "recovery-code":
      return walk.makeRecoveryCode(by);
    case "emergency-key":
      return walk.makeEmergencyKey(by);
    case "lost-printout":
      return losePrintout(walk, by);
    case "compare":
      return void (await walk.compare(by));
    case "renew":
      return walk.renew(by);
    case "report":
      return report(walk);
    case "note":
      return note(walk, by);
    case "found-anew":
      return foundBeside(walk, by);
    case "come-back":
      return void (await comeBack(walk));
    case "all-lost":
      return b === 0 ? allLost(walk) : undefined;
    case "renew-links":
      return renewLinks(walk, by);
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

async function report({ test, office }: KeyWalk): Promise<void> {
  const channel = await call(test.app, channelRoutes.portal, { params: { linkSuffix: office.channel.linkSuffix } });
  if (!channel.lost.includes(office.departmentId)) await aSubmitted(test, { ...office, channel });
}

/** Somebody of those who have a recovery code. */
async function withCode(walk: KeyWalk, b: number): Promise<void> {
  const who = pick(
    walk.active.filter(({ recoveryCode }) => recoveryCode !== null),
    b,
  );
  if (who) await walk.reset(who, ["recovery"]);
}

/** Everybody loses their keys: what nobody holds any more is lost for good. */
async function allLost(walk: KeyWalk): Promise<void> {
  for (const who of walk.active) await walk.reset(who, ["none"]);
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
  } else if (event === "permissions") {
    // With the permissions that come with the account's key goes what they held of it.
    if ((await walk.try(peopleRoutes.update, { ...to, body: { permissions } })) && !needsAccountKey(permissions)) walk.links.lost(other);
  } else await setActive(walk, by, other, event === "activate");
}

async function setActive(walk: KeyWalk, by: Walker, other: Walker, isActive: boolean): Promise<boolean> {
  const done = await walk.try(peopleRoutes.update, { params: { id: other.id }, as: await walk.signIn(by), body: { isActive } });
  // Deactivating ends their session.
  if (done) Object.assign(other, { as: null, state: isActive ? "active" : "deactivated" });
  return done;
}

/** One after the other, whoever was deactivated is activated by somebody who may; tells whether anybody was. */
export async function comeBack(walk: KeyWalk, most = Infinity): Promise<boolean> {
  let back = 0;
  for (const other of walk.people.filter(({ state }) => state === "deactivated"))
    for (const by of walk.active) {
      if (back >= most || other.state === "active") break;
      if (await setActive(walk, by, other, true)) back++;
    }
  return back > 0;
}

/**
 * How a new account key comes while somebody still holds the former one: an administrator without that key, because nobody has
 * released them yet, deactivates all who could vouch, and whoever lost their key founds. Step by step it is next to never met by chance.
 */
async function foundBeside(walk: KeyWalk, by: Walker): Promise<void> {
  const held = await walk.hold(by);
  if (!held?.accountSeed || !held.isVouched || walk.people.length > 6) return;
  await join(walk, by, ["Meldungen"], true, 8);
  const helper = walk.people.at(-1)!;
  const promoted = { params: { id: helper.id }, as: by.as!, body: { permissions: [...ROLES.Admin] } };
  if (helper === by || !(await walk.try(peopleRoutes.update, promoted))) return;
  await walk.reset(by, ["none"]);
  for (const other of walk.active)
    if (other !== by && other !== helper && (await walk.hold(other))?.accountSeed) await setActive(walk, helper, other, false);
  await walk.reset(by, ["none"]);
}

async function renewLinks(walk: KeyWalk, by: Walker): Promise<void> {
  const reply = await send(walk.test.app, channelRoutes.list, { as: await walk.signIn(by) });
  const { id, linksEndedAt: endedAt } = reply.statusCode === 200 ? reply.json<Channel[]>()[0]! : { id: "", linksEndedAt: null };
  if (endedAt && (await walk.try(channelRoutes.confirmLinks, { params: { id }, as: by.as!, body: { endedAt } }))) walk.links.renewed();
}
