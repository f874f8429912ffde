import { AsyncLocalStorage } from "node:async_hooks";
import { CompiledQuery, Kysely, PostgresDialect, PostgresDriver, type PostgresDialectConfig, type Transaction } from "kysely";
import pg from "pg";
import { createPool } from "./pool.ts";
import type { Tables } from "./tables.ts";

/** A running transaction; never used by two statements at once. */
export type Tx = Transaction<Tables>;

export type Database = {
  /** Runs `work` in one transaction that sees and writes only the rows of `accountId` (a uuid). */
  tenant<T>(accountId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same, and only to read: all its statements see the rows as of one moment. */
  snapshot<T>(accountId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The same for the hottest path: statements with their values as literals, each giving one row, sent in one go as one
   * transaction; gives the rows. Locks are released before the commit is on the disk, and the answer still waits for
   * the disk (docs/decisions/005), so that writers of one account need not wait for each other's disk.
   */
  together<Row>(accountId: string, statements: string[]): Promise<Row[]>;
  /** Runs `work` in one transaction without an account: only the global directory tables show rows. */
  directory<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * What the first database that knows it says of something that names no account: a token, an address. Undefined where none does. With
   * one database (cells.ts has several) the same as `directory`.
   */
  find<T>(work: (tx: Tx) => Promise<T | null | undefined>): Promise<T | undefined>;
  /** Runs `work` without an account in each database there is; gives what each said. */
  inEach<T>(work: (tx: Tx) => Promise<T>): Promise<T[]>;
  /** Each database there is by itself. */
  parts(): readonly Database[];
  /** The number of the database that an account is in, as it is now. */
  placeOf(accountId: string): Promise<number>;
  /** Connections of the pool at this moment: open, of these unused, and how many statements wait for one. */
  connections(): { open: number; idle: number; waiting: number };
  /** Whether the last that the server said was that its disk is full: where its journal finds no room, it ends itself and is away. */
  ranFull(): boolean;
  /** Address for connections that must not go through a pooler: migrations, LISTEN, the job queue. */
  directUrl: string;
  /** The same of each database there is. */
  directUrls: string[];
  /** Waits for running transactions and closes all connections. */
  close(): Promise<void>;
};

type Options = {
  url: string;
  /** Address that bypasses a pooler; null or absent means `url`. */
  directUrl?: string | null;
  /** Connections at most, 16 unless told. */
  connections?: number;
  /** By how many milliseconds the application's time is ahead of the database's, which `app_now()` adds; 0 unless told. */
  ahead?: () => number;
  /** Whether other databases hold accounts as well, so that each transaction asks whether its account is here (cells.ts); no unless told. */
  isCell?: boolean;
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const statementTimeout = "15s";
/** For so long a transaction waits for an account that is moved: whoever waits holds a connection that others need. */
const moveTimeout = "2s";

/** What a running transaction began with, and what it will say together with its commit. */
type Frame = { begin: string; closing: string[] };

/** Any write that reaches the disk takes all earlier ones with it; this one is empty and locks nothing. */
const FLUSH = "begin; select pg_logical_emit_message(true, 'hz', ''); commit";
const frames = new AsyncLocalStorage<Frame>();

/**
 * Adds a statement to the end of the running transaction; it travels with the commit, in the same round trip, so that
 * locks it takes are held for a moment only. Values stand in the text as literals (`literal`); nothing comes back.
 */
export function atCommit(statement: string): void {
  const frame = frames.getStore();
  if (!frame) throw new Error("atCommit needs a running transaction");
  frame.closing.push(statement);
}

export const literal = (value: string | null): string => (value === null ? "null" : pg.escapeLiteral(value));
export const bytesLiteral = (value: Buffer): string => `'\\x${value.toString("hex")}'::bytea`;

/** Connects on first use. */
export function openDatabase({ url, directUrl = null, connections = 16, ahead = () => 0, isCell = false }: Options): Database {
  const pool = createPool(url, connections);
  const kysely = new Kysely<Tables>({ dialect: new TenantDialect({ pool }) });
  const begin = (accountId: string, kind?: string) => beginAs(accountId, { ahead: ahead(), isCell, kind });
  const run = <T>(accountId: string, work: (tx: Tx) => Promise<T>, kind?: string) =>
    frames.run({ begin: begin(accountId, kind), closing: [] }, () => kysely.transaction().execute(work));
  const directory = <T>(work: (tx: Tx) => Promise<T>) => heard(() => run("", work));
  let isFull = false;
  const heard = async <T>(work: () => Promise<T>): Promise<T> => {
    // What had begun before the disk was full may still end well, and says nothing.
    const wasFull = isFull;
    try {
      const result = await work();
      if (wasFull) isFull = false;
      return result;
    } catch (error) {
      if ((error as { code?: unknown }).code === "53100") isFull = true;
      throw error;
    }
  };
  const database: Database = {
    tenant: (accountId, work) => heard(async () => run(checked(accountId), work)),
    snapshot: (accountId, work) => heard(async () => run(checked(accountId), work, " isolation level repeatable read read only")),
    together: <Row>(accountId: string, statements: string[]) =>
      heard(async () => inOneGo<Row>(pool, begin(checked(accountId)), statements)),
    directory,
    find: async (work) => (await directory(work)) ?? undefined,
    inEach: async (work) => [await directory(work)],
    placeOf: async () => 1,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ranFull: () => isFull,
    directUrl: directUrl ?? url,
    directUrls: [directUrl ?? url],
    close: () => kysely.destroy(),
    parts: () => [database],
  };
  return database;
}

async function inOneGo<Row>(pool: pg.Pool, begin: string, statements: string[]): Promise<Row[]> {
  const client = await pool.connect();
  const text = `${begin}; set local synchronous_commit = off; ${statements.join("; ")}; commit; ${FLUSH}`;
  let lost: Error | undefined;
  try {
    const results = (await client.query(text)) as unknown as pg.QueryResult[];
    return results.flatMap(({ rows, command }) => (command === "SELECT" ? rows : [])).slice(0, statements.length) as Row[];
  } catch (error) {
    await client.query("rollback").catch((failure: Error) => (lost = failure));
    throw error;
  } finally {
    client.release(lost);
  }
}

function checked(accountId: string): string {
  if (!uuid.test(accountId)) throw new Error("tenant: the account's id is not a uuid");
  return accountId;
}

/**
 * All in one string, hence one round trip. SET LOCAL ends with the transaction, so nothing leaks to the next user of
 * the connection, not even through a pooler.
 */
function beginAs(accountId: string, { ahead, isCell, kind = "" }: { ahead: number; isCell: boolean; kind?: string | undefined }): string {
  const moved = ahead === 0 ? "" : `; set local app.ahead = '${ahead} milliseconds'`;
  // In a block: it is no row that a caller would get.
  const entered =
    isCell && accountId !== ""
      ? `; set local lock_timeout = '${moveTimeout}'; do $$ begin perform enter_account('${accountId}'); end $$; set local lock_timeout to default`
      : "";
  return `begin${kind}; set local role hz_app; set local app.account_id = '${accountId}'; set local statement_timeout = '${statementTimeout}'${moved}${entered}`;
}

type Connection = Parameters<PostgresDriver["rollbackTransaction"]>[0];

class TenantDriver extends PostgresDriver {
  override async beginTransaction(connection: Connection) {
    const frame = frames.getStore();
    if (!frame) throw new Error("A transaction needs an account or the directory.");
    try {
      await connection.executeQuery(CompiledQuery.raw(frame.begin));
    } catch (error) {
      // A later part of the string failed: without this the connection would go back inside a transaction.
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  /** A connection that is lost cannot be rolled back either, and that shall not hide what ended it. */
  override async rollbackTransaction(connection: Connection) {
    await super.rollbackTransaction(connection).catch(() => {});
  }

  override async commitTransaction(connection: Connection) {
    const { closing } = frames.getStore()!;
    // What comes later, from work nobody waited for, shall not be lost in silence: adding to it now throws.
    Object.freeze(closing);
    if (closing.length === 0) return super.commitTransaction(connection);
    // In a transaction that has failed before, the first of these fails: no commit turns into a silent rollback.
    await connection.executeQuery(CompiledQuery.raw([...closing, "commit"].join("; ")));
  }
}

class TenantDialect extends PostgresDialect {
  #config: PostgresDialectConfig;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): TenantDriver {
    return new TenantDriver(this.#config);
  }
}
