/** Names whose tutorial was closed before its end on this device: whoever is new on it next has not seen it. */
const KEY = "onboarding_skipped";

/** Whether this person closed the tutorial before its end on this device: then it starts only when it is asked for. */
export function isSkipped(userId: string): boolean {
  try {
    return localStorage.getItem(KEY) === userId;
  } catch {
    return false;
  }
}

/** Notes that this person closed the tutorial; it does not count as completed for that. */
export function noteSkipped(userId: string): void {
  try {
    localStorage.setItem(KEY, userId);
  } catch {
    /* Where the browser stores nothing it starts by itself again with the next load, within the first five minutes. */
  }
}
