import { eventRoutes } from "@hz/contract/events";
import type { Door } from "../../context.ts";
import { streamEvents } from "./stream-events.ts";

export function registerLiveRoutes({ handle, ctx }: Door): void {
  handle(eventRoutes.account, ({ caller, request, reply }) => streamEvents(ctx, caller.accountId, () => true, request, reply));
}

export function registerPortalLiveRoutes({ handle, ctx }: Door): void {
  handle(eventRoutes.case, ({ caller, request, reply }) =>
    streamEvents(ctx, caller.accountId, (event) => event.ref === caller.reportId && event.type !== "note-created", request, reply),
  );
}
