let read: Record<string, string> | undefined;

function known(): Record<string, string> {
  const map = document.querySelector('script[type="importmap"]')?.textContent;
  return (read ??= map ? (JSON.parse(map) as { integrity: Record<string, string> }).integrity : {});
}

/**
 * What a built file must hash to by the page's import map, for what browsers do not check by it themselves; nothing where it is
 * worked on, without a build.
 */
export const integrityOf = (url: string): string | undefined => known()[url];

/** The addresses at which the import map has a part of the program, by the name of its file: the file's own, then those for another try. */
export const builtPart = (name: string): string[] =>
  Object.keys(known()).filter((url) => new RegExp(`^/assets/${name}-.{6}\\.js(\\?|$)`).test(url));
