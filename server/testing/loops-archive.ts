import { archiveRoutes } from "@hz/contract/archive";
import type { TestApplication } from "./application.ts";
import { aSubmitted, authOf, type TestOffice } from "./builders.ts";
import type { AddCall } from "./loops.ts";

/** Adds good calls around the archive of the whole account. */
export async function addArchive(test: TestApplication, office: TestOffice, add: AddCall): Promise<void> {
  const { as, person } = office;
  add(archiveRoutes.begin, { as, body: { auth: await authOf(test, person.email, person.password) } });
  add(archiveRoutes.reports, { as });
  add(archiveRoutes.report, { as, params: { id: (await aSubmitted(test, office)).id } });
  add(archiveRoutes.table, { as, params: { table: "users" } });
  add(archiveRoutes.finish, { as, body: { reports: 1 } });
}
