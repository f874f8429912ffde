import { fragmentOf, namedKey, type NamedKey, NO_KEY } from "../vault/report/named-key.ts";

/** What the address said when this document was opened. Read when first asked for: the server draws pages, too. */
let opened: NamedKey | null = null;
/** What links and saved files carry on: what was opened, or a whole fingerprint that came into the address later and fits. */
let pinned: NamedKey | null = null;

/** How often the server itself sent the browser on. Browsers count no hop over another address, and some never count. */
function redirects(): number {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return arrival?.redirectCount ?? 0;
}

/** What the address says of the office's key now; a document that came by a redirect stays refused. */
export function pageLink(): NamedKey {
  if (opened === null) {
    opened = namedKey(location.href, redirects());
    // Loaded anew, the page would not know that it once came by a redirect.
    if (opened.state === "refused") history.replaceState(history.state, "", NO_KEY);
    return opened;
  }
  return opened.state === "refused" && opened.why === "redirected" ? opened : namedKey(location.href, 0);
}

/** Keeps what the address says from now on, because the office's key was found to fit it. */
export function pinLink(named: NamedKey): void {
  pinned = named;
}

/** What was pinned, or what the document was opened with. */
export function pinnedLink(): NamedKey {
  return pinned ?? pageLink();
}

/** The fragment that hands the pinned link on. */
export const pinnedFragment = (): string => fragmentOf(pinnedLink());

/** Calls back when the address got another fragment; gives what ends that. A document that came by a redirect is loaded anew instead. */
export function onLinkChange(run: () => void): () => void {
  const changed = () => {
    const link = pageLink();
    if (link.state === "refused" && link.why === "redirected") location.reload();
    else run();
  };
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

/**
 * Hands the fragment of the address on to whichever of the portal's links is about to be followed. It carries the
 * account's fingerprint, which no server ever sees.
 */
export function carryFragment(): void {
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
