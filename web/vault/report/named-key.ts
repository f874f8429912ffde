/**
 * What an address says about the office's key. `none`: it has no fragment, as when somebody typed it. `named`: it ends with
 * `#k=` and one whole fingerprint. `refused`: the fragment is anything else, or the server sent the browser on to this page,
 * which can put another fragment in the place of the one that was opened.
 */
export type NamedKey = { state: "none" } | { state: "named"; key: string } | { state: "refused"; why: "redirected" | "malformed" };

/** 32 bytes in base64url: of the last character only the first four bits are used. */
const FRAGMENT = /^k=([A-Za-z0-9_-]{42}[AEIMQUYcgkosw048])$/;

/** A fragment that every page refuses. */
export const NO_KEY = "#k=";

/** What a whole address says about the key; `redirects` is how often the server sent the browser on before it came. */
export function namedKey(address: string, redirects: number): NamedKey {
  if (redirects > 0) return { state: "refused", why: "redirected" };
  // `location.hash` is the same for an address without a fragment and for one that ends with a bare "#".
  const at = address.indexOf("#");
  if (at < 0) return { state: "none" };
  const key = FRAGMENT.exec(address.slice(at + 1))?.[1];
  return key === undefined ? { state: "refused", why: "malformed" } : { state: "named", key };
}

/** The fragment that hands on what an address says. */
export function fragmentOf(named: NamedKey): string {
  if (named.state === "none") return "";
  return named.state === "named" ? `#k=${named.key}` : NO_KEY;
}
