import { expect, test } from "vitest";
import { fundamentalAt, fundamentalOf } from "./fundamental.ts";
import { masked, type Strength } from "./mask.ts";
import { createResampler } from "./resample.ts";
import { encodeWav, VOICE_RATE } from "./wav.ts";

const SECONDS = 3;
/** A tone with overtones, as a voice has them. */
const voice = (hz: number, rate = VOICE_RATE, loud = 0.2) =>
  Float32Array.from({ length: SECONDS * rate }, (_, n) =>
    [1, 2, 3, 4, 5].reduce((sum, k) => sum + (loud / k) * Math.sin((2 * Math.PI * hz * k * n) / rate), 0),
  );
/** Numbers that are chosen by chance, the same ones each time. */
function dice(seed = 7): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 0x7fffffff) / 0x7fffffff;
}
function mask(samples: Float32Array, strength: Strength, random = dice()): Float32Array {
  const steps = masked(samples, strength, random);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
const power = (samples: Float32Array) => samples.reduce((sum, one) => sum + one * one, 0) / samples.length;
const tones = (from: number, to: number) => 12 * Math.log2(to / from);

test.each([70, 100, 140, 200, 300])("the pitch of a voice of %d Hz is found", (hz) => {
  expect(fundamentalOf(voice(hz))).toBeCloseTo(hz, -0.5);
});

test("silence and noise have none", () => {
  expect(fundamentalOf(new Float32Array(VOICE_RATE))).toBeNull();
  const random = dice();
  expect(fundamentalOf(Float32Array.from({ length: VOICE_RATE }, () => random() - 0.5))).toBeNull();
});

test.each([
  [90, 3],
  [120, 3],
  [180, -3],
  [240, -3],
])("lightly masked, a voice of %d Hz lies %d halves of a tone away, and takes as long", (hz, moved) => {
  const samples = voice(hz);
  const result = mask(samples, "light");
  expect(tones(hz, fundamentalOf(result)!)).toBeCloseTo(moved, 0.5);
  expect(result).toHaveLength(samples.length);
  expect(power(result) / power(samples)).toBeGreaterThan(0.6);
});

test.each([
  [100, 1],
  [220, -1],
])("strongly masked, a voice of %d Hz lies further away, and its melody is another one", (hz, sign) => {
  const result = mask(voice(hz), "strong");
  const places = Array.from({ length: 20 }, (_, n) => fundamentalAt(result, 2000 + n * 2000)).filter((pitch) => pitch !== null);
  expect(places.length).toBeGreaterThan(15);
  const moved = places.map((pitch) => sign * tones(hz, pitch));
  expect(Math.min(...moved)).toBeGreaterThan(3);
  expect(Math.max(...moved)).toBeLessThan(8.5);
  expect(Math.max(...moved) - Math.min(...moved)).toBeGreaterThan(0.7);
});

test("the same chance masks in the same way, another one otherwise, and none not at all", () => {
  const samples = voice(150);
  const [once, again, otherwise] = [mask(samples, "strong"), mask(samples, "strong"), mask(samples, "strong", dice(8))];
  expect(once.every((sample, n) => sample === again[n])).toBe(true);
  expect(once.every((sample, n) => sample === otherwise[n])).toBe(false);
  expect(mask(samples, "plain")).toBe(samples);
});

test("what is louder than a file can say becomes quieter, and is not cut off", () => {
  const samples = voice(110, VOICE_RATE, 0.9);
  expect(mask(samples, "strong").every((one) => Math.abs(one) <= 0.9901)).toBe(true);
});

test("words stand where they stood", () => {
  const samples = voice(200).map((one, n) => (n > VOICE_RATE && n < 2 * VOICE_RATE ? one : 0));
  const result = mask(samples, "strong");
  expect(power(result.subarray(0, VOICE_RATE - 1000))).toBeLessThan(1e-6);
  expect(power(result.subarray(2 * VOICE_RATE + 1000))).toBeLessThan(1e-6);
  expect(power(result.subarray(VOICE_RATE + 1000, 2 * VOICE_RATE - 1000))).toBeGreaterThan(0.01);
});

test.each([44_100, 48_000, 16_000])("from %d samples a second a voice keeps its pitch and its length, however it comes", (rate) => {
  const resample = createResampler(rate, VOICE_RATE);
  const samples = voice(200, rate);
  const pieces: number[] = [];
  for (let at = 0; at < samples.length; at += 4096) pieces.push(...resample(samples.subarray(at, at + 4096)));
  expect(Math.abs(pieces.length - SECONDS * VOICE_RATE)).toBeLessThan(40);
  expect(fundamentalOf(Float32Array.from(pieces))).toBeCloseTo(200, 0);
  const whole = createResampler(rate, VOICE_RATE)(samples);
  expect(Float32Array.from(pieces).subarray(0, 1000)).toEqual(whole.subarray(0, 1000));
});

test("what the lower rate has no room for does not come back as another tone", () => {
  const high = Float32Array.from({ length: 48_000 }, (_, n) => Math.sin((2 * Math.PI * 12_000 * n) / 48_000));
  expect(power(createResampler(48_000, VOICE_RATE)(high).subarray(100))).toBeLessThan(1e-4);
});

test("a WAV file says what it holds, byte for byte, and no more", () => {
  const bytes = encodeWav(Float32Array.of(0, 1, -1, 2));
  const view = new DataView(bytes.buffer);
  expect(bytes).toHaveLength(44 + 8);
  expect(String.fromCharCode(...bytes.subarray(0, 4), ...bytes.subarray(8, 16), ...bytes.subarray(36, 40))).toBe("RIFFWAVEfmt data");
  expect([4, 16, 24, 28, 40].map((at) => view.getUint32(at, true))).toEqual([44, 16, 16_000, 32_000, 8]);
  expect([20, 22, 32, 34].map((at) => view.getUint16(at, true))).toEqual([1, 1, 2, 16]);
  expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([0, 32_767, -32_767, 32_767]);
});
