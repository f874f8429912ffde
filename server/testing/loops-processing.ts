import { processingRoutes } from "@hz/contract/processing/processing";
import type { TestApplication } from "./application.ts";
import type { TestOffice } from "./builders.ts";
import { call } from "./call.ts";
import type { AddCall } from "./loops.ts";

/** Good calls around the agreement on processing. */
export async function addProcessing({ app, db }: TestApplication, { as, accountId }: TestOffice, add: AddCall): Promise<void> {
  const company = {
    company_name: "Muster AG",
    company_address: "Weg 1, 10115 Berlin",
    company_email: "post@muster.example",
    legal_form: "AG",
  };
  // The version is that of these data, which other calls change. Not by the call for them, which a plan pays for.
  const prepare = () => db.tenant(accountId, (tx) => tx.updateTable("accounts").set(company).where("account_id", "=", accountId).execute());
  await prepare();
  const { offer } = await call(app, processingRoutes.get, { as });
  const body = { version: offer!.version };
  const { id } = await call(app, processingRoutes.conclude, { as, body });
  add(processingRoutes.get, { as });
  add(processingRoutes.concluded, { as, params: { id } });
  add(processingRoutes.conclude, { as, body, prepare });
}
