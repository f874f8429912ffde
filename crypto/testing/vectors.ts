// The published vectors, beside the repository; absent ones are skipped with a message.
import { describe, test } from "vitest";
import type { Bytes } from "../primitives/bytes.ts";

declare global {
  interface ImportMeta {
    glob(pattern: string, options: { eager: true; import: "default" }): Record<string, unknown>;
  }
}
const files = import.meta.glob("../../../shared/vectors/*.json", {
  eager: true,
  import: "default",
});

/** Runs tests with the content of a vector file, or skips them where it is absent. */
export function withVectors<T>(name: string, tests: (content: T) => void): void {
  const content = files[`../../../shared/vectors/${name}.json`];
  describe(name, () => {
    if (content !== undefined) return tests(content as T);
    test("published vectors", ({ skip }) => skip("not found beside the repository"));
  });
}

export function hex(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
