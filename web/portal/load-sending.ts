import type { SendingFile } from "./page-props.ts";

/** What sends a report, with the page that follows. */
export type SendingPart = Pick<typeof import("./sending.ts"), "createSender" | "SuccessPage">;
/** Loads that part, once; where it did not come, the next call tries again. */
export type LoadSending = () => Promise<SendingPart>;

/** The part did not come, or another one than the page names. */
class NotLoaded extends Error {
  readonly temporary = true;
}

/** Takes where the part lies and gives what loads it; throws NotLoaded. */
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
    await (await fetch(url, { integrity })).arrayBuffer();
  } catch {
    throw new NotLoaded();
  }
  // Named one by one: the whole of it as an object would take a file of its own that makes such objects.
  const { createSender, SuccessPage } = await import("./sending.ts");
  return { createSender, SuccessPage };
}
