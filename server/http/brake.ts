import { createHash, timingSafeEqual } from "node:crypto";
import { PROOF_BITS, PROOF_MINUTES, PROOF_PUZZLES, type ProofKind, PUZZLE_BYTES } from "@hz/contract/sign-in/proof";
import type { SharedCounts } from "./shared-counts.ts";
import { Failure } from "./failures.ts";

/** How long one arrival weighs on a channel: after this time it counts a third. */
const FADES_MS = 60_000;
/** A flood is remembered as no more than so many times what is free, so that it is forgotten soon. */
const MOST_TIMES = 8;
const MAX_CHANNELS = 10_000;
/** More files than reports are ordinary. */
const FREE_FILES = 4;

type Meter = { seen: number; proven: number; at: number };
/** `mac`: a keyed hash under the server's own key, the same in every instance. */
type Options = { mac: (...parts: (string | Uint8Array)[]) => Buffer; freePerMinute: number; now: () => number; counts?: SharedCounts };

/**
 * Holds back floods of a public form without knowing anybody: it counts what arrives at a channel, never from where. While
 * no more comes than is free, nothing is asked for; above it, each report or new file needs a proof of work. Instances tell each other
 * what they have seen.
 */
export function createBrake({ mac, freePerMinute, now, counts }: Options) {
  const meters = new Map<string, Meter>();
  const freeOf = (kind: ProofKind) => freePerMinute * (kind === "file" ? FREE_FILES : 1);

  const meterOf = (kind: ProofKind, linkSuffix: string): Meter => {
    const name = `${kind}/${linkSuffix}`;
    const at = now();
    const old = meters.get(name);
    const faded = old ? Math.exp(-Math.max(0, at - old.at) / FADES_MS) : 0;
    const meter = { seen: (old?.seen ?? 0) * faded, proven: (old?.proven ?? 0) * faded, at };
    if (!old && meters.size >= MAX_CHANNELS) meters.delete(meters.keys().next().value!);
    meters.set(name, meter);
    return meter;
  };
  const see = (kind: ProofKind, linkSuffix: string, by: number): Meter => {
    const meter = meterOf(kind, linkSuffix);
    meter.seen = Math.min(meter.seen + by, Math.max(1, freeOf(kind)) * MOST_TIMES);
    return meter;
  };
  const prove = (kind: ProofKind, linkSuffix: string, by: number) => {
    const meter = meterOf(kind, linkSuffix);
    meter.proven = Math.min(meter.proven + by, Math.max(1, freeOf(kind)) * MOST_TIMES * MOST_TIMES);
  };
  for (const [what, add] of [
    ["seen", see],
    ["proven", prove],
  ] as const)
    counts?.onTold(what, (name, by) => {
      const [kind, linkSuffix = ""] = name.split("/");
      if (kind === "report" || kind === "file") add(kind, linkSuffix, by);
    });
  const macOf = (kind: ProofKind, linkSuffix: string, head: Buffer) => mac(kind, linkSuffix, head).subarray(0, 16);

  /** The challenge: its bits, when it ends, and that it is ours. */
  const isOurs = (challenge: Buffer, kind: ProofKind, linkSuffix: string): boolean => {
    if (challenge.length !== 21) return false;
    const head = challenge.subarray(0, 5);
    return timingSafeEqual(challenge.subarray(5), macOf(kind, linkSuffix, head)) && head.readUInt32BE(1) * 1000 >= now();
  };

  return {
    /** A challenge for this channel, as hard as it is flooded now. */
    challenge(kind: ProofKind, linkSuffix: string): { challenge: string; bits: number } {
      const { proven } = meterOf(kind, linkSuffix);
      const more = Math.floor(Math.log2(Math.max(1, proven / Math.max(1, 2 * freeOf(kind)))));
      const bits = Math.min(PROOF_BITS.most, PROOF_BITS.first + more);
      const head = Buffer.alloc(5);
      head.writeUInt8(bits);
      head.writeUInt32BE(Math.ceil(now() / 1000) + PROOF_MINUTES * 60, 1);
      return { challenge: Buffer.concat([head, macOf(kind, linkSuffix, head)]).toString("base64url"), bits };
    },
    /** Counts one arrival; throws PROOF_NEEDED where the channel is flooded and there is no proof for exactly this `subject`. */
    admit(kind: ProofKind, linkSuffix: string, subject: string, proof: unknown): void {
      const { seen } = see(kind, linkSuffix, 1);
      counts?.tell("seen", `${kind}/${linkSuffix}`, 1);
      if (seen <= freeOf(kind)) return;
      const [challenge = "", answers = ""] = typeof proof === "string" ? proof.split(".") : [];
      const bytes = Buffer.from(challenge, "base64url");
      if (!isOurs(bytes, kind, linkSuffix) || !isSolved(bytes, subject, Buffer.from(answers, "base64url")))
        throw new Failure("PROOF_NEEDED");
      prove(kind, linkSuffix, 1);
      counts?.tell("proven", `${kind}/${linkSuffix}`, 1);
    },
  };
}
export type Brake = ReturnType<typeof createBrake>;

function isSolved(challenge: Buffer, subject: string, answers: Buffer): boolean {
  if (answers.length !== 4 * PROOF_PUZZLES) return false;
  const bits = challenge[0]!;
  const block = Buffer.alloc(PUZZLE_BYTES);
  createHash("sha256").update(challenge).update(subject).digest().copy(block);
  for (let puzzle = 0; puzzle < PROOF_PUZZLES; puzzle++) {
    block.writeUInt32BE(puzzle, 32);
    answers.copy(block, 36, 4 * puzzle, 4 * puzzle + 4);
    if (Math.clz32(createHash("sha256").update(block).digest().readUInt32BE(0)) < bits) return false;
  }
  return true;
}
