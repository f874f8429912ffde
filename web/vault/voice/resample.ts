/** Of the windowed sine that keeps what the lower rate has no room for from coming back as other tones. */
const REACH = 16;

/**
 * Takes sound piece by piece at one rate (samples a second, -1 to 1) and gives it at a lower or equal one; what a piece lacks to be
 * finished comes with the next.
 */
export function createResampler(from: number, to: number): (piece: Float32Array) => Float32Array {
  const step = from / to;
  const width = REACH * Math.max(1, step);
  const kernel = kernelOf(step);
  let held = new Float32Array(Math.ceil(width));
  /** Where the next sample lies in what is held. */
  let at = held.length;
  return (piece) => {
    const all = new Float32Array(held.length + piece.length);
    all.set(held);
    all.set(piece, held.length);
    const out = new Float32Array(Math.max(0, Math.ceil((all.length - width - at) / step)));
    for (let n = 0; n < out.length; n++, at += step) {
      let sum = 0;
      for (let i = Math.ceil(at - width); i <= at + width && i < all.length; i++) sum += all[i]! * kernel(i - at);
      out[n] = sum;
    }
    const gone = Math.max(0, Math.floor(at - width));
    held = all.slice(gone);
    at -= gone;
    return out;
  };
}

/** How much a sample counts that lies so far away: a sine that ends, as a table, since it is asked for half a million times a second. */
function kernelOf(step: number): (distance: number) => number {
  const cut = Math.max(1, step);
  const FINE = 64;
  const table = Float32Array.from({ length: REACH * FINE + 2 }, (_, n) => {
    const x = (Math.PI * n) / FINE;
    const sine = n === 0 ? 1 : Math.sin(x) / x;
    return n > REACH * FINE ? 0 : (sine * (0.5 + 0.5 * Math.cos(x / REACH))) / cut;
  });
  return (distance) => table[Math.round((Math.abs(distance) / cut) * FINE)] ?? 0;
}
