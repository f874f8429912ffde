import { templateRoutes } from "@hz/contract/templates/templates";
import { newId } from "@hz/crypto";
import type { TestApplication } from "./application.ts";
import type { TestOffice } from "./builders.ts";
import { call } from "./call.ts";
import type { AddCall } from "./loops.ts";

/** Good calls around the templates of texts. */
export async function addTemplates(test: TestApplication, { as, accountId }: TestOffice, add: AddCall): Promise<void> {
  const made = async (title: string) =>
    (await call(test.app, templateRoutes.create, { as, body: { id: newId(), title, purpose: "message" } })).id;
  // One for each call, so that none of them undoes what another one needs.
  const [kept, empty, unwanted] = [await made("Behalten"), await made("Leer"), await made("Unerwünscht")];
  add(templateRoutes.list, { as });
  add(templateRoutes.create, { as, body: { id: newId(), title: "Neu", purpose: "feedback" } });
  add(templateRoutes.update, { as, params: { id: empty }, body: { title: "Noch leer", purpose: "copy" } });
  add(templateRoutes.saveText, {
    as,
    params: { id: kept, language: "de" },
    body: { text: "Zu Fall {fallnummer}.", seen: null },
    // Nothing was seen there, so nothing may be there.
    prepare: () => test.db.tenant(accountId, (tx) => tx.deleteFrom("templates").where("id", "=", kept).execute()),
  });
  add(templateRoutes.resetText, { as, params: { id: empty, language: "en" }, query: { seen: new Date(0).toISOString() } });
  add(templateRoutes.signReceipt, { as, body: { signed: [] } });
  add(templateRoutes.remove, { as, params: { id: unwanted } });
}
