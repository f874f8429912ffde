const KEY = "hz.user-key";

/** The sealed user key that this browser keeps for reloads (base64url), or null. */
export const storedUserKey = (): string | null => localStorage.getItem(KEY);

/** Keeps the sealed user key (base64url). */
export const storeSealedUserKey = (box: string): void => localStorage.setItem(KEY, box);

/** Calls back when another tab keeps a sealed user key, which it does once its session has begun; call the result to end the watch. */
export function watchUserKey(onKept: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) onKept();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

/** Destroys the kept user key. */
export const dropUserKey = (): void => localStorage.removeItem(KEY);
