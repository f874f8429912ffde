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
        if (link && location.hash) link.hash = location.hash;
      },
      { capture: true },
    );
  }
}
