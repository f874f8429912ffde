import { compareFile } from "../../vault/start-worker.ts";
import { createResampler } from "../../vault/voice/resample.ts";
import { VOICE_RATE } from "../../vault/voice/wav.ts";
import captureUrl from "./capture.ts?worker&url";

export type Microphone = { pause: () => void; resume: () => void; stop: () => void };
type Heard = {
  /** Gets what was heard since, VOICE_RATE samples a second. */
  onSound: (samples: Float32Array) => void;
  /** The device is gone. */
  onEnded: () => void;
  /** Nothing is wanted any more, be it that the browser still asks. */
  signal: AbortSignal;
};

/** Why there is no sound; `broken` is whatever has no better name. */
export type MicrophoneFailure = "refused" | "none" | "taken" | "broken";
const FAILURES: Partial<Record<string, MicrophoneFailure>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "none",
  OverconstrainedError: "none",
  NotReadableError: "taken",
  AbortError: "taken",
};
export const failureOf = (error: unknown): MicrophoneFailure => (error instanceof DOMException && FAILURES[error.name]) || "broken";

/**
 * Asks for the microphone and listens; call it while a click is handled. What is heard is in memory alone: the browser's own recorder
 * would put longer recordings into a file. Throws what the browser says, see `failureOf`.
 */
export async function openMicrophone({ onSound, onEnded, signal }: Heard): Promise<Microphone> {
  // On an iPhone it runs only if it was made in the click.
  const context = new AudioContext();
  let stream: MediaStream | null = null;
  const stop = () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
    if (context.state !== "closed") void context.close();
  };
  signal.addEventListener("abort", stop);
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: { ideal: 1 } } });
    signal.throwIfAborted();
    await compareFile(captureUrl);
    await context.audioWorklet.addModule(captureUrl);
    signal.throwIfAborted();
    await startedBy(context);
    const capture = new AudioWorkletNode(context, "capture", { channelCount: 1, channelCountMode: "explicit" });
    const resample = createResampler(context.sampleRate, VOICE_RATE);
    capture.port.onmessage = ({ data }: MessageEvent<Float32Array>) => signal.aborted || onSound(resample(data));
    // To the loudspeaker goes silence: without a way there some browsers compute nothing.
    context.createMediaStreamSource(stream).connect(capture).connect(context.destination);
    for (const track of stream.getTracks()) track.onended = onEnded;
  } catch (error) {
    stop();
    throw error;
  }
  const listen = (isOn: boolean) => {
    for (const track of stream.getTracks()) track.enabled = isOn;
    // A recording that is ended meanwhile closes the context before it has done so.
    (isOn ? context.resume() : context.suspend()).catch(() => undefined);
  };
  return { pause: () => listen(false), resume: () => listen(true), stop };
}

/** A device may take a while to begin; one that gives no sound at all must not leave anybody waiting. */
const START_MS = 10_000;

function startedBy(context: AudioContext): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("no sound")), START_MS);
    context.resume().then(resolve, reject);
  });
}
