import { BlobMissing, type BlobStore } from "./blob-store.ts";

/**
 * The store of an installation whose files move from the other place to the main one: what is new goes to the main one, what is in
 * either is found, and a deletion deletes in both. Instances that have main and other the other way round may work beside it.
 */
export function bothPlaces(main: BlobStore, other: BlobStore): BlobStore {
  // What moves is copied, looked at, and deleted where it was if it is still there. In this order it is gone afterwards, whichever
  // way it goes: of a copy made after its deletion there, the original was gone before.
  const inBoth = async <T>(act: (store: BlobStore) => Promise<T>): Promise<T[]> => [await act(other), await act(main), await act(other)];

  return {
    put: (key, body) => main.put(key, body),
    async get(key, range) {
      // It may have moved between the first look and the second.
      for (const place of [main, other]) {
        try {
          return await place.get(key, range);
        } catch (error) {
          if (!(error instanceof BlobMissing)) throw error;
        }
      }
      return main.get(key, range);
    },
    room: () => main.room(),
    async delete(key) {
      await inBoth((store) => store.delete(key));
    },
    deletePrefix: async (folder) => (await inBoth((store) => store.deletePrefix(folder))).reduce((sum, count) => sum + count, 0),
    async *list(folder) {
      // The other place first: what moves meanwhile is in the main one by then.
      const listed = new Set<string>();
      for await (const one of other.list(folder)) {
        listed.add(one.key);
        yield one;
      }
      for await (const one of main.list(folder)) if (!listed.has(one.key)) yield one;
    },
    readDeletions: async (accountId) => [...(await other.readDeletions(accountId)), ...(await main.readDeletions(accountId))],
    addDeletions: (deletions) => main.addDeletions(deletions),
    async putAside(folder, day) {
      await inBoth((store) => store.putAside(folder, day));
    },
    async bringBack(one) {
      await inBoth((store) => store.bringBack(one));
    },
    async drop(one) {
      await inBoth((store) => store.drop(one));
    },
    async *listAside() {
      const listed = new Set<string>();
      for (const place of [other, main]) {
        for await (const one of place.listAside()) {
          const name = `${one.day}/${one.folder}`;
          if (!listed.has(name)) yield one;
          listed.add(name);
        }
      }
    },
  };
}
