/** A page that anybody may have open: the German weather service. */
export const NEUTRAL_PAGE = "https://www.dwd.de/";

/** The two presses may lie so far apart, in milliseconds. */
const TWICE_MS = 1_000;

/**
 * Leaves when Escape is pressed twice in a row, which needs neither aim nor sight; the one that closes a dialog is the first of two, one
 * that only closed a list (language-list.ts) is none. The result ends it. No React: pages that never come to life use it as well.
 */
export function leaveByEscape(leave: () => void): () => void {
  let last = -Infinity;
  const pressed = (event: KeyboardEvent) => {
    if (event.repeat || event.isComposing || event.defaultPrevented) return;
    if (event.key !== "Escape") {
      last = -Infinity;
      return;
    }
    if (event.timeStamp - last <= TWICE_MS) leave();
    last = event.timeStamp;
  };
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}
