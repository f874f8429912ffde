import type { LiveEvent } from "@hz/contract/events";
import { vi } from "vitest";
import type { Headers } from "./call.ts";

export type Stream = {
  status: number;
  headers: globalThis.Headers;
  /** What has come so far. */
  events: LiveEvent[];
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
};

/** Opens a stream of live events and reads it until it is closed; resolves once the server is listening for news. */
export async function openStream(url: string, as: Headers): Promise<Stream> {
  const leaving = new AbortController();
  const reply = await fetch(url, { headers: as, signal: leaving.signal });
  const events: Stream["events"] = [];
  let text = "";
  const read = async () => {
    for await (const chunk of reply.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split("\n\n");
      text = blocks.pop()!;
      for (const block of blocks) {
        const [, data] = /^event: change\ndata: (.*)$/.exec(block) ?? [];
        if (data) events.push(JSON.parse(data));
      }
    }
  };
  const ended = reply.ok ? read().catch(() => {}) : Promise.resolve();
  return { status: reply.status, headers: reply.headers, events, ended, close: () => leaving.abort() };
}

/** Waits until the stream has brought so many events and resolves to their types. */
export async function typesOf(stream: Stream, number: number): Promise<string[]> {
  await vi.waitFor(() => {
    if (stream.events.length < number) throw new Error(`${stream.events.length} of ${number} events`);
  }, 10_000);
  return stream.events.map(({ type }) => type);
}
