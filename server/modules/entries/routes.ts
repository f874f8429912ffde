import { entryRoutes } from "@hz/contract/reports/entries";
import { fileRoutes } from "@hz/contract/reports/files";
import type { Door } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { record } from "../audit/index.ts";
import { suffixOfChannel } from "../channels/index.ts";
import { announced, storedParts, storePart, uploaderByUser } from "../files/index.ts";
import { lockReports, readableIds, recusalsOf, reportById, requireKey } from "../reports/index.ts";
import { enterReport } from "./enter-report.ts";
import { saveHandover } from "./store.ts";

const HANDOVER_ACTIONS = { handed: "report.password-handed", impossible: "report.password-undeliverable" } as const;

/** Reports that came to the office and are entered there. */
export function registerEntryRoutes({ handle, ctx }: Door): void {
  handle(entryRoutes.enter, ({ caller, body }) => enterReport(ctx, caller, body));

  handle(entryRoutes.handOver, ({ caller, params: { id }, body: { handover } }) => {
    const { accountId, userId } = caller;
    return ctx.db.tenant(accountId, async (tx) => {
      await lockReports(tx, accountId, [id]);
      const report = await reportById(tx, accountId, id);
      // Who entered it may hand it over, also where it went to another department.
      const isOut = (await recusalsOf(tx, accountId, id).execute()).some((row) => row.user_id === userId && row.lifted_at === null);
      const isTheirs = report?.entered_by === userId && !isOut;
      const may = isTheirs || (await readableIds(tx, accountId, userId, [id])).has(id);
      if (!report || report.way === "portal" || !may) throw new Failure("NOT_FOUND");
      if (!isTheirs) await requireKey(tx, caller, report);
      if (report.handover === handover) return {};
      await saveHandover(tx, accountId, id, handover, userId, ctx.now());
      record(accountId, { actor: userId, action: HANDOVER_ACTIONS[handover], target: id });
      emit(accountId, { type: "report-changed", ref: id });
      return {};
    });
  });

  /** A channel that takes reports, or NOT_FOUND. */
  const demandChannel = async (accountId: string, channelId: string) => {
    const suffix = await ctx.db.tenant(accountId, (tx) => suffixOfChannel(tx, accountId, channelId));
    if (suffix === undefined) throw new Failure("NOT_FOUND");
  };

  handle(fileRoutes.entryPart, async ({ caller: { accountId, userId }, params, request, body }) => {
    const { id: channelId, fileId, part } = params;
    await demandChannel(accountId, channelId);
    const upload = { accountId, fileId, part, home: { channelId }, uploaderHash: uploaderByUser(userId), isStranger: false };
    return storePart(ctx, upload, announced(request), body);
  });
  handle(fileRoutes.entryParts, async ({ caller: { accountId, userId }, params }) => {
    await demandChannel(accountId, params.id);
    return storedParts(ctx, accountId, params.fileId, uploaderByUser(userId));
  });
}
