import type { Bytes } from "@hz/crypto";

/**
 * Collects a file's segments as they open; resolves once the last one was verified. `onProgress` is told the bytes so far. Throws what
 * the segments threw. It holds them in memory: of a stream that they collect themselves browsers write more than a few megabytes to
 * their disk (Chromium from 8 MB, Firefox from 16), where the opened file would lie until somebody writes over it.
 */
export async function wholeFile(segments: ReadableStream<Bytes>, onProgress: (bytes: number) => void = () => {}): Promise<Blob> {
  const parts: Bytes[] = [];
  let opened = 0;
  const reader = segments.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    parts.push(value);
    onProgress((opened += value.length));
  }
}
