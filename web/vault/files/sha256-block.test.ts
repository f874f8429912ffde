import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { PUZZLE_BYTES } from "@hz/contract/sign-in/proof";
import { firstWord } from "./sha256-block.ts";

test("the first word is that of the platform's SHA-256, for any message of this length", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: PUZZLE_BYTES, maxLength: PUZZLE_BYTES }), (bytes) => {
      const message = Int32Array.from({ length: PUZZLE_BYTES / 4 }, (_, at) => Buffer.from(bytes).readInt32BE(4 * at));
      expect(firstWord(message)).toBe(createHash("sha256").update(bytes).digest().readInt32BE(0));
    }),
  );
});
