import type { PageLanguage } from "@hz/contract/languages";
import { portalPaths } from "@hz/contract/portal-paths";
import type { SendingFile } from "./page-props.ts";
import { inLanguage } from "./portal-links.ts";
import type { PortalTexts } from "./portal-texts.ts";
import { fetchPage, readPage } from "./spoken.ts";

/** What sends a report, with the page that follows. */
export type SendingPart = typeof import("./sending.ts");
/** Loads that part, once its texts are there too. */
export type LoadSending = () => Promise<SendingPart>;

/** Where that part comes from, and what it says in a language. Each is loaded once; where it did not come, the next call tries again. */
export type SendingSource = { part: LoadSending; texts: (language: PageLanguage) => Promise<PortalTexts> };

/** A try may take so long, in milliseconds: on a line that is dead without saying so the next one finds another. */
const TRY_MS = 30_000;

/** The part did not come. */
class NotLoaded extends Error {
  readonly temporary = true;
}

/** The service was renewed since the page was opened: the part that it names is no longer there. */
class PageOutdated extends Error {
  readonly step = "page-outdated";
}

/** What loads the part from where it lies, and its texts with the page of the channel's success; they throw NotLoaded and PageOutdated. */
export function sendingSource(file: SendingFile, linkSuffix: string): SendingSource {
  const part = remembered(() => load(file));
  const texts = remembered((language: PageLanguage) => loadTexts(inLanguage(portalPaths.portalSuccess(linkSuffix), language)));
  return { part: () => part("any language"), texts };
}

function remembered<Key, Loaded>(load: (key: Key) => Promise<Loaded>): (key: Key) => Promise<Loaded> {
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

async function loadTexts(address: string): Promise<PortalTexts> {
  const html = await fetchPage(address).catch(() => {
    throw new NotLoaded();
  });
  return readPage(html).texts;
}

/**
 * Browsers remember an import that failed and fail it for good, and an import names no hash. So it is begun only when its file is
 * here, and the right one: it then comes out of the browser's cache.
 */
async function load({ url, integrity }: SendingFile): Promise<SendingPart> {
  try {
    await (await fetch(url, { integrity, signal: AbortSignal.timeout(TRY_MS) })).arrayBuffer();
    return await import("./sending.ts");
  } catch {
    // Another answer than the file does not fit its hash, and says no more than that.
    const asked = await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(TRY_MS) }).catch(() => null);
    throw asked?.status === 404 ? new PageOutdated() : new NotLoaded();
  }
}
