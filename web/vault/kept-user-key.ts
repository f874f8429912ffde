const KEY = "hz.user-key";

/** Gives the sealed user key that this browser keeps for reloads (base64url), or null. */
export const keptUserKey = (): string | null => localStorage.getItem(KEY);

/** Keeps the sealed user key (base64url). */
export const keepSealedUserKey = (box: string): void => localStorage.setItem(KEY, box);

/** Destroys the kept user key. */
export const dropUserKey = (): void => localStorage.removeItem(KEY);
