import { useCallback, useEffect, useRef, useState } from "react";
import { portalApi } from "@hz/contract/paths";
import type { LiveEvent } from "@hz/contract/events";
import type { MessageKind } from "@hz/contract/messages";
import type { Case } from "@hz/contract/reports";
import { followEvents } from "../api/live.ts";
import { caseHeaders, portalClient } from "../api/portal-client.ts";
import { openAgain, type OpenCase, openThread } from "../vault/open-case.ts";
import type { ThreadEntry } from "../vault/thread.ts";
import { usePortal } from "./portal-context.tsx";

export type LiveCase = {
  open: OpenCase;
  /** Null until it was read for the first time. */
  thread: ThreadEntry[] | null;
  connected: boolean;
  failure: string | null;
  refresh: () => void;
};

type Read = Awaited<ReturnType<typeof portalClient.messages>>;

/** Whether the answer with the thread knows something of the case that is not known here yet. */
function isNews(read: Read, thread: ThreadEntry[], { status, bodyRedaction, acknowledgedAt, feedbackAt, destroyed }: Case): boolean {
  const has = (kind: MessageKind) => read.messages.some((message) => message.kind === kind);
  const known = (files: readonly { id: string }[], id: string) => files.some((file) => file.id === id);
  // Whether a recording that is no longer there was destroyed, the case says and not the thread.
  const lacks = ({ content, message }: ThreadEntry) =>
    content?.recording && content.files.some(({ id }) => !known(message.files, id) && !known(destroyed, id));
  return (
    read.status !== status ||
    thread.some(lacks) ||
    read.bodyRedactedAt !== (bodyRedaction?.at ?? null) ||
    (acknowledgedAt === null && has("acknowledgement")) ||
    (feedbackAt === null && has("feedback"))
  );
}

/** Takes the case as it was opened and keeps it and its thread up to date: by events, and every 15 s where they don't get through. */
export function useCase(first: OpenCase): LiveCase {
  const { explain } = usePortal();
  const [open, setOpen] = useState(first);
  const [thread, setThread] = useState<ThreadEntry[] | null>(null);
  const [connected, setConnected] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef(0);

  const found = useRef(first.found);

  const refresh = useCallback(
    async (event: LiveEvent | null) => {
      const turn = ++latest.current;
      try {
        const read = await portalClient.messages(first.found.id, first.token);
        const opened = await openThread(first, read.messages, read.members);
        // An answer that was overtaken by a later one is old.
        if (turn !== latest.current) return;
        setThread(opened);
        if (event?.type === "report-changed" || isNews(read, opened, found.current)) {
          const again = await portalClient.caseLogin(first.token);
          found.current = again;
          const reopened = await openAgain(first, again);
          if (turn === latest.current) setOpen(reopened);
        }
        setFailure(null);
      } catch (error) {
        if (turn === latest.current) setFailure(explain(error));
      }
    },
    [first, explain],
  );

  useEffect(() => {
    void refresh(null);
    return followEvents({
      url: portalApi.caseEvents(first.found.id),
      headers: caseHeaders(first.token),
      onChange: (event) => void refresh(event),
      onConnected: setConnected,
    });
  }, [first, refresh]);

  return { open, thread, connected, failure, refresh: () => void refresh(null) };
}
