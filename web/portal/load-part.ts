import { builtPart } from "../vault/integrity.ts";
import type { PartFile } from "./page-props.ts";

/** A try may take so long, in milliseconds: on a line that is dead without saying so the next one finds another. */
const TRY_MS = 30_000;

/** The part did not come. */
export class NotLoaded extends Error {
  readonly temporary = true;
}

/** The service was renewed since the page was opened: the part that it names is no longer there. */
class PageOutdated extends Error {
  readonly step = "page-outdated";
}

/** What is loaded once by each key; where it did not come, the next call tries again. */
export function remembered<Key, Loaded>(load: (key: Key) => Promise<Loaded>): (key: Key) => Promise<Loaded> {
  const kept = new Map<Key, Promise<Loaded>>();
  return (key) => {
    const begun =
      kept.get(key) ??
      load(key).catch((error: unknown) => {
        kept.delete(key);
        throw error;
      });
    kept.set(key, begun);
    return begun;
  };
}

/**
 * Loads a part of the program that a cache may keep; throws NotLoaded and PageOutdated. Firefox remembers an import that failed and fails
 * it for good, and an import names no hash. So it is begun only when its file is here, and the right one: out of the browser's cache.
 */
export async function loadPart<Part>({ url, integrity }: PartFile, begin: () => Promise<Part>): Promise<Part> {
  try {
    const answer = await fetch(url, { integrity, signal: AbortSignal.timeout(TRY_MS) });
    if (!answer.ok) throw new NotLoaded();
    await answer.arrayBuffer();
    return await begin();
  } catch {
    // Another answer than the file does not fit its hash, and says no more than that.
    throw unavailable(await ask(url));
  }
}

/** How often the import of a part was cut, by its file. */
const cut = new Map<string, number>();

/**
 * Loads a part of the program, by the name of its file, that no cache may keep; throws NotLoaded and PageOutdated. Whether it is to be had
 * is asked first. An import that was cut all the same is begun anew under the file's next address, as Firefox fails the former for good.
 */
export async function loadTellingPart<Part>(name: string, begin: () => Promise<Part>): Promise<Part> {
  const addresses = builtPart(name);
  // Where the program is worked on, it is not built.
  if (addresses.length === 0) return begin();
  const [url = ""] = addresses;
  const tries = cut.get(url) ?? 0;
  const asked = await ask(url);
  if (!asked?.ok) throw unavailable(asked);
  try {
    const again = addresses[tries % addresses.length]!;
    return await (again === url ? begin() : (import(/* @vite-ignore */ again) as Promise<Part>));
  } catch {
    cut.set(url, tries + 1);
    throw unavailable(await ask(url));
  }
}

/** What the service says of a file; null where it says nothing. */
const ask = (url: string): Promise<Response | null> =>
  fetch(url, { method: "HEAD", signal: AbortSignal.timeout(TRY_MS) }).catch(() => null);

const unavailable = (asked: Response | null): Error => (asked?.status === 404 ? new PageOutdated() : new NotLoaded());
