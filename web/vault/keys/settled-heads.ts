const nameOf = (userId: string) => `hz.key-log-settled.${userId}`;

/** Heads (base64url) that a colleague signed, of another key log than this person's, and of which they decided in this browser that it may be so. */
export const settledHeads = (userId: string): ReadonlySet<string> => new Set(localStorage.getItem(nameOf(userId))?.split(" "));

/** Adds to them. */
export function settleHeads(userId: string, heads: readonly string[]): void {
  if (heads.length > 0) localStorage.setItem(nameOf(userId), [...settledHeads(userId), ...heads].join(" "));
}
