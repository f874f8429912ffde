/*
 * Runs where the browser computes sound, which has globals of its own: passes on what the microphone gives, in pieces of about a tenth
 * of a second.
 */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

const PIECE = 4096;

class Capture extends AudioWorkletProcessor {
  #piece = new Float32Array(PIECE);
  #filled = 0;

  process([input]: Float32Array[][]): boolean {
    const heard = input?.[0];
    if (!heard) return true;
    // The browser gives 128 at a time, which goes into a piece evenly; where it ever gives others, the rest begins the next one.
    for (const sample of heard) {
      this.#piece[this.#filled++] = sample;
      if (this.#filled < PIECE) continue;
      this.port.postMessage(this.#piece, [this.#piece.buffer]);
      this.#piece = new Float32Array(PIECE);
      this.#filled = 0;
    }
    return true;
  }
}

registerProcessor("capture", Capture);
