/** Navigate with this state when what a screen shows was deleted: nothing of it can be unsaved any more. */
export const GONE = { isGone: true } as const;

/** Whether a navigation leaves what was deleted, by its state. */
export const isGone = (state: unknown): boolean => typeof state === "object" && state !== null && "isGone" in state;
