/** Navigate with this state when what a screen shows was deleted: nothing of it can be unsaved any more. */
export const GONE = { isGone: true } as const;

/** Takes the state of a navigation and tells whether it leaves what was deleted. */
export const isGone = (state: unknown): boolean => typeof state === "object" && state !== null && "isGone" in state;
