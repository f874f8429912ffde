import { useDeferredValue, useState } from "react";
import type { About } from "./about.ts";
import type { Guess } from "./guess.ts";
import { loadGuess } from "./new-password.ts";

type Guesser = Awaited<ReturnType<typeof loadGuess>>["guess"];

/**
 * How easily a password is guessed, null until that is known, and what to call when the field is touched: it loads the lists, and
 * asks for them again where they did not come.
 */
export function useGuess(password: string, about: About): [Guess | null, () => void] {
  const [guesser, setGuesser] = useState<{ guess: Guesser } | null>(null);
  const typed = useDeferredValue(password);
  const touch = () => {
    if (!guesser)
      loadGuess().then(
        ({ guess }) => setGuesser({ guess }),
        () => {},
      );
  };
  return [guesser && typed !== "" ? guesser.guess(typed, about) : null, touch];
}
