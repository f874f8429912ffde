import pg from "pg";

const { builtins } = pg.types;

/** Options every connection shares: quick refusal when the server is away, notice of dead peers, our types. */
export function connectionOptions(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "hinweiszentrale",
    types: { getTypeParser },
  };
}

/** A pool that survives the loss of its connections. */
export function createPool(url: string, connections: number): pg.Pool {
  // The server's own limit ends a slow statement first; this one is for a server that no longer answers.
  const pool = new pg.Pool({ ...connectionOptions(url), max: connections, query_timeout: 30_000 });
  pool.on("error", ignore);
  // At a fail-over a connection in use reports its loss here as well; unheard it would end the process.
  pool.on("connect", (client) => client.on("error", ignore));
  return pool;
}

/** Runs `work` on one connection of its own; `patienceMs` is how long a statement may take, without a limit unless told. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>, patienceMs?: number): Promise<T> {
  const client = new pg.Client({ ...connectionOptions(url), ...(patienceMs === undefined ? {} : { query_timeout: patienceMs }) });
  client.on("error", ignore);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(ignore);
  }
}

/** The loss is reported to whoever has a statement running; an idle connection is simply replaced. */
function ignore(): void {}

function getTypeParser(oid: number, format?: "text" | "binary") {
  if (oid === builtins.INT8) return parseInt8;
  // A day has no time zone; as a Date it would move with the server's.
  if (oid === builtins.DATE) return (text: string) => text;
  return pg.types.getTypeParser(oid, format);
}

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is not exact as a number`);
  return value;
}
