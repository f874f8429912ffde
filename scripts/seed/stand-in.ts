import { accountKey, newId } from "@hz/crypto";
import { sql } from "kysely";
import type { Context } from "../../server/context.ts";
import { addColleague } from "../../server/modules/auth/index.ts";
import { insertDepartment } from "../../server/modules/departments/index.ts";
import { newDepartmentKey } from "../../web/vault/people/department-key.ts";
import { bringIn, type Office } from "./people.ts";

const NAME = "Unabhängige Vertretung";
/** Two, so that no report hangs on one person's password. */
const PEOPLE = [
  { firstName: "Carla", lastName: "Winter", local: "carla.winter" },
  { firstName: "Jonas", lastName: "Brandt", local: "jonas.brandt" },
];

/**
 * Makes the department that stands in where a report concerns the office, with people who belong to nothing else. The founder makes
 * its key and keeps nothing of it, as in the browser.
 */
export async function seedStandIn(
  ctx: Context,
  office: Office,
  { domain, password }: { domain: string; password: string },
  slow: Parameters<typeof bringIn>[3],
): Promise<void> {
  const { accountId, department } = office.founded.keys;
  const signedAt = Math.floor(Date.now() / 1000);
  const { seed, key } = await newDepartmentKey(
    await accountKey(office.founded.accountSeed),
    { accountId, departmentId: newId(), epoch: 1 },
    Date.now(),
    { name: NAME, standsInFor: [department.departmentId], signedAt },
  );
  await ctx.db.tenant(accountId, (tx) => insertDepartment(tx, accountId, NAME, key));
  for (const { local, ...names } of PEOPLE) {
    const email = `${local}@${domain}`;
    const fullName = `${names.firstName} ${names.lastName}`;
    const made = await bringIn(office, { fullName, email, password }, { key, seed }, slow);
    await addColleague(ctx, accountId, {
      ...made,
      ...names,
      fullName,
      email,
      role: "Fallbearbeitung",
      departmentId: key.departmentId,
    });
  }
  await ctx.db.tenant(accountId, async (tx) => {
    await sql`update channels set conflict_department_id = ${key.departmentId} where account_id = ${accountId}`.execute(tx);
    // Whoever never signed in stands in for nobody yet, and the demo would begin with a red light.
    await sql`update users set last_login_at = now() - interval '3 days' where account_id = ${accountId}
      and id in (select user_id from department_members where account_id = ${accountId} and department_id = ${key.departmentId})`.execute(
      tx,
    );
  });
}
