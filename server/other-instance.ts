import path from "node:path";
import type { Config } from "./config.ts";
import { claimedBy, clusterUrl } from "./db/embedded-cluster.ts";
import { withClient } from "./db/pool.ts";
import { channel } from "./events/emit.ts";

/** Nobody waits longer for a line that only explains. */
const PATIENCE_MS = 5_000;

/** Tells whether a service works on a database: each listens for changes in it from its start to its end, and pings itself there. */
function hasListener(url: string): Promise<boolean> {
  const listeners = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and (query = 'listen ${channel}' or query like 'select pg_notify(%') limit 1`;
  return withClient(url, async (client) => (await client.query(listeners)).rowCount === 1, PATIENCE_MS);
}

/** Tells whether a service works on the installation that a configuration names; starts nothing, and a database that is away says no. */
export async function hasInstance({ databaseUrl, databaseDirectUrl, dataFolder }: Config): Promise<boolean> {
  try {
    const cluster = path.join(dataFolder, "pg18");
    const claim = databaseUrl === null ? claimedBy(cluster) : null;
    const url = databaseDirectUrl ?? databaseUrl ?? (claim && clusterUrl(cluster, claim.endpoint));
    return url !== null && (await hasListener(url));
  } catch {
    return false;
  }
}

/** What an operator is told whose service is not the first on a data folder. */
export const otherInstanceLine = (dataFolder: string): string =>
  `Auf dem Ordner ${dataFolder} läuft bereits eine andere Instanz. Beide arbeiten nebeneinander; war das nicht so gemeint, beenden Sie eine davon.`;
