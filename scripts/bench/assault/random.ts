/** Numbers that only seem to be random: the same seed gives the same run, so that what it found can be looked at again. */
export type Dice = { below(limit: number): number; one<T>(of: readonly T[]): T; chance(share: number): boolean };

/** Mulberry32, which is good enough to choose with. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, one: (of) => of[below(of.length)]!, chance: (share) => next() < share };
}
