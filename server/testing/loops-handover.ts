import { handoverRoutes } from "@hz/contract/procedure/handover";
import { newId } from "@hz/crypto";
import type { TestApplication } from "./application.ts";
import { aColleague, aSubmitted, type TestOffice } from "./builders.ts";
import { aRealDepartment } from "./builders-departments.ts";
import { aTransfer } from "./builders-handover.ts";
import type { AddCall } from "./loops.ts";
import { call } from "./call.ts";

/** Adds good calls around handing a case over and keeping somebody out of one; what they do is done, so that each may come again. */
export async function addHandover(test: TestApplication, office: TestOffice, add: AddCall): Promise<void> {
  const { as, person } = office;
  const { userId } = (await aColleague(test, office)).person;
  const elsewhere = await aRealDepartment(test, office, [person]);
  const [moved, kept, lifted] = [await aSubmitted(test, office), await aSubmitted(test, office), await aSubmitted(test, office)];
  add(handoverRoutes.get, { as, params: { id: kept.id } });

  const transfer = {
    as,
    params: { id: moved.id },
    body: await aTransfer(test, office, moved.id, elsewhere.id, { remark: "Gehört zu Ihnen." }),
  };
  await call(test.app, handoverRoutes.transfer, transfer);
  add(handoverRoutes.transfer, transfer);

  const recusal = { as, params: { id: kept.id }, body: { id: newId(), userId } };
  await call(test.app, handoverRoutes.recuse, recusal);
  add(handoverRoutes.recuse, recusal);

  const recusalId = newId();
  await call(test.app, handoverRoutes.recuse, { as, params: { id: lifted.id }, body: { id: recusalId, userId } });
  add(handoverRoutes.lift, { as, params: { id: lifted.id, recusalId }, body: { reason: "mistake" } });
}
