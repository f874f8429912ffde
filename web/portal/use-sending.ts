import { useEffect, useRef, useState } from "react";
import { parts } from "./failure-text.ts";
import { usePortal } from "./portal-context.tsx";
import { createSender, type Outgoing, type Receipt, type SendProgress } from "./send-report.ts";

/** What went wrong, as a sentence, and whether it is that nobody of the office could read what is sent now. */
export type SendFailure = { text: string; isClosed: boolean };

export type Sending = {
  /** Null while nothing is on its way. */
  progress: SendProgress | null;
  /** What went wrong the last time. */
  failure: SendFailure | null;
  start: (outgoing: Outgoing) => void;
  cancel: () => void;
  forgetFailure: () => void;
};

/** Takes whether the channel's key was found right and who gets the receipt, and gives the state of the sending. */
export function useSending(trusted: boolean, onSent: (receipt: Receipt) => void): Sending {
  const { channel, language, explain } = usePortal();
  const [progress, setProgress] = useState<SendProgress | null>(null);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [sender] = useState(() => createSender(channel, language));
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    if (trusted) sender.prepare();
  }, [trusted, sender]);

  const start = async (outgoing: Outgoing) => {
    // State is a render behind: a double click must find the first one here.
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setFailure(null);
    setProgress({ step: "sealing", shares: {}, waiting: false });
    try {
      onSent(await sender.send(outgoing, setProgress, stop.signal));
    } catch (error) {
      if (!stop.signal.aborted) setFailure({ text: explain(error), isClosed: parts(error).code === "DEPARTMENT_KEY_LOST" });
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  return {
    progress,
    failure,
    start: (outgoing) => void start(outgoing),
    cancel: () => running.current?.abort(),
    forgetFailure: () => setFailure(null),
  };
}
