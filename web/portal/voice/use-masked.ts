import { useEffect, useState } from "react";
import { masked, type Strength } from "../../vault/voice/mask.ts";
import { encodeWav } from "../../vault/voice/wav.ts";

/** A number from 0 to 1 that nobody can guess: whoever could, could shift the voice back. */
const chance = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;

/** So long it works before the page may do something else. */
const TURN_MS = 30;
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * The recording as a file, masked as it is wanted; until then how far it is, from 0 to 1. `url` is where the page plays it from, which
 * ends with it.
 */
export function useMasked(samples: Float32Array, strength: Strength, name: string) {
  const [share, setShare] = useState(0);
  const [made, setMade] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    let isWanted = true;
    let url = "";
    const make = async () => {
      const steps = masked(samples, strength, chance);
      for (let since = performance.now(); ;) {
        const { done, value } = steps.next();
        if (done) {
          const file = new File([encodeWav(value)], name, { type: "audio/wav" });
          url = URL.createObjectURL(file);
          return setMade({ file, url });
        }
        if (performance.now() - since < TURN_MS) continue;
        setShare(value);
        await pause();
        if (!isWanted) return;
        since = performance.now();
      }
    };
    void make();
    return () => {
      isWanted = false;
      URL.revokeObjectURL(url);
      setMade(null);
      setShare(0);
    };
  }, [samples, strength, name]);
  return { share, made };
}
