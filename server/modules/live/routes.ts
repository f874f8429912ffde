import { eventRoutes } from "@hz/contract/events";
import type { Context, Door } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { guestsHiddenFrom } from "../../db/guest-access.ts";
import type { LiveBusEvent } from "../../events/live-bus.ts";
import type { UserCaller } from "../../http/handle.ts";
import { currentPermissions } from "../auth/index.ts";
import { departmentsOf } from "../departments/index.ts";
import { guestReportIds, readableIds, revokedReports, visibleAnywhere } from "../reports/index.ts";
import { type Hearing, streamEvents } from "./stream-events.ts";

/** What concerns everybody and says nothing of a report: keys may be one's own, the rest stands on everybody's screens. */
const OF_ALL: ReadonlySet<string> = new Set([
  "keys-changed",
  "categories-changed",
  "channels-changed",
  "templates-changed",
  "billing-changed",
]);

/** Whose `ref` is a person. */
const OF_PEOPLE: ReadonlySet<string> = new Set(["keys-changed", "user-changed"]);

/** What says of a report only that it is gone, at least for some: whoever could read it hears of it, and nobody else. */
const OF_GONE: ReadonlySet<string> = new Set(["report-deleted", "report-moved"]);

/** A guest hears of their cases alone; of one that has ended, or was given to them anew, that there is something to ask. */
const OF_GUESTS: ReadonlySet<string> = new Set(["report-changed", "message-created", "note-created", "report-moved"]);

const guestHears =
  (ctx: Context, caller: UserCaller): Hearing =>
  (events) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      if (!(await currentPermissions(ctx, tx, caller))) return null;
      const refs = events.flatMap(({ ref }) => ref ?? []);
      const readable = await readableIds(tx, caller.accountId, caller.userId, refs);
      const known = await guestReportIds(tx, caller.accountId, caller.userId, refs);
      return events.filter(
        ({ type, ref }) => ref !== null && OF_GUESTS.has(type) && (readable.has(ref) || (type === "report-moved" && known.has(ref))),
      );
    });

/** The same events; of guests whom this person may not know of only that somebody's keys changed. */
async function withoutGuests(tx: Tx, { accountId, userId }: UserCaller, events: LiveBusEvent[]): Promise<LiveBusEvent[]> {
  if (!events.some(({ type, ref }) => OF_PEOPLE.has(type) && ref !== null)) return events;
  const hidden = await guestsHiddenFrom(tx, accountId, userId);
  return events.flatMap((event) => {
    if (!OF_PEOPLE.has(event.type) || event.ref === null || !hidden.has(event.ref)) return [event];
    return event.type === "keys-changed" ? [{ ...event, ref: null }] : [];
  });
}

/** A user hears of the reports that they may read, as long as the session lives, and of those that were theirs that they are gone. */
const userHears =
  (ctx: Context, caller: UserCaller): Hearing =>
  (all) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      const permissions = await currentPermissions(ctx, tx, caller);
      if (!permissions) return null;
      const events = await withoutGuests(tx, caller, all);
      const concerns = ({ type, ref }: { type: string; ref: string | null }) =>
        OF_ALL.has(type) || (type === "user-changed" && (ref === caller.userId || permissions.includes("Benutzer und Abteilungen")));
      if (!permissions.includes("Meldungen")) return events.filter(concerns);
      const refs = events.flatMap(({ ref }) => ref ?? []);
      // Those set apart too: what happens to one may bring it back.
      const readable = await readableIds(tx, caller.accountId, caller.userId, refs, visibleAnywhere);
      const gone = await revokedReports(
        tx,
        caller.accountId,
        caller.userId,
        events.flatMap(({ type, ref }) => (ref !== null && OF_GONE.has(type) ? [ref] : [])),
      );
      const isResealed = events.some(({ type }) => type === "reports-resealed");
      const departments = isResealed ? await departmentsOf(tx, caller.accountId, caller.userId) : [];
      const hears = (type: string, ref: string) =>
        type === "reports-resealed" ? departments.includes(ref) : readable.has(ref) || gone.has(ref);
      return events.filter((event) => concerns(event) || (event.ref !== null && hears(event.type, event.ref)));
    });

/** What reporters are not told: whether there are notes, when somebody looked, and what the office finds and plans. */
const INTERNAL: ReadonlySet<string> = new Set(["note-created", "report-read", "procedure-changed", "report-moved"]);

export function registerLiveRoutes({ handle, ctx }: Door): void {
  const hearing = (caller: UserCaller) => (caller.guest === null ? userHears : guestHears)(ctx, caller);
  handle(eventRoutes.account, ({ caller, reply }) =>
    streamEvents(ctx, caller.accountId, `user ${caller.accountId} ${caller.userId}`, hearing(caller), reply),
  );
}

export function registerPortalLiveRoutes({ handle, ctx }: Door): void {
  handle(eventRoutes.case, ({ caller, reply }) => {
    const hearing: Hearing = async (events) => events.filter(({ ref, type }) => ref === caller.reportId && !INTERNAL.has(type));
    return streamEvents(ctx, caller.accountId, `case ${caller.reportId}`, hearing, reply);
  });
}
