import { berlinDay } from "@hz/contract/procedure/deadlines";
import { readinessRoutes } from "@hz/contract/account/readiness";
import type { Context, Door } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { newId } from "../../db/new-id.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { personOrigin } from "../../http/rate-limit.ts";
import { record } from "../audit/index.ts";
import { suffixOfChannel } from "../channels/index.ts";
import { reportById } from "../reports/index.ts";
import { userOf } from "../users/index.ts";
import { keyDrillOf } from "./key-drill.ts";
import { readinessOf } from "./readiness.ts";
import { drillOf, insertDrill, insertReview, insertTraining } from "./store.ts";
import { isTestCode, mailTest } from "./test-mail.ts";

export function registerReadinessRoutes({ handle, ctx }: Door): void {
  handle(readinessRoutes.get, ({ caller }) => ctx.db.tenant(caller.accountId, (tx) => readinessOf(ctx, tx, caller)));

  handle(readinessRoutes.keys, ({ caller }) => ctx.db.tenant(caller.accountId, (tx) => keyDrillOf(tx, caller)));

  handle(readinessRoutes.startDrill, async ({ caller, body }) => {
    await ctx.db.tenant(caller.accountId, (tx) => startDrill(ctx, tx, caller, body));
    return {};
  });

  handle(readinessRoutes.saveTraining, async ({ caller: { accountId, userId: by }, params: { userId }, body: { day, title } }) => {
    if (day !== null && day > berlinDay(ctx.now())) throw new Failure("DAY_AHEAD", ["day"]);
    await ctx.db.tenant(accountId, async (tx) => {
      const person = await userOf(tx, accountId, userId);
      if (!person || person.deleted_at) throw new Failure("NOT_FOUND");
      const given = { day, title: day === null ? "" : title };
      await insertTraining(tx, accountId, { id: newId(), user_id: userId, ...given, recorded_by: by, at: ctx.now() });
      record(accountId, { actor: by, action: "training.recorded", target: userId, details: { day } });
    });
    return {};
  });

  handle(readinessRoutes.reviewExternal, async ({ caller: { accountId, userId } }) => {
    await ctx.db.tenant(accountId, async (tx) => {
      await insertReview(tx, accountId, { id: newId(), kind: "external", user_id: userId, at: ctx.now() });
      record(accountId, { actor: userId, action: "readiness.external-reviewed" });
    });
    return {};
  });

  handle(readinessRoutes.sendTestMail, async ({ caller: { accountId, userId } }) => {
    const person = personOrigin(accountId, userId);
    ctx.rateLimiter.check("test-mail", person);
    ctx.rateLimiter.count("test-mail", person);
    await ctx.db.tenant(accountId, () => ctx.jobs.enqueue(mailTest, { accountId, userId }));
    return {};
  });

  handle(readinessRoutes.confirmTestMail, async ({ caller: { accountId, userId }, body: { code } }) => {
    if (!isTestCode(ctx, { accountId, userId }, code)) throw new Failure("TEST_CODE_WRONG", ["code"]);
    await ctx.db.tenant(accountId, async (tx) => {
      await insertReview(tx, accountId, { id: newId(), kind: "mail", user_id: userId, at: ctx.now() });
      record(accountId, { actor: userId, action: "readiness.mail-confirmed" });
    });
    return {};
  });

  handle(readinessRoutes.recordExport, ({ caller: { accountId, userId } }) =>
    ctx.db.tenant(accountId, async () => {
      record(accountId, { actor: userId, action: "readiness.exported" });
      return {};
    }),
  );
}

/** Keeps that a report of this id will be a drill. One that is there already was none, and never becomes one. */
async function startDrill(
  ctx: Context,
  tx: Tx,
  { accountId, userId }: UserCaller,
  { id, channelId }: { id: string; channelId: string },
): Promise<void> {
  if ((await suffixOfChannel(tx, accountId, channelId)) === undefined) throw new Failure("NOT_FOUND");
  const earlier = await drillOf(tx, accountId, id);
  if (earlier ? earlier.channel_id !== channelId : await reportById(tx, accountId, id)) throw new Failure("REPORT_CONFLICT");
  if (!(await insertDrill(tx, accountId, { id, channel_id: channelId, started_by: userId, started_at: ctx.now() }))) return;
  record(accountId, { actor: userId, action: "readiness.drill-started", target: channelId });
}
