import { useEffect, useState } from "react";
import { portalApi } from "@hz/contract/portal-paths";
import { followEvents } from "../../api/live.ts";
import { caseHeaders } from "../../api/portal-client.ts";
import type { OpenCase } from "../../vault/report/open-case.ts";
import type { ThreadEntry } from "../../vault/content/thread.ts";
import { usePortal } from "../portal-context.tsx";
import { createCaseReader } from "./read-case.ts";

export type LiveCase = {
  open: OpenCase;
  /** Null until it was read for the first time. */
  thread: ThreadEntry[] | null;
  /** When the newest of what the office has seen was sent, as the service states it; null while nobody has seen the report. */
  readUntil: string | null;
  connected: boolean;
  failure: string | null;
  /** Is done once the thread shows what was sent before. */
  refresh: () => Promise<void>;
};

/** Keeps an opened case and its thread up to date: by events, and every 15 s where they don't get through. */
export function useCase(first: OpenCase): LiveCase {
  const { explain } = usePortal();
  const [open, setOpen] = useState(first);
  const [thread, setThread] = useState<ThreadEntry[] | null>(null);
  const [connected, setConnected] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [readUntil, setReadUntil] = useState<string | null>(null);
  const [reader] = useState(() => {
    const showThread = (shown: ThreadEntry[], until: string | null) => {
      setThread(shown);
      setReadUntil(until);
    };
    return createCaseReader(first, { thread: showThread, open: setOpen, failure: setError });
  });

  useEffect(() => {
    void reader.refresh();
    return followEvents({
      url: portalApi.caseEvents(first.found.id),
      headers: caseHeaders(first.token),
      onChange: reader.hear,
      onConnected: setConnected,
    });
  }, [first, reader]);

  return { open, thread, readUntil, connected, failure: error === null ? null : explain(error), refresh: reader.refresh };
}
