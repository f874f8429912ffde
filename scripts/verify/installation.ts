/** A running installation, as somebody sees it who only knows its address. */
export type Installation = { origin: string; get: (path: string, encoding?: "br" | "identity") => Promise<Answer> };
export type Answer = { status: number; headers: Headers; bytes: Buffer };

const PATIENCE_MS = 20_000;

/** The installation at an origin; its `get` throws an Error that says so where nothing answers. */
export const installationAt = (origin: string): Installation => ({
  origin,
  get: async (path, encoding = "br") => {
    const url = new URL(path, origin).href;
    try {
      const headers = { "accept-encoding": encoding, "accept-language": "de" };
      const reply = await fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) });
      return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
    } catch (error) {
      throw new Error(`${url} antwortet nicht`, { cause: error });
    }
  },
});

const AT_ONCE = 8;

/** What `look` says of each, in their order, a few at a time. */
export async function eachOf<Item, Found>(items: readonly Item[], look: (item: Item) => Promise<Found[]>): Promise<Found[]> {
  const found: Found[][] = [];
  const waiting = [...items.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) found[next[0]] = await look(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found.flat();
}
