import { procedureRoutes } from "@hz/contract/procedure/procedure";
import { newId } from "@hz/crypto";
import type { TestApplication } from "./application.ts";
import { aSubmitted, type TestOffice } from "./builders.ts";
import { aNote } from "./builders-thread.ts";
import type { AddCall } from "./loops.ts";

/** Adds good calls of a report's procedure, each on a report of its own: a first note brings the notes key. */
export async function addProcedure(test: TestApplication, office: TestOffice, add: AddCall): Promise<void> {
  const { as, person, accountId } = office;
  const { userId } = person;
  const [checked, measured] = [await aSubmitted(test, office), await aSubmitted(test, office)];
  add(procedureRoutes.get, { as, params: { id: checked.id } });
  const why = await aNote(office, checked.draft, person, { kind: "step" });
  add(procedureRoutes.addStep, {
    as,
    params: { id: checked.id },
    body: { id: why.id, kind: "scope", result: "yes", note: why },
  });
  const remark = await aNote(office, measured.draft, person, { kind: "measure" });
  const measure = { kind: "investigation", state: "planned", day: "2026-12-01", userId } as const;
  add(procedureRoutes.addMeasure, { as, params: { id: measured.id }, body: { ...measure, id: remark.id, note: remark } });
  const [measureId, { kind, state, day }] = [newId(), measure];
  await test.db.tenant(accountId, (tx) =>
    tx
      .insertInto("measures")
      .values({ account_id: accountId, id: measureId, report_id: measured.id, kind, state, day, user_id: userId, created_by: userId })
      .execute(),
  );
  add(procedureRoutes.changeMeasure, {
    as,
    params: { id: measured.id, measureId },
    body: { state: "taken", day: "2026-02-12", userId },
  });
}
