let known: Record<string, string> | undefined;

/**
 * What a built file must hash to by the page's import map, for what browsers do not check by it themselves; nothing where it is
 * worked on, without a build.
 */
export function integrityOf(url: string): string | undefined {
  const map = document.querySelector('script[type="importmap"]')?.textContent;
  known ??= map ? (JSON.parse(map) as { integrity: Record<string, string> }).integrity : {};
  return known[url];
}
