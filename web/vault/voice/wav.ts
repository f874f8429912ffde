/** What a second of speech has: enough for every sound of it, and half of what people hear is left out with what tells of a room. */
export const VOICE_RATE = 16_000;
const HEAD = 44;

/**
 * Speech (samples from -1 to 1, VOICE_RATE a second) as a WAV file of 16 bits, which every browser plays. It says nothing of device,
 * program or time: its head has places for numbers alone.
 */
export function encodeWav(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEAD + 2 * samples.length);
  const view = new DataView(bytes.buffer);
  const word = (at: number, letters: string) => bytes.set(new TextEncoder().encode(letters), at);
  word(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  word(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    view.setUint16(at, value, true);
  view.setUint32(24, VOICE_RATE, true);
  view.setUint32(28, 2 * VOICE_RATE, true);
  word(36, "data");
  view.setUint32(40, 2 * samples.length, true);
  samples.forEach((sample, n) => view.setInt16(HEAD + 2 * n, Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff), true));
  return bytes;
}
