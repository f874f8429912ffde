import { UNATTENDED_AFTER_MS, UNATTENDED_HEADER } from "@hz/contract/limits";

let touchedAt = Date.now();

// Workers and tests have no window that somebody could touch.
if (typeof document !== "undefined")
  for (const event of ["pointerdown", "keydown", "wheel"])
    document.addEventListener(event, () => (touchedAt = Date.now()), { capture: true, passive: true });

/** The header by which the server tells a page that reads by itself from somebody who works with it. */
export function attendedHeaders(now = Date.now()): Record<string, string> {
  return now - touchedAt > UNATTENDED_AFTER_MS ? { [UNATTENDED_HEADER]: "1" } : {};
}
