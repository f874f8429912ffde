import { pinnedFragment } from "./page-link.ts";

/**
 * Hands the fragment of the address on to whichever of the portal's links is about to be followed. It carries the
 * account's fingerprint, which no server ever sees.
 */
export function keepFragment(): void {
  for (const kind of ["click", "auxclick", "contextmenu"]) {
    addEventListener(
      kind,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/portal/"]') : null;
        const fragment = pinnedFragment();
        if (link && fragment) link.hash = fragment;
      },
      { capture: true },
    );
  }
}
