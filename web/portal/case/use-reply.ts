import { useRef, useState } from "react";
import { MAX_MESSAGE_CHARACTERS } from "@hz/contract/limits";
import type { OpenCase } from "../../vault/report/open-case.ts";
import type { SentShares } from "../form/file-list.tsx";
import { usePortal } from "../portal-context.tsx";
import { createReplySender, type OutgoingReply } from "./send-reply.ts";

export type Reply = {
  /** How far each file is, while something is on its way; null otherwise. */
  shares: SentShares | null;
  waiting: boolean;
  sent: boolean;
  failure: string | null;
  send: (outgoing: OutgoingReply) => Promise<"sent" | "failed" | "busy">;
  cancel: () => void;
};

/**
 * Sends the reporter's messages, one at a time. Where an answer must not be given twice, `onShown` waits until the thread shows
 * what was sent: so long it is still on its way.
 */
export function useReply(open: OpenCase, onShown?: () => Promise<void>): Reply {
  const { explain, t } = usePortal();
  const [sender] = useState(() => createReplySender(open));
  const [shares, setShares] = useState<SentShares | null>(null);
  const [waiting, setWaiting] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  const send: Reply["send"] = async (outgoing) => {
    if (running.current) return "busy";
    setSent(false);
    setFailure(null);
    const empty = !outgoing.text && outgoing.files.length === 0;
    if (empty || outgoing.text.length > MAX_MESSAGE_CHARACTERS) {
      setFailure(t(empty ? "reply.missing" : "reply.long"));
      return "failed";
    }
    const stop = new AbortController();
    running.current = stop;
    setShares({});
    try {
      const text = outgoing.text || t("reply.filesOnly");
      await sender({ ...outgoing, text }, { onShares: setShares, onWaiting: setWaiting, signal: stop.signal });
      setSent(true);
      await onShown?.();
      return "sent";
    } catch (error) {
      if (!stop.signal.aborted) setFailure(explain(error));
      return "failed";
    } finally {
      running.current = null;
      setShares(null);
      setWaiting(false);
    }
  };
  return { shares, waiting, sent, failure, send, cancel: () => running.current?.abort() };
}
