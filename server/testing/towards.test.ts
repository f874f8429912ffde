import { type Permission, PERMISSIONS } from "@hz/contract/permissions";
import type { Route } from "@hz/contract/route";
import { allRoutes } from "@hz/contract/routes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { type TestApplication, testApplication } from "./application.ts";
import { aColleague, anOffice, type SignedIn, type TestOffice } from "./builders.ts";
import { ACTS, done } from "./towards-acts.ts";
import { aTarget, type Kind, KINDS, setRow, stateOf, type Target } from "./towards-targets.ts";

const [REPORTS, , PEOPLE, SETTINGS] = PERMISSIONS;
const nameOf = ({ method, path }: Route) => `${method} ${path}`;

/** Where a route names a person: in its address, or in what it carries. */
function namesPerson(route: Route): boolean {
  if (/\/api\/users\/:id|:userId|:guestId|:recusalId/.test(route.path)) return true;
  if (route.body === "bytes") return false;
  const schema = JSON.stringify(z.toJSONSchema(route.body as z.ZodType, { io: "input", unrepresentable: "any" }));
  return /"(userId|toUserId|assignedTo|members|permissions)":/.test(schema);
}

/** What acts on nobody: the emergency key goes by an id of its own, and the key log is read by browsers alone. */
const NOBODY = ["PUT /api/emergency-key", "POST /api/key-log"];

/** What is about a case, needs sealed words of it, and is tested there; and a new key, which goes to all readers at once. */
const TESTED_ELSEWHERE = [
  "POST /api/departments/:id/keys",
  "POST /api/reports/:id/measures",
  "PUT /api/reports/:id/measures/:measureId",
  "POST /api/reports/:id/holds",
  "PUT /api/reports/:id/recusals/:recusalId",
  "POST /api/reports/:id/guests",
  "PUT /api/reports/:id/guests/:guestId",
  "DELETE /api/reports/:id/guests/:guestId",
];

const acting = allRoutes.filter((route) => route.access === "user" && route.method !== "GET");

test("every route that names a person says by what it is decided on whom, and is in the table", () => {
  expect(
    acting
      .filter(namesPerson)
      .map(nameOf)
      .filter((name) => !NOBODY.includes(name)),
    "A route that names a person says `towards` in the contract, or stands in NOBODY above.",
  ).toEqual(acting.filter(({ towards }) => towards).map(nameOf));
  const known = [...new Set(Object.values(ACTS).map(({ route }) => nameOf(route)))];
  expect([...known, ...TESTED_ELSEWHERE].toSorted(), "A route with `towards` has an act in server/testing/towards-acts.ts.").toEqual(
    acting
      .filter(({ towards }) => towards)
      .map(nameOf)
      .toSorted(),
  );
});

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  // How often somebody may try is no matter of whom.
  Object.assign(own.ctx, { rateLimiter: { check: () => {}, count: () => {}, giveBack: () => {} } });
});
afterAll(() => own.close());

/** Whoever acts: with less than everything, with everything, and the account's owner. */
const ACTORS: Record<string, readonly Permission[]> = { manager: [REPORTS, PEOPLE, SETTINGS], admin: PERMISSIONS, owner: PERMISSIONS };

/** An office with whoever acts in it, and people to act on, who stay as long as they are as they were. */
class Stage {
  readonly office: TestOffice;
  readonly actor: SignedIn;
  readonly targets = new Map<Kind, Target>();

  private constructor(office: TestOffice, actor: SignedIn) {
    this.office = office;
    this.actor = actor;
  }

  static async of(name: string): Promise<Stage> {
    const office = await anOffice(own);
    if (name === "owner") return new Stage(office, office);
    const actor = await aColleague(own, office, { role: "Admin" });
    await setRow(own, office.accountId, actor.person.userId, { permissions: [...ACTORS[name]!] });
    return new Stage(office, { ...actor, session: { ...actor.session, user: { ...actor.session.user, permissions: [...ACTORS[name]!] } } });
  }

  async target(kind: Kind): Promise<Target> {
    const target = this.targets.get(kind) ?? (await aTarget(own, this.office, kind, this.actor));
    this.targets.set(kind, target);
    return target;
  }
}

const stages = new Map<string, Stage>();

/** Does it; resolves to OK or the code of the refusal, which has left everything of the person as it was. */
async function outcome(name: string, act: string, kind: Kind): Promise<string> {
  const stage = stages.get(name) ?? (await Stage.of(name));
  stages.set(name, stage);
  const target = await stage.target(kind);
  const before = await stateOf(own, stage.office.accountId, target.id);
  const code = await done({ test: own, office: stage.office, actor: stage.actor, target }, ACTS[act]!);
  if (code !== "OK") expect(await stateOf(own, stage.office.accountId, target.id)).toEqual(before);
  else if (kind === "self" || kind === "owner" || ACTS[act]!.route.towards === "ownership") stages.delete(name);
  else stage.targets.delete(kind);
  return code;
}

/** How the table below names what is answered. */
const WORDS: Record<string, string> = {
  ok: "OK",
  more: "HOLDS_MORE",
  gives: "GIVES_MORE",
  stays: "OWNER_STAYS",
  owner: "NOT_OWNER",
  unfit: "OWNER_UNFIT",
  own: "OWN_USER",
  no: "FORBIDDEN",
  none: "NOT_FOUND",
  keys: "KEYS_CHANGED",
  input: "INVALID_INPUT",
  unknown: "ASSIGNEE_UNKNOWN",
};

/** Who may do what to whom, written down anew from the decisions: a word that changes here is a changed promise. */
const TABLE: Record<string, string> = {
  manager: `
                              | self  | less  | equal | beside  | more  | owner | deactivated | deactivated more | invited | invited more | guest   | removed | stranger
    rename                    | ok    | ok    | ok    | more    | more  | more  | ok          | more             | ok      | more         | ok      | none    | none
    deactivate                | own   | ok    | ok    | more    | more  | more  | ok          | more             | ok      | more         | ok      | none    | none
    activate                  | ok    | ok    | ok    | more    | more  | more  | ok          | more             | ok      | more         | ok      | none    | none
    deprive                   | ok    | ok    | ok    | more    | more  | more  | ok          | more             | ok      | more         | input   | none    | none
    give everything           | gives | gives | gives | more    | more  | more  | gives       | more             | gives   | more         | input   | none    | none
    remove                    | own   | ok    | ok    | more    | more  | more  | ok          | more             | ok      | more         | ok      | none    | none
    strip of the factor       | no    | ok    | ok    | more    | more  | more  | ok          | more             | none    | none         | ok      | none    | none
    sign out everywhere       | no    | ok    | ok    | more    | more  | more  | ok          | more             | none    | none         | ok      | none    | none
    invite with the same      | ok    | ok    | ok    | gives   | gives | gives | ok          | gives            | ok      | gives        | ok      | ok      | gives
    send the invitation again | none  | none  | none  | none    | none  | none  | none        | none             | ok      | more         | none    | none    | none
    found a department with   | ok    | ok    | ok    | more    | more  | more  | ok          | more             | input   | input        | input   | input   | input
    take into a department    | ok    | ok    | ok    | more    | more  | more  | ok          | more             | none    | none         | none    | none    | none
    take out of a department  | ok    | ok    | ok    | more    | more  | more  | ok          | more             | none    | none         | none    | none    | none
    hand over to              | owner | owner | owner | owner   | owner | owner | owner       | owner            | owner   | owner        | owner   | owner   | owner
    release                   | ok    | ok    | ok    | ok      | ok    | ok    | none        | none             | none    | none         | keys    | none    | none
    grant a department's key  | ok    | ok    | ok    | ok      | ok    | ok    | ok          | ok               | none    | none         | none    | none    | none
    note a training           | ok    | ok    | ok    | ok      | ok    | ok    | ok          | ok               | none    | none         | ok      | none    | none
    assign a case             | ok    | ok    | ok    | unknown | ok    | ok    | unknown     | unknown          | unknown | unknown      | unknown | unknown | unknown
    assign several            | ok    | ok    | ok    | unknown | ok    | ok    | unknown     | unknown          | unknown | unknown      | unknown | unknown | unknown
    keep out of a case        | ok    | ok    | ok    | input   | ok    | ok    | input       | input            | input   | input        | input   | input   | input
`,
  admin: `
                              | self  | more  | owner | deactivated more
    rename                    | ok    | ok    | ok    | ok
    deactivate                | own   | ok    | stays | ok
    activate                  | ok    | ok    | ok    | ok
    deprive                   | ok    | ok    | stays | ok
    give everything           | ok    | ok    | ok    | ok
    remove                    | own   | ok    | stays | ok
    strip of the factor       | no    | ok    | ok    | ok
    sign out everywhere       | no    | ok    | ok    | ok
    invite with the same      | ok    | ok    | ok    | ok
    send the invitation again | none  | none  | none  | none
    found a department with   | ok    | ok    | ok    | ok
    take into a department    | ok    | ok    | ok    | ok
    take out of a department  | ok    | ok    | ok    | ok
    hand over to              | owner | owner | owner | owner
    release                   | ok    | ok    | ok    | none
    grant a department's key  | ok    | ok    | ok    | ok
    note a training           | ok    | ok    | ok    | ok
    assign a case             | ok    | ok    | ok    | unknown
    assign several            | ok    | ok    | ok    | unknown
    keep out of a case        | ok    | ok    | ok    | input
`,
  owner: `
                              | self  | less  | more | deactivated more | invited more | removed | stranger
    rename                    | ok    | ok    | ok   | ok               | ok           | none    | none
    deactivate                | own   | ok    | ok   | ok               | ok           | none    | none
    activate                  | ok    | ok    | ok   | ok               | ok           | none    | none
    deprive                   | stays | ok    | ok   | ok               | ok           | none    | none
    give everything           | ok    | ok    | ok   | ok               | ok           | none    | none
    remove                    | own   | ok    | ok   | ok               | ok           | none    | none
    strip of the factor       | no    | ok    | ok   | ok               | none         | none    | none
    sign out everywhere       | no    | ok    | ok   | ok               | none         | none    | none
    invite with the same      | ok    | ok    | ok   | ok               | ok           | ok      | ok
    send the invitation again | none  | none  | none | none             | ok           | none    | none
    found a department with   | ok    | ok    | ok   | ok               | input        | input   | input
    take into a department    | ok    | ok    | ok   | ok               | none         | none    | none
    take out of a department  | ok    | ok    | ok   | ok               | none         | none    | none
    hand over to              | ok    | unfit | ok   | unfit            | none         | none    | none
    release                   | ok    | ok    | ok   | none             | none         | none    | none
    grant a department's key  | ok    | ok    | ok   | ok               | none         | none    | none
    note a training           | ok    | ok    | ok   | ok               | none         | none    | none
    assign a case             | ok    | ok    | ok   | unknown          | unknown      | unknown | unknown
    assign several            | ok    | ok    | ok   | unknown          | unknown      | unknown | unknown
    keep out of a case        | ok    | ok    | ok   | input            | input        | input   | input
`,
};

const cellsOf = (line: string) => line.split("|").map((cell) => cell.trim());

describe.each(Object.keys(TABLE))("acted by: %s", (name) => {
  const [head, ...rows] = TABLE[name]!.trim().split("\n");
  const kinds = cellsOf(head!).filter(Boolean) as Kind[];
  test("every act is in the table", () => {
    expect(rows.map((row) => cellsOf(row)[0])).toEqual(Object.keys(ACTS));
    if (name === "manager") expect(kinds).toEqual(KINDS);
  });
  test.each(rows.map((row) => [cellsOf(row)[0]!, cellsOf(row).slice(1)] as const))("%s", async (act, wanted) => {
    const found: string[] = [];
    for (const kind of kinds) found.push(`${kind}: ${await outcome(name, act, kind)}`);
    expect(found).toEqual(kinds.map((kind, at) => `${kind}: ${WORDS[wanted[at]!]}`));
  });
});
