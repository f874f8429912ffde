import { eventRoutes } from "@hz/contract/events";
import type { Context, Door } from "../../context.ts";
import type { UserCaller } from "../../http/handle.ts";
import { currentPermissions } from "../auth/index.ts";
import { readableIds } from "../reports/index.ts";
import { type Hearing, streamEvents } from "./stream-events.ts";

/**
 * A user hears of the reports that they may read, as long as the session lives. Whose a deleted report was can no longer
 * be told, so everybody who handles reports hears that one is gone. That keys have changed concerns everybody.
 */
const userHears =
  (ctx: Context, caller: UserCaller): Hearing =>
  (events) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      const permissions = await currentPermissions(ctx, tx, caller);
      if (!permissions) return null;
      // Everybody may hear that somebody's keys changed: it may be their own, or somebody who waits for theirs.
      const ofKeys = events.filter(({ type }) => type === "keys-changed");
      if (!permissions.includes("Meldungen")) return ofKeys;
      const refs = events.flatMap(({ ref }) => ref ?? []);
      const readable = await readableIds(tx, caller.accountId, caller.userId, refs);
      return events.filter(({ type, ref }) => type === "report-deleted" || type === "keys-changed" || (ref !== null && readable.has(ref)));
    });

/** What reporters are not told: whether there are notes, and when somebody looked. */
const INTERNAL: ReadonlySet<string> = new Set(["note-created", "report-read"]);

export function registerLiveRoutes({ handle, ctx }: Door): void {
  handle(eventRoutes.account, ({ caller, reply }) =>
    streamEvents(ctx, caller.accountId, `user ${caller.accountId} ${caller.userId}`, userHears(ctx, caller), reply),
  );
}

export function registerPortalLiveRoutes({ handle, ctx }: Door): void {
  handle(eventRoutes.case, ({ caller, reply }) => {
    const hearing: Hearing = async (events) => events.filter(({ ref, type }) => ref === caller.reportId && !INTERNAL.has(type));
    return streamEvents(ctx, caller.accountId, `case ${caller.reportId}`, hearing, reply);
  });
}
