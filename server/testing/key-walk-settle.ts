import { authRoutes } from "@hz/contract/sign-in/auth";
import { channelRoutes } from "@hz/contract/channels/channels";
import { type Department, departmentRoutes } from "@hz/contract/people/departments";
import { type Missing, peopleRoutes } from "@hz/contract/people/people";
import { type ReportPage, reportRoutes } from "@hz/contract/reports/reports";
import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { toBase64Url } from "@hz/crypto";
import { openingSeeds } from "../../web/vault/keys/held-keys.ts";
import { aReport } from "./builders.ts";
import { aResetToken } from "./builders-reset.ts";
import { call, send } from "./call.ts";
import type { KeyWalk, Walker } from "./key-walk.ts";
import { comeBack } from "./key-walk-events.ts";
import { acceptOne } from "./key-walk-invitations.ts";
import { checkLinks } from "./key-walk-links.ts";
import { checkNames } from "./key-walk-names.ts";
import { checkNotes } from "./key-walk-notes.ts";

const isNothing = ({ account, vouch, departments }: Missing) => !account && !vouch && departments.length === 0;

const access = async (walk: KeyWalk, who: Walker) => call(walk.test.app, peopleRoutes.access, { as: await walk.signIn(who) });

/** Everybody does what their pages ask of them, until no page asks for anything any more. */
async function doWhatIsOffered(walk: KeyWalk): Promise<void> {
  // Whoever came first acts first in half of the walks, last in the others.
  const inTurn = () => (walk.told.length % 2 === 0 ? walk.active : walk.active.toReversed());
  for (let round = 0; round < 12; round++) {
    let changed = false;
    for (const who of inTurn()) {
      for (const person of await walk.offered(who, await walk.compare(who))) {
        await walk.release(who, person);
        changed = true;
      }
    }
    if (!changed) return;
  }
  throw new Error("releasing comes to no end");
}

/** Whether the reset page would offer this person a new account key. */
async function mayFound({ test, accountId }: KeyWalk, { id: userId }: Walker): Promise<boolean> {
  const token = await aResetToken(test, { accountId, userId });
  return (await call(test.app, resetRoutes.validate, { query: { token } })).founding !== null;
}

/** What only those offer who are out of other means: to activate somebody, the emergency key, a new account key. */
async function lastMeans(walk: KeyWalk): Promise<boolean> {
  const waiting: { who: Walker; missing: Missing }[] = [];
  for (const who of walk.active) {
    const { missing } = await access(walk, who);
    if (!isNothing(missing)) waiting.push({ who, missing });
  }
  if (waiting.length === 0) return false;
  if (await acceptOne(walk)) return true;
  if (await comeBack(walk, 1)) return true;
  // Whoever is vouched for, and misses what nobody else holds, is sent to the safe as well.
  for (const { who } of waiting) {
    const { inSafe, granters } = await access(walk, who);
    if (!inSafe || granters.length > 0 || !walk.emergencyCode) continue;
    walk.happened.add("the safe alone opened reports");
    await walk.reset(who, ["emergency"]);
    return true;
  }
  const unvouched = waiting.filter(({ missing }) => missing.vouch);
  for (const { who } of unvouched) {
    const before = who.userKey;
    if (walk.emergencyCode) await walk.reset(who, ["emergency"]);
    else if (await mayFound(walk, who)) await walk.reset(who, ["none"]);
    if (who.userKey !== before) return true;
  }
  return false;
}

/** A department whose newest key nobody holds any more asks whoever may for a new one: until then nobody reads what comes in. */
async function renewLost(walk: KeyWalk): Promise<void> {
  for (const who of walk.active) {
    const reply = await send(walk.test.app, departmentRoutes.list, { as: await walk.signIn(who) });
    if (reply.statusCode === 200 && reply.json<Department[]>().some(({ isLost }) => isLost)) await walk.renew(who);
  }
}

/** Every seed that anybody of the office can still open, by its name: of the account's present key, and of departments. */
async function everythingHeld(walk: KeyWalk): Promise<Set<string>> {
  const held = new Set<string>();
  for (const who of walk.active) {
    const open = await walk.open(who);
    if (open.accountSeed) held.add("account");
    for (const name of openingSeeds(open).keys()) held.add(name);
  }
  return held;
}

/**
 * Lets everybody do what is offered, and then holds the office against the promise: whoever still misses something misses what
 * nobody holds, and the server names nobody; whoever misses nothing has what their permissions promise.
 */
export async function settle(walk: KeyWalk): Promise<void> {
  await takesWhatCanBeRead(walk);
  await checkNames(walk);
  await doWhatIsOffered(walk);
  for (let round = 0; round < 8 && (await lastMeans(walk)); round++) await doWhatIsOffered(walk);
  await renewLost(walk);
  const held = await everythingHeld(walk);
  const isWhole = walk.invitations.length === 0 && !walk.emergencyCode && walk.people.every(({ state }) => state !== "deactivated");
  for (const who of walk.active) {
    const { missing, granters } = await access(walk, who);
    const name = walk.nameOf(who);
    if (missing.vouch) throw new Error(`${name} waits to be vouched for, and nobody is offered to`);
    if (missing.account) throw new Error(`${name} misses the account's key`);
    if (granters.length > 0) throw new Error(`${name} is told that ${granters.join()} can grant, and they cannot`);
    for (const { departmentId, epochs } of missing.departments)
      for (const epoch of epochs) {
        if (held.has(`${departmentId}/${epoch}`)) throw new Error(`${name} misses epoch ${epoch}, which somebody holds`);
        if (isWhole) throw new Error(`${name} waits for epoch ${epoch}, which nobody can bring back`);
      }
    await holdsWhatIsPromised(walk, who, missing);
    await lostIsHeldByNobody(walk, who, held);
  }
  await checkNotes(walk);
  await checkLinks(walk);
}

/** The portal says that it is closed just where a form that does not know it yet would be refused. */
async function takesWhatCanBeRead(walk: KeyWalk): Promise<void> {
  const { channel: found, ...office } = walk.office;
  const channel = await call(walk.test.app, channelRoutes.portal, { params: { linkSuffix: found.linkSuffix } });
  const { body } = await aReport({ ...office, channel });
  const reply = await send(walk.test.app, reportRoutes.submit, { body });
  const isTaken = reply.statusCode === 200;
  if (!isTaken && reply.json<{ code: string }>().code !== "DEPARTMENT_KEY_LOST") throw new Error(`a report is refused: ${reply.body}`);
  if (isTaken === channel.lost.includes(channel.department.departmentId))
    throw new Error(`a portal that says it is ${isTaken ? "closed takes" : "open refuses"} a report`);
}

async function lostIsHeldByNobody(walk: KeyWalk, who: Walker, held: Set<string>): Promise<void> {
  const reply = await send(walk.test.app, reportRoutes.list, { as: await walk.signIn(who) });
  if (reply.statusCode !== 200) return;
  for (const { sealedTo } of reply.json<ReportPage>().rows.filter((one) => one.isLost)) {
    walk.happened.add("something is lost for good");
    if (held.has(`${sealedTo.departmentId}/${sealedTo.epoch}`))
      throw new Error("a report is called closed for good, and somebody opens it");
  }
}

async function holdsWhatIsPromised(walk: KeyWalk, who: Walker, missing: Missing): Promise<void> {
  const open = await walk.hold(who);
  const name = walk.nameOf(who);
  if (!open) throw new Error(`${name} stands before another account key`);
  const ring = await call(walk.test.app, authRoutes.keys, { as: who.as! });
  const seeds = openingSeeds(open);
  for (const { what } of ring.grants) {
    if (what.kind !== "department" || seeds.has(`${what.departmentId}/${what.epoch}`)) continue;
    const isMissing = missing.departments.some((one) => one.departmentId === what.departmentId && one.epochs.includes(what.epoch));
    if (!isMissing)
      throw new Error(`${name} was granted epoch ${what.epoch}, and it does not open (${toBase64Url(who.userKey).slice(0, 4)})`);
  }
  if (ring.grants.some(({ what }) => what.kind === "account") && !open.accountSeed)
    throw new Error(`${name} was granted the account's key, and it does not open`);
}
