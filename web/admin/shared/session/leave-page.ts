let leaving = false;

/** Loads an address anew: nothing of the session stays in this tab's memory. */
export function leavePage(address: string): void {
  leaving = true;
  location.assign(address);
  if (new URL(address, location.href).href === location.href) location.reload();
}

/** Tells whether the page is being left on purpose, so that nobody is asked about drafts any more. */
export function isLeavingPage(): boolean {
  return leaving;
}

/** Counts the page as staying again: for tests of screens, whose page never really goes. */
export function noteArrived(): void {
  leaving = false;
}

const reasons = new Set<symbol>();

/** Has this page and its keys stay while something runs that a lost session only halts; gives the function that ends this. */
export function stayWhile(): () => void {
  const reason = Symbol("running");
  reasons.add(reason);
  return () => void reasons.delete(reason);
}

/** Tells whether something runs for which this page stays, signed in or not. */
export const isStaying = (): boolean => reasons.size > 0;
