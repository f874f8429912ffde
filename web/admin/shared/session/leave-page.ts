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
