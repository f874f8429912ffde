import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { deskRoutes } from "@hz/contract/reports/desk";
import { useEffect, useRef, useState } from "react";
import { call } from "../../api/client.ts";
import type { ThreadEntry } from "../../vault/content/thread.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { markRead } from "../reports/index.ts";
import type { ShownReport } from "./queries.ts";

/**
 * Keeps on the server what this person has seen, while the tab is in sight; not while the thread is being read again (`isReading`).
 * Returns the id of the message that was the first new one when the case was opened.
 */
export function useMarkRead(id: string, thread: readonly ThreadEntry[] | undefined, isReading: boolean): string | null {
  const client = useQueryClient();
  const shown = () => client.getQueryData<ShownReport>(queryKeys.reportItself(id))?.report;
  // As of the opening: what is marked as read meanwhile keeps its mark until the case is opened anew.
  const [since] = useState(() => {
    const report = shown();
    return report?.readUntil ?? (report?.unread ? "" : null);
  });
  const [first, setFirst] = useState<string | null>();
  if (first === undefined && thread && !isReading) setFirst(firstNew(thread, since));

  const last = thread?.findLast(({ message }) => message.isFromWhistleblower)?.message;
  // A thread of before that is being read again would vouch for less than is about to be seen.
  const lastId = thread && !isReading ? (last?.id ?? null) : undefined;
  const lastAt = last?.createdAt;
  const kept = useRef<string | null>(undefined);
  useEffect(() => {
    if (lastId === undefined) return;
    const keep = () => {
      if (document.visibilityState !== "visible" || kept.current === lastId) return;
      kept.current = lastId;
      void tell(client, id, { id: lastId, at: lastAt }).then((told) => {
        // Nothing is lost by it: the next look says it again.
        if (!told) kept.current = undefined;
        return told;
      });
    };
    keep();
    document.addEventListener("visibilitychange", keep);
    return () => document.removeEventListener("visibilitychange", keep);
  }, [client, id, lastId, lastAt]);
  return first ?? null;
}

/** Tells the server, and what is in memory, that the report was seen up to this message; answers whether it has arrived. */
async function tell(client: QueryClient, id: string, seen: { id: string | null; at: string | undefined }): Promise<boolean> {
  try {
    await call(deskRoutes.markRead, { params: { id }, body: { lastMessageId: seen.id } });
  } catch {
    return false;
  }
  markRead(id);
  const itself = queryKeys.reportItself(id);
  // An answer on its way may be from before; it would bring back what was just read.
  if (client.isFetching({ queryKey: itself }) > 0) void client.invalidateQueries({ queryKey: itself });
  client.setQueryData<ShownReport>(
    itself,
    (old) => old && { ...old, report: { ...old.report, unread: false, readUntil: seen.at ?? old.report.createdAt } },
  );
  void client.invalidateQueries({ queryKey: queryKeys.counts });
  return true;
}

/** The id of the first new message; `since` is the moment up to which the reporter's words were seen, "" for never, null for all. */
export function firstNew(thread: readonly Pick<ThreadEntry, "message">[], since: string | null): string | null {
  if (since === null) return null;
  return thread.find(({ message }) => message.isFromWhistleblower && message.createdAt > since)?.message.id ?? null;
}
