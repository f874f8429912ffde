import { confidentialityRoutes } from "@hz/contract/reports/confidentiality";
import type { Door } from "../../context.ts";
import { readableReport, workableReport } from "../reports/index.ts";
import { addDisclosure } from "./add-disclosure.ts";
import { disclosuresOf, disclosureView } from "./disclosures-store.ts";
import { recordIdentityShown } from "./show-identity.ts";

export function registerConfidentialityRoutes({ handle, ctx }: Door): void {
  // No live event: the reporter's page hears of every change of a report, and would hear when somebody looked.
  handle(confidentialityRoutes.showIdentity, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      await recordIdentityShown(tx, caller, params.id);
      return {};
    }),
  );

  handle(confidentialityRoutes.disclosures, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      await readableReport(tx, caller, params.id);
      return (await disclosuresOf(tx, caller.accountId, params.id).execute()).map(disclosureView);
    }),
  );

  handle(confidentialityRoutes.addDisclosure, ({ caller, params, body }) =>
    addDisclosure(ctx, { accountId: caller.accountId, reportId: params.id, userId: caller.userId }, body, (tx) =>
      workableReport(tx, caller, params.id),
    ),
  );
}
