import { channelRoutes } from "@hz/contract/channels/channels";
import { type Department, departmentRoutes } from "@hz/contract/people/departments";
import { type Permission, ROLES } from "@hz/contract/permissions";
import { newId } from "@hz/crypto";
import { sql } from "kysely";
import { grantableEpochs, grantEpochs, makeDepartment, makeEpoch } from "../../web/vault/people/renewal.ts";
import { signPurpose } from "../../web/vault/people/purpose.ts";
import type { TestApplication } from "./application.ts";
import { aSubmittedTo } from "./builders-departments.ts";
import { call, send } from "./call.ts";
import { KeyWalk, type Walker } from "./key-walk.ts";
import { take as takeOfKeys } from "./key-walk-events.ts";
import { join } from "./key-walk-invitations.ts";

/** One step of a walk: what happens, and numbers by which it chooses among whoever is there. */
export type StandInStep = { event: (typeof STAND_IN_EVENTS)[number]; a: number; b: number };

/** What is done to the department that stands in, by whom it may concern and by others; the latter send what no page would. */
const HERE = ["about", "join", "leave", "leave-office", "let-in", "grant-safe", "sign", "forge-key", "forge-grant"] as const;
/** What happens to people and keys everywhere. */
const ELSEWHERE = [
  "reset-without-code",
  "reset-with-emergency",
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
  "found-anew",
] as const;
export const STAND_IN_EVENTS = [...HERE, ...ELSEWHERE] as const;

/** By how much more often than others these are tried: each needs that another one came before. */
export const STAND_IN_OFTEN: readonly StandInStep["event"][] = [
  ...Array.from({ length: 3 }, () => "join" as const),
  "leave-office",
  ...Array.from({ length: 2 }, () => "let-in" as const),
  "grant-safe",
  "emergency-key",
  ...Array.from({ length: 3 }, () => "reset-with-emergency" as const),
  "deactivate",
  "release",
];

/** Who holds which key of the department, and who belongs to it, at one moment. */
type Moment = { newest: number; held: Map<string, Set<number>>; members: Set<string>; readers: Set<string> };

/** Beside the owner, who belongs to the office: an administrator who belongs nowhere, and two who stand in and belong nowhere else. */
const PEOPLE: readonly (readonly Permission[])[] = [ROLES.Admin, ["Meldungen"], ["Meldungen", "Benutzer und Abteilungen"]];

/** An office with a department that stands in for it, whose keys others than its people would like to have. */
export class StandInWalk {
  readonly keys: KeyWalk;
  readonly departmentId: string;
  /** Who does the present step. */
  private acting: Walker | null = null;

  private constructor(keys: KeyWalk, departmentId: string) {
    this.keys = keys;
    this.departmentId = departmentId;
  }

  static async begin(test: TestApplication): Promise<StandInWalk> {
    const keys = await KeyWalk.begin(test);
    const owner = keys.people[0]!;
    for (const permissions of PEOPLE) await join(keys, owner, [...permissions], true);
    const outside = keys.people.slice(1).map(({ id }) => id);
    const board = outside.slice(1);
    await keys.hold(owner);
    const { key, grants } = await makeDepartment("Vorstand", board);
    const body = { name: "Vorstand", key, members: board, grants };
    await call(test.app, departmentRoutes.create, { body, as: owner.as! });
    await test.db.tenant(keys.accountId, async (tx) => {
      for (const table of ["department_members", "grants"] as const)
        await sql`delete from ${sql.table(table)} where account_id = ${keys.accountId} and department_id = ${keys.office.departmentId}
          and ${sql.ref(table === "grants" ? "to_user_id" : "user_id")} = any(${outside}::uuid[])`.execute(tx);
    });
    const walk = new StandInWalk(keys, key.departmentId);
    const [channel] = await call(test.app, channelRoutes.list, { as: owner.as! });
    const delivery = { departmentId: keys.office.departmentId, conflictDepartmentId: walk.departmentId };
    await call(test.app, channelRoutes.setDelivery, { params: { id: channel!.id }, body: delivery, as: owner.as! });
    await walk.sign(owner);
    return walk;
  }

  /** Does one step, and holds who has been given what against what may be given. */
  async take({ event, a, b }: StandInStep): Promise<void> {
    const { keys } = this;
    const by = keys.active[a % Math.max(1, keys.active.length)];
    const others = keys.people.filter((one) => one !== by && one.state !== "removed");
    const other = others[b % Math.max(1, others.length)];
    if (!by || !other) return;
    const before = await this.moment();
    // What was made ready is sent by whoever made it, what is released by whoever is asked for it.
    this.acting = event === "send-prepared" ? (keys.prepared[0]?.by ?? by) : by;
    const changes = keys.changes;
    if (isHere(event)) {
      keys.told.push(`${event} ${keys.nameOf(by)} ${keys.nameOf(other)}`);
      await this.happen(event, by, other, b);
      if (keys.changes > changes) keys.happened.add(event);
    } else await takeOfKeys(keys, { event, a, b });
    this.check(before, await this.moment(), this.acting);
  }

  private async happen(event: (typeof HERE)[number], by: Walker, other: Walker, b: number): Promise<unknown> {
    switch (event) {
      case "about":
        return this.report();
      case "join":
        return this.join(by, b % 2 === 0 ? by : other);
      case "leave":
        return this.keys.try(departmentRoutes.removeMember, { ...this.at(other), as: await this.keys.signIn(by) });
      case "leave-office":
        return this.keys.try(departmentRoutes.removeMember, {
          params: { id: this.keys.office.departmentId, userId: other.id },
          as: await this.keys.signIn(by),
        });
      case "let-in":
        return this.letIn();
      case "grant-safe":
        return this.grantSafe(by);
      case "sign":
        return this.sign(by);
      case "forge-key":
        return this.forgeKey(by);
      case "forge-grant":
        return this.forgeGrant(by, other);
    }
  }

  private readonly at = ({ id: userId }: Walker) => ({ params: { id: this.departmentId, userId } });

  private async served(by: Walker): Promise<Department | null> {
    const reply = await send(this.keys.test.app, departmentRoutes.list, { as: await this.keys.signIn(by) });
    return reply.statusCode === 200 ? (reply.json<Department[]>().find(({ id }) => id === this.departmentId) ?? null) : null;
  }

  /** A report about the office, where the form leads to who stands in. */
  private async report(): Promise<void> {
    const { test, office } = this.keys;
    const { conflict, lost } = await call(test.app, channelRoutes.portal, { params: { linkSuffix: office.channel.linkSuffix } });
    if (!conflict || lost.includes(this.departmentId)) return;
    await aSubmittedTo(test, office, conflict);
    this.keys.happened.add("a report lies with who stands in");
  }

  /** Somebody is taken in, by whoever may: themselves too. */
  private async join(by: Walker, who: Walker): Promise<void> {
    const as = await this.keys.signIn(by);
    const params = { id: this.departmentId, userId: who.id };
    await this.keys.try(departmentRoutes.addMember, { params, as, body: { grants: [] } });
  }

  /** Whoever holds the department's key and is offered to hand it on does so. */
  private async letIn(): Promise<void> {
    const { held } = await this.moment();
    for (const by of this.keys.active.filter(({ id }) => held.has(id))) {
      const [person] = await this.keys.offered(by);
      if (!person) continue;
      this.acting = by;
      return this.keys.release(by, person);
    }
  }

  private async grantSafe(by: Walker): Promise<void> {
    if (!(await this.keys.hold(by))) return;
    const department = await this.served(by);
    const safe = department?.emergencyKey;
    if (!department || !safe) return;
    const grants = await grantEpochs(department.id, grantableEpochs(department, safe.missing), safe.userId);
    if (grants.length === 0) return;
    const params = { id: department.id, userId: safe.userId };
    await this.keys.try(departmentRoutes.grant, { params, body: { grants }, as: by.as! });
  }

  /** As at a sign-in: whoever has the account's key signs what the department is for. */
  async sign(by: Walker): Promise<void> {
    if (!(await this.keys.hold(by))?.accountSeed) return;
    const department = await this.served(by);
    if (!department) return;
    const said = { name: department.name, standsInFor: [this.keys.office.departmentId] };
    const body = await signPurpose(department.key, said).catch(() => null);
    if (body) await this.keys.try(departmentRoutes.setPurpose, { params: { id: department.id }, body, as: by.as! });
  }

  /** With another program: a new key for oneself, whoever should have it. */
  private async forgeKey(by: Walker): Promise<void> {
    if (!(await this.keys.hold(by))?.accountSeed) return;
    const department = await this.served(by);
    if (!department) return;
    const safe = department.emergencyKey ? [department.emergencyKey.userId] : [];
    const body = await makeEpoch(department.id, department.epoch + 1, [by.id, ...safe]).catch(() => null);
    if (body) await this.keys.try(departmentRoutes.renewKey, { params: { id: department.id }, body, as: by.as! });
  }

  /** With another program: a seed that was made up, granted in the place of the department's. */
  private async forgeGrant(by: Walker, to: Walker): Promise<void> {
    if (!(await this.keys.hold(by))) return;
    const department = await this.served(by);
    // Whoever holds the key may hand on noise in its place: nobody else sees that, and it hurts only who is given it.
    if (!department || (await this.moment()).held.get(by.id)?.has(department.epoch)) return;
    const made = await makeEpoch(newId(), department.epoch, [to.id]).catch(() => null);
    if (!made) return;
    const grants = made.grants.map((one) => ({
      ...one,
      grant: { ...one.grant, what: { kind: "department" as const, departmentId: department.id, epoch: department.epoch } },
    }));
    const params = { id: department.id, userId: to.id };
    for (const route of [departmentRoutes.addMember, departmentRoutes.grant])
      await this.keys.try(route, { params, body: { grants }, as: by.as! });
  }

  private async moment(): Promise<Moment> {
    const { accountId, test } = this.keys;
    return test.db.tenant(accountId, async (tx) => {
      const grants = await tx
        .selectFrom("grants")
        .select(["to_user_id", "epoch"])
        .where("account_id", "=", accountId)
        .where("department_id", "=", this.departmentId)
        .execute();
      const members = await tx
        .selectFrom("department_members as m")
        .innerJoin("users as u", "u.id", "m.user_id")
        .select(["u.id", "u.is_active", "u.permissions", "u.member_signature"])
        .where("m.account_id", "=", accountId)
        .where("m.department_id", "=", this.departmentId)
        .where("u.deleted_at", "is", null)
        .execute();
      const { newest } = await tx
        .selectFrom("department_keys")
        .select((where) => where.fn.max("epoch").as("newest"))
        .where("account_id", "=", accountId)
        .where("department_id", "=", this.departmentId)
        .executeTakeFirstOrThrow();
      const held = new Map<string, Set<number>>();
      for (const { to_user_id: id, epoch } of grants) held.set(id, (held.get(id) ?? new Set()).add(epoch!));
      const readers = members.filter((one) => one.is_active && one.permissions.includes("Meldungen") && one.member_signature);
      return { newest, held, members: new Set(members.map(({ id }) => id)), readers: new Set(readers.map(({ id }) => id)) };
    });
  }

  /**
   * Holds what was given in a step against who may give it: of a key that is there, whoever holds it, or the safe where none of the
   * others of the department does; of a new one, to those who held the one before, or where nobody active does, a former one.
   */
  private check(before: Moment, after: Moment, by: Walker): void {
    const people = new Set(this.keys.people.map(({ id }) => id));
    const holds = (id: string, epoch: number) => before.held.get(id)?.has(epoch) ?? false;
    for (const [id, epochs] of after.held)
      for (const epoch of epochs) {
        if (!people.has(id) || holds(id, epoch)) continue;
        const others = [...before.members].filter((one) => one !== id);
        const may =
          epoch <= before.newest
            ? holds(by.id, epoch) || !others.some((one) => holds(one, epoch))
            : holds(id, before.newest) ||
              (![...before.readers].some((one) => holds(one, before.newest)) &&
                (before.held.has(id) || !others.some((one) => before.held.has(one))));
        const name = this.keys.nameOf(this.keys.people.find((one) => one.id === id)!);
        if (!may) throw new Error(`${name} got epoch ${epoch} of the department that stands in, by ${this.keys.nameOf(by)}`);
        this.keys.happened.add(epoch <= before.newest ? "somebody was given a key that is there" : "a new key went to its readers");
      }
  }
}

const isHere = (event: StandInStep["event"]): event is (typeof HERE)[number] => (HERE as readonly string[]).includes(event);
