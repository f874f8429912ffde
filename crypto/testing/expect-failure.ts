import { expect } from "vitest";
import { CryptoFailure, type FailureStep } from "../index.ts";

/** Fails the test unless something is refused, at this step if it is known. */
export async function expectFailure(work: () => unknown, step?: FailureStep): Promise<void> {
  let caught: unknown;
  try {
    await work();
  } catch (error) {
    caught = error;
  }
  expect(caught).toBeInstanceOf(CryptoFailure);
  if (step) expect((caught as CryptoFailure).step).toBe(step);
}

/** A copy with one bit flipped. */
export function flipped(bytes: Uint8Array, bit: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  const at = bit % (8 * copy.length);
  copy[at >> 3]! ^= 1 << (at & 7);
  return copy;
}
