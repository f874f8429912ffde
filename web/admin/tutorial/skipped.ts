/** The value is the id of the user who skipped it last here. */
const KEY = "hz.tutorial-skipped";

/** Whether this person said on this device that they do not want the tutorial. */
export function isSkipped(userId: string): boolean {
  try {
    return localStorage.getItem(KEY) === userId;
  } catch {
    return false;
  }
}

/** Notes that this person does not want it: it does not start by itself for them again, and counts as not completed as before. */
export function noteSkipped(userId: string): void {
  try {
    localStorage.setItem(KEY, userId);
  } catch {
    /* Then it comes back with the next load. */
  }
}
