import { type Permission, PERMISSIONS } from "@hz/contract/permissions";
import { peopleRoutes } from "@hz/contract/people/people";
import { sql } from "kysely";
import type { Person } from "../../scripts/seed/people.ts";
import type { TestApplication } from "./application.ts";
import { aColleague, anOffice, aSubmitted, type SignedIn, type TestOffice } from "./builders.ts";
import { aGuest } from "./builders-guests.ts";
import { invited } from "./builders-people.ts";
import { send } from "./call.ts";

const [REPORTS, , PEOPLE, SETTINGS, SECURITY] = PERMISSIONS;

/** On whom somebody acts, seen from who holds reports, people and settings. */
export const KINDS = [
  "self",
  "less",
  "equal",
  "beside",
  "more",
  "owner",
  "deactivated",
  "deactivated more",
  "invited",
  "invited more",
  "guest",
  "removed",
  "stranger",
] as const;
export type Kind = (typeof KINDS)[number];

/** Somebody to act on; with their keys where they have any. */
export type Target = { id: string; kind: Kind; person: Person | null; permissions: readonly Permission[] };

const HOLDS: Record<Exclude<Kind, "self" | "owner" | "stranger" | "guest">, readonly Permission[]> = {
  less: [REPORTS],
  equal: [REPORTS, PEOPLE, SETTINGS],
  // Less, and still something that the other one lacks.
  beside: [SECURITY],
  more: PERMISSIONS,
  deactivated: [REPORTS],
  "deactivated more": PERMISSIONS,
  invited: [REPORTS],
  "invited more": PERMISSIONS,
  removed: [REPORTS],
};

/** Changes what the server keeps of somebody. */
export const setRow = (
  test: TestApplication,
  accountId: string,
  id: string,
  row: { permissions?: Permission[]; is_active?: boolean },
): Promise<unknown> =>
  test.db.tenant(accountId, (tx) => tx.updateTable("users").set(row).where("account_id", "=", accountId).where("id", "=", id).execute());

/** Makes somebody of this kind, for whoever acts. */
export async function aTarget(test: TestApplication, office: TestOffice, kind: Kind, actor: SignedIn): Promise<Target> {
  if (kind === "self") return { kind, id: actor.person.userId, person: actor.person, permissions: actor.session.user.permissions };
  if (kind === "owner") return { kind, id: office.person.userId, person: office.person, permissions: PERMISSIONS };
  if (kind === "stranger") {
    const { person } = await anOffice(test);
    return { kind, id: person.userId, person, permissions: PERMISSIONS };
  }
  if (kind === "guest") {
    const { userId } = await aGuest(test, office, (await aSubmitted(test, office)).id);
    return { kind, id: userId, person: null, permissions: [] };
  }
  const permissions = HOLDS[kind];
  if (kind === "invited" || kind === "invited more") {
    const { body } = await invited(test, office, { permissions: [...permissions] });
    return { kind, id: body.id, person: null, permissions };
  }
  const { person } = await aColleague(test, office, kind.endsWith("more") ? { role: "Admin" } : {});
  await setRow(test, office.accountId, person.userId, {
    permissions: [...permissions],
    is_active: !kind.startsWith("deactivated"),
  });
  if (kind === "removed") {
    const reply = await send(test.app, peopleRoutes.remove, { as: office.as, params: { id: person.userId } });
    if (reply.statusCode !== 200) throw new Error(reply.body);
  }
  return { kind, id: person.userId, person, permissions };
}

/** Everything that the server keeps of somebody's place: row, factor, departments, keys, invitation. */
export async function stateOf(test: TestApplication, accountId: string, id: string): Promise<unknown> {
  const { rows } = await test.db.tenant(accountId, (tx) =>
    sql<{ row: unknown }>`
      select to_jsonb(u) - array['last_login_at', 'training_day'] as row from users u where u.id = ${id}
      union all select to_jsonb(i) from invitations i where i.id = ${id}
      union all select to_jsonb(d) from department_members d where d.user_id = ${id}
      union all select to_jsonb(g) from grants g where g.to_user_id = ${id}
      order by 1`.execute(tx),
  );
  return rows;
}
