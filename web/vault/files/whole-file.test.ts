import { type Bytes, CryptoFailure } from "@hz/crypto";
import { expect, test, vi } from "vitest";
import { wholeFile } from "./whole-file.ts";

/** A stream of these texts that ends, or breaks with `failure`. */
function segments(texts: string[], failure?: Error): ReadableStream<Bytes> {
  const left = texts.map((text) => new TextEncoder().encode(text));
  return new ReadableStream<Bytes>({
    pull(controller) {
      const next = left.shift();
      if (next) controller.enqueue(next);
      else if (failure) controller.error(failure);
      else controller.close();
    },
  });
}

test("gives the file whole, and says how far it is", async () => {
  const told: number[] = [];
  const file = await wholeFile(segments(["Zwölf ", "Paletten"]), (done) => told.push(done));
  expect([await file.text(), told]).toEqual(["Zwölf Paletten", [7, 15]]);
});

test("throws what the segments threw", async () => {
  const changed = new CryptoFailure("box-open");
  await expect(wholeFile(segments(["Zwölf "], changed))).rejects.toBe(changed);
});

test("leaves no stream to the browser, which would write it to its disk", async () => {
  const handed = vi.fn<(body: unknown) => void>();
  vi.stubGlobal("Response", handed);
  try {
    expect((await wholeFile(segments(["Zwölf"]))).size).toBe(6);
    expect(handed).not.toHaveBeenCalled();
  } finally {
    vi.unstubAllGlobals();
  }
});
