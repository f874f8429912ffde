import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "kysely";
import { type Database, openDatabase, type Tx } from "./database.ts";

/** One of the databases of an installation, by its number in the settings. */
export type Cell = { number: number; db: Database };

type Elsewhere = <T>(name: string, work: (tx: Tx) => Promise<T | null | undefined>) => Promise<T | undefined>;
const running = new AsyncLocalStorage<Elsewhere>();

/** Held by a move, and shared by backups, in the first database: none of the backups' parts may be of before it and another of after. */
export const MOVE_LOCK = 7242012;

/** How many accounts a process remembers the place of. */
const MOST = 100_000;
/** An account may move again while it is looked for. */
const TRIES = 3;
/** `enter_account` throws it: the account is not in this cell, or not yet. */
const MOVED = "HZ001";
const isMoved = (error: unknown) => (error as { code?: unknown }).code === MOVED;

/**
 * What another database than the running transaction's says about a name, undefined where there is none or none knows it. Until the
 * transaction has ended nobody else gets past this with the same name: what only one account may have is had by one, also where
 * two accounts are in two databases.
 */
export const elsewhere: Elsewhere = async (name, work) => running.getStore()?.(name, work);

/** The database, or all of them as one where there are several. */
export function databaseOf(
  all: readonly { number: number; url: string; directUrl: string }[],
  { newcomers, ...options }: { newcomers: number; connections?: number; ahead?: () => number },
): Database {
  const [only, ...others] = all;
  if (others.length === 0) return openDatabase({ ...only!, ...options });
  return openCells(
    all.map(({ number, ...at }) => ({ number, db: openDatabase({ ...at, ...options, isCell: true }) })),
    newcomers,
  );
}

/**
 * Several databases as one: an account's transactions go to the one that has it, which all are asked for once. New accounts go to the one
 * of the number `newcomers`; what belongs to no account is in the first.
 */
export function openCells(cells: readonly Cell[], newcomers: number): Database {
  const first = cells[0]!.db;
  const places = createPlaces(cells, newcomers);
  const enter = async <T>(accountId: string, work: (db: Database) => Promise<T>): Promise<T> => {
    const held: Held[] = [];
    const number = await places.of(accountId);
    const others = cells.filter((cell) => cell.number !== number).map(({ db }) => db);
    const ask: Elsewhere = async (name, about) => {
      held.push(await hold(first, name));
      return firstToKnow(others, about);
    };
    try {
      return await running.run(ask, () => work(cells.find((cell) => cell.number === number)!.db));
    } finally {
      await Promise.all(held.map((one) => one.release()));
    }
  };
  const routed = async <T>(accountId: string, work: (db: Database) => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries++)
      try {
        return await enter(accountId, work);
      } catch (error) {
        if (!isMoved(error) || tries === TRIES) throw error;
        places.forget(accountId);
      }
  };
  const all = cells.map(({ db }) => db);
  const sum = (counts: { open: number; idle: number; waiting: number }[], key: "open" | "idle" | "waiting") =>
    counts.reduce((total, one) => total + one[key], 0);
  return {
    tenant: (accountId, work) => routed(accountId, (db) => db.tenant(accountId, work)),
    snapshot: (accountId, work) => routed(accountId, (db) => db.snapshot(accountId, work)),
    together: (accountId, statements) => routed(accountId, (db) => db.together(accountId, statements)),
    directory: (work) => first.directory(work),
    find: (work) => firstToKnow(all, work),
    inEach: (work) => Promise.all(all.map((db) => db.directory(work))),
    parts: () => all,
    placeOf(accountId) {
      places.forget(accountId);
      return places.of(accountId);
    },
    connections() {
      const counts = all.map((db) => db.connections());
      return { open: sum(counts, "open"), idle: sum(counts, "idle"), waiting: sum(counts, "waiting") };
    },
    ranFull: () => all.some((db) => db.ranFull()),
    directUrl: first.directUrl,
    directUrls: all.map((db) => db.directUrl),
    async close() {
      await Promise.all(all.map((db) => db.close()));
    },
  };
}

/** The first answer that is one; undefined where all have answered and none knows. Throws where one that did not answer might. */
const firstToKnow = <T>(all: readonly Database[], work: (tx: Tx) => Promise<T | null | undefined>): Promise<T | undefined> =>
  firstOf(all.map(async (db) => (await db.directory(work)) ?? Promise.reject(new NotKnown())));

async function firstOf<T>(asked: Promise<T>[]): Promise<T | undefined> {
  try {
    return await Promise.any(asked);
  } catch (error) {
    const trouble = (error as AggregateError).errors.find((one) => !(one instanceof NotKnown));
    if (trouble) throw trouble;
    return undefined;
  }
}

class NotKnown extends Error {}

function createPlaces(cells: readonly Cell[], newcomers: number) {
  const known = new Map<string, number>();
  const look = async (accountId: string): Promise<number | undefined> => {
    const asked = cells.map(async ({ number, db }) => ((await hasIt(db, accountId)) ? number : Promise.reject(new NotKnown())));
    const found = await firstOf(asked);
    return found ?? settleMove(cells, accountId);
  };
  return {
    forget: (accountId: string) => void known.delete(accountId),
    async of(accountId: string): Promise<number> {
      const place = known.get(accountId) ?? (await look(accountId));
      // Of one that is made in this moment nothing is kept: the transaction may fail.
      if (place === undefined) return newcomers;
      if (known.size >= MOST) known.clear();
      known.set(accountId, place);
      return place;
    },
  };
}

async function hasIt(db: Database, accountId: string): Promise<boolean> {
  try {
    const row = await db.tenant(accountId, (tx) =>
      tx.selectFrom("accounts").select("account_id").where("account_id", "=", accountId).executeTakeFirst(),
    );
    return row !== undefined;
  } catch (error) {
    if (isMoved(error)) return false;
    throw error;
  }
}

/**
 * Ends the move of an account that has left one cell for another that still says it is on its way there: with the first's word it
 * has arrived, whoever began it. Gives the cell where it is; undefined where no move is between its end and that word.
 */
export async function settleMove(cells: readonly Cell[], accountId: string): Promise<number | undefined> {
  const marks = await Promise.all(
    cells.map(({ db }) =>
      db.directory((tx) => tx.selectFrom("directory_moves").selectAll().where("account_id", "=", accountId).executeTakeFirst()),
    ),
  );
  for (const [index, mark] of marks.entries()) {
    const { number, db } = cells[index]!;
    const left = mark?.is_arriving && marks[cells.findIndex((cell) => cell.number === mark.cell)];
    if (!left || left.is_arriving || left.cell !== number) continue;
    await db.directory((tx) =>
      tx.deleteFrom("directory_moves").where("account_id", "=", accountId).where("is_arriving", "=", true).execute(),
    );
    return number;
  }
  // It moved on between one question and the next.
  if (marks.some((mark) => mark !== undefined)) throw Object.assign(new Error("The account is being moved."), { code: MOVED });
  return undefined;
}

type Held = { release(): Promise<void> };

/** Holds a name until it is released, by a transaction of the first database: it ends with this process, however that ends. */
async function hold(first: Database, name: string): Promise<Held> {
  const [got, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = first.directory(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 7242011))`.execute(tx);
    got.resolve();
    await ending.promise;
  });
  holding.catch(got.reject);
  await got.promise;
  return {
    async release() {
      ending.resolve();
      await holding.catch(() => {});
    },
  };
}
