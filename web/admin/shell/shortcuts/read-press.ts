export type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;
/** What a press asks for: to open something, to wait for the second key of `g`, or to go to the screen of that key. */
export type Asked = { open: "palette" | "shortcuts" } | { go: string } | "second-key" | null;

/** So long after `g` its second key counts. */
export const SECOND_KEY_MS = 1500;

/** What a press asks for: `afterG` where `g` was pressed just before, `singleKeys` where single characters act. */
export function readPress({ key, ctrlKey, metaKey, altKey, shiftKey }: Press, afterG: boolean, singleKeys: boolean): Asked {
  if (altKey) return null;
  const small = key.toLowerCase();
  if (ctrlKey || metaKey) return small === "k" && !shiftKey && ctrlKey !== metaKey ? { open: "palette" } : null;
  if (!singleKeys) return null;
  if (key === "?") return { open: "shortcuts" };
  if (afterG && small.length === 1) return { go: small };
  return small === "g" ? "second-key" : null;
}
