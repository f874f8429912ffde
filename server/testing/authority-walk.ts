import { invitationRoutes } from "@hz/contract/people/invitations";
import { ownershipRoutes } from "@hz/contract/people/ownership";
import { peopleRoutes } from "@hz/contract/people/people";
import { type Permission, PERMISSIONS } from "@hz/contract/permissions";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { newId } from "@hz/crypto";
import type { TestApplication } from "./application.ts";
import { type Deed, judged, type Office, type Somebody } from "./authority-model.ts";
import { aColleague, anOffice, type TestOffice } from "./builders.ts";
import { type Headers, send } from "./call.ts";
import { setRow } from "./towards-targets.ts";

/** A deed as it is drawn: people by their number among all that there are by then. */
export type Drawn = { by: number; act: Deed["act"]; to: number; permissions: readonly Permission[] };

/** What the model does not know: who holds which key. It refuses, and changes nothing. */
const OF_KEYS = ["LAST_MEMBER", "LAST_ADMIN", "OWNER_UNFIT"];

/** An office whose people act on each other by the real calls, one after another and at once. */
export class AuthorityWalk {
  readonly test: TestApplication;
  readonly office: TestOffice;
  readonly sessions: Map<string, Headers>;
  /** Everybody there ever was, in the order in which they came. */
  readonly ids: string[];
  readonly told: string[] = [];

  private constructor(test: TestApplication, office: TestOffice, sessions: Map<string, Headers>) {
    this.test = test;
    this.office = office;
    this.sessions = sessions;
    this.ids = [...sessions.keys()];
  }

  static async begin(test: TestApplication, holding: readonly (readonly Permission[])[]): Promise<AuthorityWalk> {
    const office = await anOffice(test);
    const sessions = new Map([[office.person.userId, office.as]]);
    for (const permissions of holding) {
      const { person, as } = await aColleague(test, office, { role: "Admin" });
      await setRow(test, office.accountId, person.userId, { permissions: [...permissions] });
      sessions.set(person.userId, as);
    }
    return new AuthorityWalk(test, office, sessions);
  }

  /** Everybody as the database has them. */
  async people(): Promise<Office> {
    const { users, invitations } = await this.test.db.tenant(this.office.accountId, async (tx) => ({
      users: await tx.selectFrom("users").selectAll().execute(),
      invitations: await tx.selectFrom("invitations").selectAll().execute(),
    }));
    const found: Somebody[] = [
      ...users.map((row) => ({
        id: row.id,
        name: row.first_name,
        permissions: PERMISSIONS.filter((one) => row.permissions.includes(one)),
        state: row.deleted_at ? ("removed" as const) : row.is_active ? ("active" as const) : ("deactivated" as const),
        isOwner: row.is_account_owner,
      })),
      ...invitations.map((row) => ({
        id: row.id,
        name: row.first_name,
        permissions: PERMISSIONS.filter((one) => row.permissions.includes(one)),
        state: "invited" as const,
        isOwner: false,
      })),
    ];
    return new Map(found.map((one) => [one.id, one]));
  }

  deed({ by, act, to, permissions }: Drawn): Deed {
    const actors = [...this.sessions.keys()];
    const id = act === "invite" ? newId() : this.ids[to % this.ids.length]!;
    return { by: actors[by % actors.length]!, act, to: id, permissions, name: `Name ${this.told.length}` };
  }

  /** Does it as a page does; resolves to OK or the code of the refusal. */
  async done({ by, act, to, permissions, name }: Deed): Promise<string> {
    const given = { as: this.sessions.get(by)!, params: { id: to } };
    const change = (body: object) => send(this.test.app, peopleRoutes.update, { ...given, body });
    const invited = { id: to, email: `${to}@muster.example`, firstName: name, lastName: "Neu", language: "Deutsch" as const };
    const invitation = { ...invited, permissions: [...permissions], departmentIds: [], inviteMessage: "", keys: null };
    const reply = await {
      rename: () => change({ firstName: name }),
      permissions: () => change({ permissions }),
      deactivate: () => change({ isActive: false }),
      activate: () => change({ isActive: true }),
      remove: () => send(this.test.app, peopleRoutes.remove, given),
      factor: () => send(this.test.app, secondFactorRoutes.remove, given),
      invite: () => send(this.test.app, invitationRoutes.invite, { as: given.as, body: invitation }),
      "hand-over": () => send(this.test.app, ownershipRoutes.handOver, given),
    }[act]();
    if (reply.statusCode >= 500) throw new Error(`${act}: ${reply.statusCode} ${reply.body}`);
    return reply.statusCode === 200 ? "OK" : reply.json<{ code: string }>().code;
  }

  /** One deed, or two at once, and that the office is then what the model says of one of their orders. */
  async take(...drawn: Drawn[]): Promise<void> {
    const before = await this.people();
    const deeds = drawn.map((one) => this.deed(one));
    const codes = await Promise.all(deeds.map((deed) => this.done(deed)));
    const after = await this.people();
    deeds.forEach((deed, at) => {
      this.told.push(`${this.nameOf(deed.by)} ${deed.act} ${this.nameOf(deed.to)} [${deed.permissions.join()}]: ${codes[at]}`);
      if (deed.act === "invite" && codes[at] === "OK") this.ids.push(deed.to);
    });
    const orders =
      deeds.length === 1
        ? [[0]]
        : [
            [0, 1],
            [1, 0],
          ];
    const possible = orders.map((order) => this.foretold(before, deeds, codes, order));
    // Where no order answers as it was answered, the codes say what is wrong.
    const foretold = possible.flatMap((office) => (office ? [summary(office)] : []));
    if (!foretold.includes(summary(after))) throw new Error([...this.told, "foretold", ...foretold, "found", summary(after)].join("\n"));
    // Sessions of before do not come back to life with who is activated again.
    deeds.forEach(({ act, to }, at) => {
      if (codes[at] === "OK" && (act === "deactivate" || act === "remove")) this.ended.add(to);
    });
    this.holds(after);
  }

  readonly ended = new Set<string>();

  private nameOf(id: string): string {
    return `#${this.ids.indexOf(id)}`;
  }

  /** The office after these deeds in this order, or null where one of them would have been answered in another way. */
  private foretold(before: Office, deeds: Deed[], codes: string[], order: number[]): Office | null {
    let office = before;
    for (const at of order) {
      const code = codes[at]!;
      const deed = deeds[at]!;
      const said =
        this.ended.has(deed.by) && office.get(deed.by)!.state === "active" ? { code: "NOT_SIGNED_IN", office } : judged(office, deed);
      if (code === said.code) office = said.office;
      else if (said.code !== "OK" || !OF_KEYS.includes(code)) return null;
    }
    return office;
  }

  /** What holds of every office at every moment. */
  private holds(office: Office): void {
    const people = [...office.values()];
    const owners = people.filter(({ isOwner }) => isOwner);
    if (owners.length !== 1 || owners[0]!.state !== "active") throw new Error(`${owners.length} owners\n${this.told.join("\n")}`);
    if (!people.some((one) => one.state === "active" && one.permissions.includes("Benutzer und Abteilungen")))
      throw new Error(`nobody manages people\n${this.told.join("\n")}`);
  }
}

/** An office in a word to compare; withdrawn invitations leave nothing behind. */
const summary = (office: Office) =>
  [...office.values()]
    .filter(({ state }) => state !== "removed")
    .map(({ id, name, permissions, state, isOwner }) => `${id} ${name} [${permissions.join()}] ${state}${isOwner ? " owner" : ""}`)
    .toSorted()
    .join("\n");
