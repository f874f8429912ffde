import { addDays, berlinDay } from "@hz/contract/procedure/deadlines";
import { retentionRoutes } from "@hz/contract/procedure/retention";
import { newId } from "@hz/crypto";
import type { TestApplication } from "./application.ts";
import { aSubmitted, type TestOffice } from "./builders.ts";
import { aHold } from "./builders-thread.ts";
import type { AddCall } from "./loops.ts";

/** Adds good calls of retention, each that changes something on a report of its own. */
export async function addRetention(test: TestApplication, office: TestOffice, add: AddCall): Promise<void> {
  const { as, person, accountId } = office;
  const { id, draft } = await aSubmitted(test, office);
  add(retentionRoutes.list, { as });
  add(retentionRoutes.get, { as, params: { id } });
  add(retentionRoutes.addHold, { as, params: { id }, body: await aHold(office, draft, person) });
  add(retentionRoutes.confirm, { as, body: { ids: [id] } });
  const lifted = await aSubmitted(test, office);
  const holdId = newId();
  const [reviewDay, now] = [addDays(berlinDay(new Date()), 30), new Date()];
  const hold = { account_id: accountId, id: holdId, report_id: lifted.id, user_id: person.userId, review_day: reviewDay };
  await test.db.tenant(accountId, (tx) =>
    tx
      .insertInto("retention_holds")
      .values({ ...hold, created_by: person.userId, created_at: now })
      .execute(),
  );
  add(retentionRoutes.liftHold, { as, params: { id: lifted.id, holdId } });
}
