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
 * Loads a part of the program; throws NotLoaded and PageOutdated. Browsers remember an import that failed and fail it for good, and an
 * import names no hash. So it is begun only when its file is here, and the right one: it then comes out of the browser's cache. Of a
 * file that no cache may keep it is asked whether it is to be had; the page's import map names its hash.
 */
export async function loadPart<Part>({ url, integrity }: PartFile, begin: () => Promise<Part>): Promise<Part> {
  const ask = (how: RequestInit) => fetch(url, { ...how, signal: AbortSignal.timeout(TRY_MS) });
  try {
    const answer = await ask(integrity === undefined ? { method: "HEAD" } : { integrity });
    if (!answer.ok) throw new NotLoaded();
    await answer.arrayBuffer();
    return await begin();
  } catch {
    // Another answer than the file does not fit its hash, and says no more than that.
    const asked = await ask({ method: "HEAD" }).catch(() => null);
    throw asked?.status === 404 ? new PageOutdated() : new NotLoaded();
  }
}
