import type { LiveEvent } from "@hz/contract/events";
import { FALLBACK_REFRESH_MS } from "@hz/contract/limits";

export type LiveSource = {
  url: string;
  /** What proves that one may listen; an EventSource could not send it. */
  headers?: Record<string, string>;
  /** Told what changed; null means that something may have: read again. */
  onChange: (event: LiveEvent | null) => void;
  /** Told when the stream is up and when it is lost. */
  onConnected?: (connected: boolean) => void;
  /** Asked before the stream is taken up again; without it always. */
  isWanted?: () => boolean;
  /** Told when the server no longer knows who listens. */
  onRefused?: () => void;
  fallbackMs?: number;
  firstGapMs?: number;
};

const LONGEST_GAP_MS = 15_000;
/** The server says something every 20 s; a stream that is silent for longer is dead. */
const SILENCE_MS = 60_000;

/**
 * Follows an address of live events until the result is called. A lost stream is taken up again with growing gaps; as long as it is
 * not there, `onChange(null)` comes every 15 s.
 */
export function followEvents(source: LiveSource): () => void {
  const { onChange, onConnected, fallbackMs = FALLBACK_REFRESH_MS, firstGapMs = 1_000 } = source;
  const stop = new AbortController();
  let fallback: ReturnType<typeof setInterval> | undefined;
  const lookOften = (often: boolean) => {
    clearInterval(fallback);
    fallback = often ? setInterval(() => onChange(null), fallbackMs) : undefined;
  };

  const listen = async () => {
    for (let gap = firstGapMs; !stop.signal.aborted; gap = Math.min(gap * 2, LONGEST_GAP_MS)) {
      await readStream(source, stop.signal, {
        opened: () => {
          gap = firstGapMs / 2;
          lookOften(false);
          onConnected?.(true);
          // Whatever happened before the stream was up has no event.
          onChange(null);
        },
        event: onChange,
      });
      if (stop.signal.aborted) return;
      onConnected?.(false);
      if (fallback === undefined) lookOften(true);
      await pause(gap * (0.5 + Math.random() / 2), stop.signal);
      if (source.isWanted?.() === false) return lookOften(false);
    }
  };

  lookOften(true);
  void listen();
  return () => {
    stop.abort();
    lookOften(false);
  };
}

type Hearers = { opened: () => void; event: (event: LiveEvent | null) => void };

/** Reads one stream to its end; every way in which it can end is the same to the caller. */
async function readStream(source: LiveSource, stop: AbortSignal, hearers: Hearers): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const headers = { accept: "text/event-stream", ...source.headers };
    const signal = AbortSignal.any([stop, silence.signal]);
    const reply = await fetch(source.url, { headers, signal, cache: "no-store" });
    if (reply.status === 401) source.onRefused?.();
    if (!reply.ok || !reply.body) return;
    hearers.opened();
    let rest = "";
    const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value: text } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      const blocks = (rest + text).replaceAll("\r", "").split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) readBlock(block, hearers);
    }
  } catch {
    // A stream that breaks off is taken up again by the caller.
  } finally {
    clearTimeout(timer);
  }
}

function readBlock(block: string, hearers: Hearers): void {
  const fields = new Map(
    block.split("\n").map((line) => {
      const [name = "", ...value] = line.split(":");
      return [name, value.join(":").trimStart()];
    }),
  );
  if (fields.get("event") === "change") hearers.event(parseEvent(fields.get("data") ?? ""));
}

function parseEvent(data: string): LiveEvent | null {
  try {
    return JSON.parse(data) as LiveEvent;
  } catch {
    return null;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
