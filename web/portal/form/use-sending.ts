import { useCallback, useEffect, useRef, useState } from "react";
import type { PortalChannel } from "@hz/contract/channels/channels";
import { parts } from "../failure-text.ts";
import { type Portal, usePortal } from "../portal-context.tsx";
import type { PortalT } from "../portal-texts.ts";
import { retrying } from "../../vault/files/retry.ts";
import type { LoadSending, SendingPart } from "../load-sending.ts";
import type { Outgoing, Receipt, Sender, SendProgress } from "./send-report.ts";

/** Gets the receipt, and the part that shows it. */
export type OnSent = (receipt: Receipt, part: SendingPart) => void;

/** What went wrong, as a sentence, and whether it is that nobody reads what is sent here now: its key is lost, or the channel is archived. */
export type SendFailure = { text: string; isClosed: boolean };

export type Sending = {
  /** Null while nothing is on its way. */
  progress: SendProgress | null;
  /** What went wrong the last time. */
  failure: SendFailure | null;
  /** Whether the last sending was stopped. */
  isStopped: boolean;
  /** Somebody has touched the form. */
  want: () => void;
  start: (outgoing: Outgoing) => void;
  cancel: () => void;
  forgetFailure: () => void;
};

/** So long it goes on trying to load what sends, once somebody wants to. */
const LOAD_PATIENCE_MS = 20_000;

/** The state of the sending; `trusted` says whether the channel's key was found right, `onSent` gets the receipt. */
export function useSending(loadSending: LoadSending | null, trusted: boolean, onSent: OnSent): Sending {
  const { channel, explain, t } = usePortal();
  const [progress, setProgress] = useState<SendProgress | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isStopped, setStopped] = useState(false);
  const [wanted, setWanted] = useState(false);
  const running = useRef<AbortController | null>(null);
  const [ready] = useState(() => senderOf(loadSending, channel));
  useEffect(() => {
    // Where it does not come now, it is tried again when it is needed.
    if (wanted && trusted)
      void ready().then(
        ({ sender }) => sender.prepare(),
        () => undefined,
      );
  }, [wanted, trusted, ready]);

  const want = useCallback(() => setWanted(true), []);
  const start = async (outgoing: Outgoing) => {
    // State is a render behind: a double click must find the first one here.
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setFailure(null);
    setStopped(false);
    const show = (waiting: boolean) => setProgress({ step: "sealing", shares: {}, waiting });
    show(false);
    try {
      const { sender, part } = await retrying(ready, { patienceMs: LOAD_PATIENCE_MS, signal: stop.signal, onWaiting: show });
      onSent(await sender.send(outgoing, setProgress, stop.signal), part);
    } catch (error) {
      if (stop.signal.aborted) setStopped(true);
      else setFailure(error);
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  return {
    progress,
    // Said in the language that the page has now.
    failure: failure === null ? null : failureOf(failure, explain, t),
    isStopped,
    want,
    start: (outgoing) => void start(outgoing),
    cancel: () => running.current?.abort(),
    forgetFailure: () => setFailure(null),
  };
}

function failureOf(failure: unknown, explain: Portal["explain"], t: PortalT): SendFailure {
  const { code } = parts(failure);
  // The form was there: so the channel was, too, and is archived since.
  if (code === "CHANNEL_NOT_FOUND") return { text: `${t("archived.title")}. ${t("archived.kept")}`, isClosed: true };
  return { text: explain(failure), isClosed: code === "DEPARTMENT_KEY_LOST" };
}

/** Loads the part that sends and makes the one sender of this form: what has arrived of a report stays with it. */
function senderOf(loadSending: LoadSending | null, channel: PortalChannel) {
  let sender: Sender | null = null;
  return async () => {
    const part = await loadSending!();
    return { part, sender: (sender ??= part.createSender(channel)) };
  };
}
