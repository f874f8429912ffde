import type { PortalPageProps } from "./page-props.ts";

/*
 * Has the part that sends a report loaded as soon as somebody touches the form, be it before React is there: on a slow line it comes
 * beside the rest and not after it. It lies in the browser's cache until it is asked for (load-sending.ts). Whoever stays on the page
 * has it soon, too: a service that is renewed meanwhile no longer has this one.
 */
const { sending } = JSON.parse(document.getElementById("state")?.textContent ?? "{}") as Partial<PortalPageProps>;
const touched = new AbortController();

const STAYS_MS = 20_000;

function load(): void {
  if (touched.signal.aborted || !sending) return;
  touched.abort();
  // Whoever sends has it tried again.
  fetch(sending.url, { integrity: sending.integrity }).catch(() => undefined);
}

function touch({ target }: Pick<Event, "target">): void {
  if (target instanceof Element && target.closest("form")) load();
}

// A tap on a box gives it no focus in every browser.
for (const kind of ["focusin", "input"]) addEventListener(kind, touch, { signal: touched.signal });
// The page is drawn before this script comes: somebody may have begun.
touch({ target: document.activeElement });
setTimeout(load, STAYS_MS);
