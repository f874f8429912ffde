// The installation that the environment names, for commands that work beside the running service.
import fs from "node:fs";
import path from "node:path";
import { type Config, ConfigError } from "../server/config.ts";
import { startEmbedded } from "../server/db/embedded.ts";
import { withClient } from "../server/db/pool.ts";
import { findBucket } from "../server/installation-bucket.ts";
import type { BucketStore } from "../server/storage/s3-store.ts";
import type { BucketConfig } from "../server/storage-settings.ts";

/** The installation's database, which may run already; an empty folder does not become an installation. */
export async function onDatabase<Value>(
  { dataFolder, databaseUrl, databaseDirectUrl }: Config,
  work: (url: string) => Promise<Value>,
): Promise<Value> {
  if (databaseUrl !== null) return work(databaseDirectUrl ?? databaseUrl);
  if (!fs.existsSync(path.join(dataFolder, "pg18")))
    throw new ConfigError(`In ${dataFolder} liegt keine Installation. Zeigt HZ_DATA auf den richtigen Ordner?`);
  const embedded = await startEmbedded(dataFolder);
  try {
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}

/** Which installation a database belongs to; throws one line where to none. */
export async function installationIn(url: string): Promise<string> {
  const { rows } = await withClient(url, (client) => client.query<{ id: string }>("select id from installation"));
  if (rows[0] === undefined)
    throw new ConfigError("Die Datenbank gehört noch zu keiner Installation. Bitte starten Sie den Dienst einmal.");
  return rows[0].id;
}

/** The installation's bucket; throws one line where it is another one's, or nobody's yet. */
export async function ownBucket(config: BucketConfig, dataFolder: string, installation: string): Promise<BucketStore> {
  const { store, id } = await findBucket(config, dataFolder);
  if (id === installation) return store;
  store.close();
  throw new ConfigError(`Der Bucket ${config.bucket} gehört nicht zu dieser Installation. Bitte prüfen Sie S3_BUCKET und S3_PREFIX.`);
}
