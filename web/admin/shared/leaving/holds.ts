import { useEffect, useRef } from "react";

/** An address, as the router names it. */
export type Place = { pathname: string; search: string };
/** The question before something is left: what is lost, and how to go. */
export type LeaveWords = { title: string; text: string; leave: string };

type Hold = {
  words: LeaveWords;
  /** Whether going from one place to the other loses what is held. */
  isLost: (here: Place, there: Place) => boolean;
  /** Runs when somebody goes all the same. */
  onLeave?: () => void;
};

const holds = new Set<{ readonly current: Hold }>();

/** Holds whoever wants to leave a place with a question, as long as the component stands. */
export function useHold(hold: Hold): void {
  const now = useRef(hold);
  useEffect(() => {
    now.current = hold;
  });
  useEffect(() => {
    holds.add(now);
    return () => void holds.delete(now);
  }, []);
}

/** What holds on the way from one address to another, the innermost where there are several. */
export const holdBetween = (here: Place, there: Place): Hold | undefined =>
  [...holds].map(({ current }) => current).findLast(({ isLost }) => isLost(here, there));

/** Navigate with this state when what a screen shows was deleted: nothing of it can be unsaved any more. */
export const GONE = { isGone: true } as const;

/** Whether a navigation leaves what was deleted, by its state. */
export const isGone = (state: unknown): boolean => typeof state === "object" && state !== null && "isGone" in state;
