import { confidentialityRoutes } from "@hz/contract/confidentiality";
import type { Door } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import { record } from "../audit/index.ts";
import { mayShowIdentity, readableReport } from "../reports/index.ts";
import { addDisclosure } from "./add-disclosure.ts";
import { disclosuresOf, disclosureView } from "./disclosures-store.ts";

export function registerConfidentialityRoutes({ handle, ctx }: Door): void {
  // No live event: the reporter's page hears of every change of a report, and would hear when somebody looked.
  handle(confidentialityRoutes.showIdentity, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      const report = await readableReport(tx, caller, params.id);
      if (!(await mayShowIdentity(tx, caller, params.id))) throw new Failure("FORBIDDEN");
      // Whoever gave no name has none that could be shown: the log says nothing that did not happen.
      if (report.report_type !== "confidential" && !report.identity_revealed_at) throw new Failure("NOT_FOUND");
      record(caller.accountId, { actor: caller.userId, action: "identity.shown", target: params.id });
      return {};
    }),
  );

  handle(confidentialityRoutes.disclosures, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      await readableReport(tx, caller, params.id);
      return (await disclosuresOf(tx, caller.accountId, params.id)).map(disclosureView);
    }),
  );

  handle(confidentialityRoutes.addDisclosure, ({ caller, params, body }) =>
    addDisclosure(ctx, { accountId: caller.accountId, reportId: params.id, userId: caller.userId }, body, (tx) =>
      readableReport(tx, caller, params.id),
    ),
  );
}
