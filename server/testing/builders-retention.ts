import { addDays, addMonths, berlinDay, startOfDay } from "@hz/contract/procedure/deadlines";
import { sql } from "kysely";
import type { TestApplication } from "./application.ts";
import type { TestOffice } from "./builders.ts";
import { CLOSURE } from "./builders-thread.ts";

/** Notes that somebody of the office has seen everything of a report. */
export const seen = (test: TestApplication, { accountId, person }: TestOffice, id: string) =>
  test.db.tenant(accountId, (tx) =>
    tx
      .insertInto("report_reads")
      .values({ account_id: accountId, report_id: id, user_id: person.userId, read_at: sql<Date>`clock_timestamp()` as never })
      .onConflict((conflict) =>
        conflict.columns(["account_id", "report_id", "user_id"]).doUpdateSet({ read_at: sql<Date>`clock_timestamp()` }),
      )
      .execute(),
  );

/** Makes a report one that was read, and closed so many months and days ago; the database's clock cannot be moved. */
export async function closedAgo(
  test: TestApplication,
  office: TestOffice,
  id: string,
  { months, days = 0 }: { months: number; days?: number },
): Promise<void> {
  await seen(test, office, id);
  const day = addDays(addMonths(berlinDay(new Date()), -months), -days);
  const closed = { status: "closed" as const, closed_at: new Date(startOfDay(day).getTime() + 43_200_000), outcome: CLOSURE.outcome };
  await test.db.tenant(office.accountId, (tx) => tx.updateTable("reports").set(closed).where("id", "=", id).execute());
}

/** Has a report stand on the list for so many days, where it stands there. */
export const listedFor = (test: TestApplication, { accountId }: TestOffice, id: string, days: number) =>
  test.db.tenant(accountId, (tx) =>
    tx
      .updateTable("retention_announcements")
      .set({ announced_at: new Date(Date.now() - days * 86_400_000) })
      .where("report_id", "=", id)
      .execute(),
  );
