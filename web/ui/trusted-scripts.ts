type PolicyRules = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: PolicyRules) => unknown };

/** A script's address, if it is one of our built files; throws a TypeError otherwise. */
export function ownScript(url: string, base: string): string {
  const { origin, pathname } = new URL(url, base);
  if (origin === new URL(base).origin && pathname.startsWith("/assets/")) return url;
  throw new TypeError(`Fremdes Skript abgelehnt: ${origin}`);
}

/**
 * Lets the page start workers from our own built files under Trusted Types, and from nowhere else. Call once, before the
 * first worker; browsers without Trusted Types need nothing.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy("default", { createScriptURL: (url) => ownScript(url, location.href) });
}
