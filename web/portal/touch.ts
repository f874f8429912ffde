import type { PortalPageProps } from "./page-props.ts";

/*
 * Has the part that sends a report loaded as soon as somebody touches the form, be it before React is there: on a slow line it comes
 * beside the rest and not after it. It lies in the browser's cache until it is asked for (load-sending.ts).
 */
const { sending } = JSON.parse(document.getElementById("state")?.textContent ?? "{}") as Partial<PortalPageProps>;
const touched = new AbortController();

function load({ target }: Event): void {
  if (!sending || !(target instanceof Element && target.closest("form"))) return;
  touched.abort();
  // Whoever sends has it tried again.
  fetch(sending.url, { integrity: sending.integrity }).catch(() => undefined);
}

// A tap on a box gives it no focus in every browser.
for (const kind of ["focusin", "input"]) addEventListener(kind, load, { signal: touched.signal });
