type Waiting<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };
type Options = {
  /** How many items one run takes at most. */
  most: number;
  /** Runs of one key that may go on at the same time; further items wait and make up the next run. */
  atOnce: number;
};

/**
 * Lets single items share a `run`, which does the work of several items of one key in one go and resolves to their results in
 * order. Nobody waits for company: an item alone goes at once, items that come while runs of their key are busy go together. A run
 * that fails fails all of its items.
 */
export function batch<Item, Result>(
  run: (key: string, items: Item[]) => Promise<Result[]>,
  { most, atOnce }: Options,
): (key: string, item: Item) => Promise<Result> {
  const queues = new Map<string, { waiting: Waiting<Item, Result>[]; running: number }>();

  async function pump(key: string): Promise<void> {
    const queue = queues.get(key)!;
    if (queue.running >= atOnce) return;
    const batch = queue.waiting.splice(0, most);
    if (batch.length === 0) {
      if (queue.running === 0) queues.delete(key);
      return;
    }
    queue.running++;
    try {
      const results = await run(
        key,
        batch.map(({ item }) => item),
      );
      batch.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    queue.running--;
    void pump(key);
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(key) ?? { waiting: [], running: 0 };
      queues.set(key, queue);
      queue.waiting.push({ item, resolve, reject });
      void pump(key);
    });
}
