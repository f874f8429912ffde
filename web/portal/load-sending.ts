import type { SendingFile } from "./page-props.ts";

/** What sends a report, with the page that follows. */
export type SendingPart = typeof import("./sending.ts");
/** Loads that part, once; where it did not come, the next call tries again. */
export type LoadSending = () => Promise<SendingPart>;

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

/** Loads the part that sends from where it lies; throws NotLoaded and PageOutdated. */
export function sendingLoader(file: SendingFile): LoadSending {
  let part: Promise<SendingPart> | null = null;
  return () => {
    part ??= load(file).catch((error: unknown) => {
      part = null;
      throw error;
    });
    return part;
  };
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
