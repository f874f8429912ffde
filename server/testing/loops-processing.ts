import { companyRoutes } from "@hz/contract/account/company";
import { processingRoutes } from "@hz/contract/processing/processing";
import type { TestApplication } from "./application.ts";
import type { TestOffice } from "./builders.ts";
import { call } from "./call.ts";
import type { AddCall } from "./loops.ts";

/** Good calls around the agreement on processing. */
export async function addProcessing({ app }: TestApplication, { as }: TestOffice, add: AddCall): Promise<void> {
  const company = { companyName: "Muster AG", companyAddress: "Weg 1, 10115 Berlin", companyEmail: "post@muster.example", legalForm: "AG" };
  // The version is that of these data, which other calls change.
  const prepare = () => call(app, companyRoutes.save, { as, body: company });
  await prepare();
  const { offer } = await call(app, processingRoutes.get, { as });
  const body = { version: offer!.version };
  const { id } = await call(app, processingRoutes.conclude, { as, body });
  add(processingRoutes.get, { as });
  add(processingRoutes.concluded, { as, params: { id } });
  add(processingRoutes.conclude, { as, body, prepare });
}
