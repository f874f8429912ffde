import { archiveRoutes } from "@hz/contract/account/archive";
import type { TestApplication } from "./application.ts";
import { aSubmitted, authOf, type TestOffice } from "./builders.ts";
import { call } from "./call.ts";
import type { AddCall } from "./loops.ts";

/** Adds good calls around the archive of the whole account. */
export async function addArchive(test: TestApplication, office: TestOffice, add: AddCall): Promise<void> {
  const { as, person } = office;
  const body = { auth: await authOf(test, person.email, person.password) };
  add(archiveRoutes.begin, { as, body });
  // Nothing of it is read, and none is finished, before it was begun.
  const prepare = () => call(test.app, archiveRoutes.begin, { as, body });
  add(archiveRoutes.reports, { as, prepare });
  add(archiveRoutes.report, { as, prepare, params: { id: (await aSubmitted(test, office)).id } });
  add(archiveRoutes.table, { as, prepare, params: { table: "users" } });
  add(archiveRoutes.finish, { as, prepare });
}
