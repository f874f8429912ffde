import { AsyncLocalStorage } from "node:async_hooks";
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type PostgresDialectConfig,
  type Transaction,
} from "kysely";
import { createPool } from "./pool.ts";
import type { Tables } from "./tables.ts";

/** A running transaction; never used by two statements at once. */
export type Tx = Transaction<Tables>;

export type Database = {
  /** Runs `work` in one transaction that sees and writes only the rows of `accountId` (a uuid). */
  tenant<T>(accountId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` in one transaction without an account: only the global directory tables show rows. */
  directory<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Address for connections that must not go through a pooler: migrations, LISTEN, the job queue. */
  directUrl: string;
  /** Waits for running transactions and closes all connections. */
  close(): Promise<void>;
};

type Options = {
  url: string;
  /** Address that bypasses a pooler; null or absent means `url`. */
  directUrl?: string | null;
  /** Connections at most, 16 unless told. */
  connections?: number;
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const statementTimeout = "15s";

/** The statement each transaction begins with; there is no other way to begin one. */
const opening = new AsyncLocalStorage<string>();

/** Takes the database's addresses, gives access to it; connects on first use. */
export function openDatabase({ url, directUrl, connections = 16 }: Options): Database {
  const pool = createPool(url, connections);
  const kysely = new Kysely<Tables>({ dialect: new TenantDialect({ pool }) });
  const run = <T>(accountId: string, work: (tx: Tx) => Promise<T>) =>
    opening.run(beginAs(accountId), () => kysely.transaction().execute(work));
  return {
    async tenant(accountId, work) {
      if (!uuid.test(accountId)) throw new Error("tenant: the account's id is not a uuid");
      return run(accountId, work);
    },
    directory: (work) => run("", work),
    directUrl: directUrl ?? url,
    close: () => kysely.destroy(),
  };
}

/**
 * All in one string, hence one round trip. SET LOCAL ends with the transaction, so nothing leaks to the next user of
 * the connection, not even through a pooler.
 */
function beginAs(accountId: string): string {
  return `begin; set local role hz_app; set local app.account_id = '${accountId}'; set local statement_timeout = '${statementTimeout}'`;
}

type Connection = Parameters<PostgresDriver["rollbackTransaction"]>[0];

class TenantDriver extends PostgresDriver {
  override async beginTransaction(connection: Connection) {
    const begin = opening.getStore();
    if (begin === undefined) throw new Error("A transaction needs an account or the directory.");
    try {
      await connection.executeQuery(CompiledQuery.raw(begin));
    } catch (error) {
      // A later part of the string failed: without this the connection would go back inside a transaction.
      await this.rollbackTransaction(connection).catch(() => {});
      throw error;
    }
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
