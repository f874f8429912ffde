import { fileRoutes } from "@hz/contract/reports/files";
import { PROOF_HEADER } from "@hz/contract/sign-in/proof";
import { reportRoutes } from "@hz/contract/reports/reports";
import type { Door } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import { announced, readFile, storedParts, storePart, uploaderByCase } from "../files/index.ts";
import { caseOfToken, caseView } from "./case-access.ts";
import { takesFiles } from "./reads-store.ts";
import { reportById, setNotificationAddress } from "./store.ts";
import { reportSubmission } from "./submit-report.ts";

export function registerPortalReportRoutes({ handle, ctx }: Door): void {
  const submitReport = reportSubmission(ctx);
  handle(reportRoutes.submit, async ({ body, request }) => {
    // Before the database is asked for anything; and only for channels that there are, so that names made up count nowhere.
    if (await ctx.channelDirectory(body.linkSuffix))
      ctx.brake.admit("report", body.linkSuffix, body.reportId, request.headers[PROOF_HEADER]);
    return submitReport(body);
  });

  handle(reportRoutes.caseLogin, async ({ body, request }) => caseView(ctx, await caseOfToken(ctx, body.token, request.ip)));

  handle(reportRoutes.updateNotification, async ({ body, request }) => {
    const { accountId, reportId } = await caseOfToken(ctx, body.token, request.ip);
    await ctx.db.tenant(accountId, async (tx) => {
      const report = await reportById(tx, accountId, reportId);
      if (report?.case_number !== body.caseNumber) throw new Failure("CASE_NOT_FOUND");
      const address = body.notificationEmail ? ctx.secrets.seal(Buffer.from(body.notificationEmail), `address ${reportId}`) : null;
      await setNotificationAddress(tx, accountId, reportId, address);
    });
    return {};
  });

  handle(fileRoutes.casePart, async ({ params, caller, request, body }) => {
    const { accountId, reportId } = caller;
    const taken = await ctx.db.tenant(accountId, (tx) => takesFiles(tx, accountId, reportId));
    if (!taken) throw new Failure("CASE_NOT_FOUND");
    if (!taken.allowed) throw new Failure("FILES_NOT_ALLOWED");
    const uploaderHash = uploaderByCase(reportId);
    return storePart(
      ctx,
      { accountId, fileId: params.fileId, part: params.part, home: { reportId }, uploaderHash, isStranger: !taken.isKnown },
      announced(request),
      body,
    );
  });
  handle(fileRoutes.caseParts, ({ params, caller }) => storedParts(ctx, caller.accountId, params.fileId, uploaderByCase(caller.reportId)));
  handle(fileRoutes.caseFile, ({ params, caller }) => readFile(ctx, caller.accountId, caller.reportId, params.fileId));
}
