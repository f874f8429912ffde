import { VOICE_RATE } from "./wav.ts";

/** How low and how high people speak, in Hz. */
const [LOWEST, HIGHEST] = [60, 400];
const WINDOW = VOICE_RATE / 20;
const [SHORTEST, LONGEST] = [Math.floor(VOICE_RATE / HIGHEST), Math.ceil(VOICE_RATE / LOWEST)];
/** Less alike is no voice, less loud is none that could be measured. */
const [ALIKE, LOUD] = [0.6, 1e-4];
/** So many places of a recording say enough of it. */
const PLACES = 400;

/** The pitch of what is heard from a place on, in Hz, by how long it takes until the sound repeats itself; null where it is no voice. */
export function fundamentalAt(samples: Float32Array, start: number): number | null {
  const product = (a: number, b: number) => {
    let sum = 0;
    for (let i = 0; i < WINDOW; i++) sum += samples[a + i]! * samples[b + i]!;
    return sum;
  };
  if (start + WINDOW + LONGEST > samples.length) return null;
  const power = product(start, start);
  if (power / WINDOW < LOUD) return null;
  const alike = Array.from({ length: LONGEST + 1 }, (_, lag) =>
    lag < SHORTEST - 1 ? 0 : product(start, start + lag) / Math.sqrt(power * product(start + lag, start + lag) + 1e-12),
  );
  const best = Math.max(...alike);
  if (best < ALIKE) return null;
  // Twice the time is as alike: the first that nearly reaches the best is the one.
  const lag = alike.findIndex((one, at) => one > 0.9 * best && one >= alike[at - 1]! && one >= (alike[at + 1] ?? 0));
  if (lag < SHORTEST) return null;
  const [before, here, after] = [alike[lag - 1]!, alike[lag]!, alike[lag + 1] ?? alike[lag]!];
  const bend = before - 2 * here + after;
  return VOICE_RATE / (lag + (bend < 0 ? (before - after) / (2 * bend) : 0));
}

/** The pitch in which somebody mostly speaks, in Hz; null where nobody does. */
export function fundamentalOf(samples: Float32Array): number | null {
  const step = Math.max(WINDOW, Math.floor(samples.length / PLACES));
  const found: number[] = [];
  for (let start = 0; start < samples.length; start += step) {
    const pitch = fundamentalAt(samples, start);
    if (pitch !== null) found.push(pitch);
  }
  return found.length > 0 ? found.toSorted((one, other) => one - other)[found.length >> 1]! : null;
}
