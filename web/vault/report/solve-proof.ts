import { fromBase64Url, sha256, toBase64Url } from "@hz/crypto";
import { PROOF_PUZZLES, PUZZLE_BYTES } from "@hz/contract/sign-in/proof";
import { firstWord } from "../files/sha256-block.ts";

/** So long the page stands still at once while it reckons: what is typed and touched meanwhile is still answered smoothly. */
const SLICE_MS = 12;
const HASHES_A_LOOK = 512;

/** Lets everything that waits run first. A timer would wait 4 ms each time, in the background a second. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener("message", end, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

/**
 * Solves a channel's challenge for what is to be sent, named by its id; resolves to the proof of work for exactly that, as its
 * header. Runs beside the page in slices, because the portal's policy allows no worker; throws the signal's reason.
 */
export async function solveProof(
  { challenge, bits }: { challenge: string; bits: number },
  subject: string,
  signal?: AbortSignal,
): Promise<string> {
  const seed = await sha256(new Uint8Array([...fromBase64Url(challenge), ...new TextEncoder().encode(subject)]));
  const message = new Int32Array(PUZZLE_BYTES / 4);
  const view = new DataView(seed.buffer, seed.byteOffset);
  for (let at = 0; at < 8; at++) message[at] = view.getInt32(4 * at);
  const answers = new DataView(new ArrayBuffer(4 * PROOF_PUZZLES));
  let began = performance.now();
  for (let puzzle = 0; puzzle < PROOF_PUZZLES; puzzle++) {
    message[8] = puzzle;
    let answer = 0;
    for (message[9] = 0; Math.clz32(firstWord(message)) < bits; message[9] = ++answer) {
      if (answer % HASHES_A_LOOK > 0 || performance.now() - began < SLICE_MS) continue;
      await breathe();
      signal?.throwIfAborted();
      began = performance.now();
    }
    answers.setUint32(4 * puzzle, answer);
  }
  return `${challenge}.${toBase64Url(new Uint8Array(answers.buffer))}`;
}
