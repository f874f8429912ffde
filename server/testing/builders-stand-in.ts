import { channelRoutes } from "@hz/contract/channels/channels";
import { sql } from "kysely";
import type { TestApplication } from "./application.ts";
import { aColleague, anOffice, aSubmitted, type SignedIn, type Submitted, type TestOffice } from "./builders.ts";
import { aRealDepartment, type TestDepartment } from "./builders-departments.ts";
import { call } from "./call.ts";

export type StandIn = {
  /** Its department stands in for the other one, and its founder alone reads the report. */
  standIn: TestOffice;
  report: Submitted;
  /** The founder's as well, so that one person can do both; the channel leads there. */
  office: TestDepartment;
  /** An administrator of the office alone, such as whom the report is about. */
  accused: SignedIn;
};

/** A department that stands in for the office, with a report about it, and the one whom it accuses. */
export async function aStandIn(test: TestApplication): Promise<StandIn> {
  const standIn = await anOffice(test);
  const report = await aSubmitted(test, standIn);
  const accused = await aColleague(test, standIn, { role: "Admin" });
  const office = await aRealDepartment(test, standIn, [accused.person, standIn.person]);
  await test.db.tenant(standIn.accountId, async (tx) => {
    const of = [standIn.accountId, standIn.departmentId, accused.person.userId] as const;
    for (const [table, column] of [
      ["department_members", "user_id"],
      ["grants", "to_user_id"],
    ] as const)
      await sql`delete from ${sql.table(table)} where account_id = ${of[0]} and department_id = ${of[1]} and ${sql.ref(column)} = ${of[2]}`.execute(
        tx,
      );
    await tx.updateTable("departments").set({ was_for_conflicts: true }).where("id", "=", standIn.departmentId).execute();
  });
  await deliverTo(test, standIn, office.id);
  return { standIn, report, office, accused };
}

/** Has the channel lead to a department from now on. */
export async function deliverTo(test: TestApplication, { as }: SignedIn, departmentId: string): Promise<void> {
  const [channel] = await call(test.app, channelRoutes.list, { as });
  const body = { departmentId, conflictDepartmentId: null };
  await call(test.app, channelRoutes.setDelivery, { params: { id: channel!.id }, body, as });
}
