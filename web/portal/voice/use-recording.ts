import { useCallback, useEffect, useRef, useState } from "react";
import { VOICE_RATE } from "../../vault/voice/wav.ts";
import { leaveByEscape, NEUTRAL_PAGE } from "../quick-exit.ts";
import { failureOf, type Microphone, type MicrophoneFailure, openMicrophone } from "./microphone.ts";

export const MOST_SECONDS = 600;
/** So long before its end a recording says that it ends. */
const WARNED_SECONDS = 60;
/** After so much silence one reads that there is none. */
const SILENT_SECONDS = 3;
const SILENCE = 0.003;

export type RecordingState =
  | { step: "idle" | "asking" | "recording" }
  | { step: "paused"; isHidden: boolean }
  | { step: "failed"; why: MicrophoneFailure }
  | { step: "done"; samples: Float32Array; why: "stopped" | "full" | "unplugged" };
/** How long there is a recording, in seconds, how loud it is just now, from 0 to 1, and what is to be said of it. */
type Progress = { seconds: number; level: number; isSilent: boolean; endsSoon: boolean };
const NOTHING: Progress = { seconds: 0, level: 0, isSilent: false, endsSoon: false };

/** What was heard so far, in this memory alone. */
function createTape() {
  let pieces: Float32Array[] = [];
  let length = 0;
  let loudAt = 0;
  return {
    /** Adds what fits; gives how far it is. */
    add(piece: Float32Array): Progress {
      const fits = piece.subarray(0, MOST_SECONDS * VOICE_RATE - length);
      pieces.push(fits);
      length += fits.length;
      const level = fits.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      if (level > SILENCE) loudAt = length;
      const seconds = length / VOICE_RATE;
      const isSilent = (length - loudAt) / VOICE_RATE > SILENT_SECONDS;
      return { seconds, level, isSilent, endsSoon: seconds >= MOST_SECONDS - WARNED_SECONDS };
    },
    whole(): Float32Array {
      const all = new Float32Array(length);
      let at = 0;
      for (const piece of pieces) {
        all.set(piece, at);
        at += piece.length;
      }
      this.erase();
      return all;
    },
    erase(): void {
      for (const piece of pieces) piece.fill(0);
      pieces = [];
      length = loudAt = 0;
    },
  };
}

/**
 * A recording from the first click to its samples, and how it is erased: by `erase`, with the component, and by every way out of the
 * page, before the browser has found the next one.
 */
export function useRecording() {
  const [state, setState] = useState<RecordingState>({ step: "idle" });
  const [progress, setProgress] = useState(NOTHING);
  const microphone = useRef<Microphone>(null);
  const running = useRef<AbortController>(null);
  const [tape] = useState(createTape);
  const samples = useRef<Float32Array>(null);

  const erase = useCallback(() => {
    running.current?.abort();
    microphone.current = null;
    tape.erase();
    samples.current?.fill(0);
    samples.current = null;
    setProgress(NOTHING);
    setState({ step: "idle" });
  }, [tape]);
  useEffect(() => () => erase(), [erase]);
  useWaysOut(erase);

  const finish = (why: "stopped" | "full" | "unplugged") => {
    if (!microphone.current) return;
    running.current?.abort();
    microphone.current = null;
    samples.current = tape.whole();
    setState(samples.current.length > 0 ? { step: "done", samples: samples.current, why } : { step: "failed", why: "broken" });
  };
  const start = async () => {
    erase();
    const { signal } = (running.current = new AbortController());
    setState({ step: "asking" });
    try {
      const onSound = (piece: Float32Array) => {
        const next = tape.add(piece);
        setProgress(next);
        if (next.seconds >= MOST_SECONDS) finish("full");
      };
      microphone.current = await openMicrophone({ onSound, onEnded: () => finish("unplugged"), signal });
      setState({ step: "recording" });
    } catch (error) {
      if (!signal.aborted) setState({ step: "failed", why: failureOf(error) });
    }
  };
  const pause = useCallback((isHidden: boolean) => {
    microphone.current?.pause();
    setState({ step: "paused", isHidden });
  }, []);
  const resume = () => {
    microphone.current?.resume();
    setState({ step: "recording" });
  };
  // Nobody is recorded by a page that they do not see.
  const isRecording = state.step === "recording";
  useEffect(() => {
    if (!isRecording) return;
    const hidden = () => document.hidden && pause(true);
    document.addEventListener("visibilitychange", hidden);
    // It may have been put aside while the browser asked.
    hidden();
    return () => document.removeEventListener("visibilitychange", hidden);
  }, [isRecording, pause]);

  return { state, progress, start: () => void start(), pause: () => pause(false), resume, stop: () => finish("stopped"), erase };
}

/** The quick exit by its button and by Escape goes to another page, which takes its time; until then nothing may be heard. */
function useWaysOut(erase: () => void): void {
  useEffect(() => {
    const clicked = ({ target }: Event) => target instanceof Element && target.closest(`a[href="${NEUTRAL_PAGE}"]`) && erase();
    const endEscape = leaveByEscape(erase);
    addEventListener("click", clicked, { capture: true });
    addEventListener("pagehide", erase);
    return () => {
      endEscape();
      removeEventListener("click", clicked, { capture: true });
      removeEventListener("pagehide", erase);
    };
  }, [erase]);
}

/** Minutes and seconds, as on a clock. */
export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
