import { createHash, createHmac } from "node:crypto";
import { PROOF_BITS, PROOF_PUZZLES, PUZZLE_BYTES } from "@hz/contract/sign-in/proof";
import { expect, test } from "vitest";
import type { SharedCounts } from "./shared-counts.ts";
import { createBrake } from "./brake.ts";

const MINUTE = 60_000;
const macUnder =
  (key: string) =>
  (...parts: (string | Uint8Array)[]) =>
    parts.reduce<ReturnType<typeof createHmac>>((hmac, part) => hmac.update(part), createHmac("sha256", key)).digest();
const mac = macUnder("ours");

/** The same puzzle once more, as plain as it can be: what the browser's own arithmetic must agree with. */
function solve({ challenge, bits }: { challenge: string; bits: number }, subject: string): string {
  const block = Buffer.alloc(PUZZLE_BYTES);
  createHash("sha256").update(Buffer.from(challenge, "base64url")).update(subject).digest().copy(block);
  const answers = Buffer.alloc(4 * PROOF_PUZZLES);
  for (let puzzle = 0; puzzle < PROOF_PUZZLES; puzzle++) {
    block.writeUInt32BE(puzzle, 32);
    let answer = 0;
    do block.writeUInt32BE(answer++, 36);
    while (Math.clz32(createHash("sha256").update(block).digest().readUInt32BE(0)) < bits);
    answers.writeUInt32BE(answer - 1, 4 * puzzle);
  }
  return `${challenge}.${answers.toString("base64url")}`;
}

test("what brings proofs all the same makes the next ones harder, up to a bound, and easier again afterwards", () => {
  let now = 1_800_000_000_000;
  // Nothing is free: four that bring a proof are a flood already.
  const brake = createBrake({ mac, freePerMinute: 0, now: () => now });
  expect(brake.challenge("report", "muster").bits).toBe(PROOF_BITS.first);
  const easy = brake.challenge("report", "muster");
  for (const subject of ["a", "b", "c", "d"]) brake.admit("report", "muster", subject, solve(easy, subject));
  expect(brake.challenge("report", "muster").bits).toBe(PROOF_BITS.first + 2);
  expect(brake.challenge("report", "anderer").bits).toBe(PROOF_BITS.first);
  now += 20 * MINUTE;
  expect(brake.challenge("report", "muster").bits).toBe(PROOF_BITS.first);
});

test("what is refused is forgotten within minutes, however much came", () => {
  let now = 1_800_000_000_000;
  const brake = createBrake({ mac, freePerMinute: 60, now: () => now });
  for (let sent = 0; sent < 60; sent++) brake.admit("report", "muster", "a", undefined);
  let refused = 0;
  for (let sent = 0; sent < 20_000; sent++) {
    try {
      brake.admit("report", "muster", "a", undefined);
    } catch {
      refused++;
    }
  }
  expect(refused).toBe(20_000);
  now += MINUTE;
  expect(() => brake.admit("report", "muster", "a", undefined)).toThrow("PROOF_NEEDED");
  now += 3 * MINUTE;
  brake.admit("report", "muster", "a", undefined);
});

test("an instance takes the challenge of another one with the same key, and of no other", () => {
  const [now, freePerMinute] = [() => 1_800_000_000_000, 0];
  const challenge = createBrake({ mac, freePerMinute, now }).challenge("report", "muster");
  const proof = solve(challenge, "a");
  createBrake({ mac, freePerMinute, now }).admit("report", "muster", "a", proof);
  const stranger = createBrake({ mac: macUnder("theirs"), freePerMinute, now });
  expect(() => stranger.admit("report", "muster", "a", proof)).toThrow("PROOF_NEEDED");
});

test("instances that tell each other leave no more free together than one alone, and one's proofs make the other's harder", () => {
  const ears: Map<string, (name: string, by: number) => void>[] = [new Map(), new Map()];
  const one = (mine: number, freePerMinute: number) => {
    const counts: SharedCounts = {
      tell: (kind, name, by) => ears[1 - mine]!.get(kind)!(name, by),
      onTold: (kind, hear) => void ears[mine]!.set(kind, hear),
    };
    return createBrake({ mac, freePerMinute, now: () => 1_800_000_000_000, counts });
  };
  const [here, there] = [one(0, 5), one(1, 5)];
  for (const brake of [here, here, here, there, there]) brake.admit("report", "muster", "a", undefined);
  for (const brake of [here, there]) expect(() => brake.admit("report", "muster", "a", undefined)).toThrow("PROOF_NEEDED");
  there.admit("report", "anderer", "a", undefined);

  const [busy, beside] = [one(0, 0), one(1, 0)];
  const easy = busy.challenge("report", "muster");
  for (const subject of ["a", "b", "c", "d"]) busy.admit("report", "muster", subject, solve(easy, subject));
  expect(beside.challenge("report", "muster").bits).toBe(PROOF_BITS.first + 2);
});
