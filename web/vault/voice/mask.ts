import { fundamentalOf } from "./fundamental.ts";
import { VOICE_RATE } from "./wav.ts";

export const STRENGTHS = ["strong", "light", "plain"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Pieces of 40 ms, each half over the next: shorter than a sound of speech, longer than the slowest swing of a voice. */
const PIECE = VOICE_RATE / 25;
const HOP = PIECE / 2;
/** So far a piece may be moved to join the one before without a jump: one swing of a deep voice. */
const SEEK = VOICE_RATE / 80;
/** Voices below it become higher, others deeper: so they come to lie nearer to each other. */
const MIDDLE_HZ = 155;
/** How much higher or deeper, in halves of a tone, and by how much that sways. */
const SHIFTS = { light: { tones: 3, spread: 0, sway: 0 }, strong: { tones: 5, spread: 1.5, sway: 1.5 } } as const;
/** It sways from one random place to the next, each so many pieces away: 0.6 s, about a word. */
const SWAY_PIECES = 30;
/** So many pieces between two signs of how far it is. */
const TOLD_PIECES = 50;
const LOUDEST = 0.99;

const WINDOW = Float32Array.from({ length: PIECE }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / PIECE));

/**
 * Speech (samples from -1 to 1, VOICE_RATE a second) in another pitch and as from another throat, as long as it was. `light` shifts
 * both evenly, which whoever knows it can shift back; `strong` further, by an amount that `random` (0 to 1) chooses and that sways
 * with it, so that the melody is another one. Words and manner of speaking stay. Gives how far it is (0 to 1), and at last the sound.
 */
export function* masked(samples: Float32Array, strength: Strength, random: () => number): Generator<number, Float32Array> {
  if (strength === "plain") return samples;
  const ratioAt = ratios(samples, SHIFTS[strength], random);
  const out = new Float32Array(samples.length + PIECE);
  const piece = new Float32Array(PIECE);
  for (let at = -HOP, n = 0; at < samples.length; at += HOP, n++) {
    const ratio = ratioAt(n);
    // Its middle comes from where it stands itself, whatever its speed: so nothing gets longer.
    const start = at + (PIECE - PIECE * ratio) / 2;
    cut(samples, start + (n === 0 ? 0 : joining(samples, start, ratio, out, at)), ratio, piece);
    for (let i = 0; i < PIECE; i++) if (at + i >= 0) out[at + i]! += piece[i]! * WINDOW[i]!;
    if (n % TOLD_PIECES === 0) yield Math.max(0, at) / samples.length;
  }
  return quieted(out.subarray(0, samples.length));
}

/** By how much each piece is read faster or slower. */
function ratios(samples: Float32Array, { tones, spread, sway }: (typeof SHIFTS)["light" | "strong"], random: () => number) {
  const own = fundamentalOf(samples) ?? MIDDLE_HZ;
  const middle = (own < MIDDLE_HZ ? 1 : -1) * (tones + spread * random());
  const turns: number[] = [];
  const turn = (n: number) => (turns[n] ??= sway * (2 * random() - 1));
  return (n: number) => {
    const [last, share] = [Math.floor(n / SWAY_PIECES), (n % SWAY_PIECES) / SWAY_PIECES];
    const [from, to] = [turn(last), turn(last + 1)];
    return 2 ** ((middle + from + (to - from) * (0.5 - 0.5 * Math.cos(Math.PI * share))) / 12);
  };
}

/** Reads a piece from a place between samples on, at a speed, by the curve through four of them. */
function cut(samples: Float32Array, start: number, ratio: number, piece: Float32Array): void {
  for (let i = 0; i < PIECE; i++) {
    const place = start + i * ratio;
    const at = Math.floor(place);
    const x = place - at;
    const [a, b, c, d] = [samples[at - 1] ?? 0, samples[at] ?? 0, samples[at + 1] ?? 0, samples[at + 2] ?? 0];
    piece[i] = b + 0.5 * x * (c - a + x * (2 * a - 5 * b + 4 * c - d + x * (3 * (b - c) + d - a)));
  }
}

/** How far to move a piece so that it goes on as the one before does: first roughly, then finely. */
function joining(samples: Float32Array, start: number, ratio: number, out: Float32Array, at: number): number {
  const alike = (move: number, every: number) => {
    let sum = 0;
    for (let i = 0; i < HOP; i += every) sum += (out[at + i] ?? 0) * (samples[Math.round(start + move + i * ratio)] ?? 0);
    return sum;
  };
  const best = (from: number, to: number, step: number, every: number, first: number) => {
    let [found, most] = [first, alike(first, every)];
    for (let move = from; move <= to; move += step) {
      const one = alike(move, every);
      if (one > most) [found, most] = [move, one];
    }
    return found;
  };
  const rough = best(-SEEK, SEEK, 4, 4, 0);
  return best(rough - 3, rough + 3, 1, 2, rough);
}

/** No louder than a file can say. */
function quieted(samples: Float32Array): Float32Array {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return loudest > LOUDEST ? samples.map((sample) => (sample * LOUDEST) / loudest) : samples;
}
