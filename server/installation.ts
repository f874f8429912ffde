import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type pg from "pg";
import { type Config, ConfigError } from "./config.ts";
import { openDatabase } from "./db/database.ts";
import { refuseOthersDatabase } from "./db/embedded-privileges.ts";
import { refuseFirstVersion } from "./db/first-version.ts";
import { refuseForeign } from "./db/foreign-tables.ts";
import { acquireLock } from "./db/migrate.ts";
import { withClient } from "./db/pool.ts";
import { type FoundBucket, settleBucket } from "./installation-bucket.ts";
import { hasNoFiles, refuseLeftFiles, refuseWithoutFiles, refuseWithoutFolder } from "./installation-files.ts";
import { writeMarks, type Marks, readMarks } from "./installation-marks.ts";
import { makeFolder } from "./make-folder.ts";
import { sameBytes, type Secrets } from "./secrets.ts";
import { makeKeyFile, readKey, type ServerKey } from "./server-key.ts";

/** What was found on the disk, and in the bucket where there is one, before anything is started: their marks and the key that fits them. */
export type Found = { config: Config; bucket: FoundBucket | null; marks: Marks; key: ServerKey | null };
/** Which installation this is, and its key. */
export type Installation = { id: string; secrets: Secrets; notices: string[] };
/** What the directory keeps of an address, under the server's key: proves a key where the database is older than its check value. */
export type HashOf = (secrets: Secrets, email: string) => Buffer;

/** How many files of reports the database knows. */
export type FilesOfReports = (url: string) => Promise<number>;

/** Any number will do, as long as every instance takes the same. */
const LOCK = 7242003;
/** Addresses of open invitations prove nothing; there may be many. */
const PROOFS = 1_000;
const RESTORE_KEY = "Bitte spielen Sie die Schlüsseldatei aus der Sicherung zurück oder setzen Sie HZ_SECRET.";

const checkOf = (secrets: Secrets, id: string) => secrets.hash("installation", id);

/** The key as it fits the check value; throws one line where it does not. */
function fitting({ from, candidates }: ServerKey, id: string, check: Buffer): Secrets {
  const found = candidates.find((one) => sameBytes(checkOf(one, id), check));
  if (found) return found;
  throw new ConfigError(
    from === "HZ_SECRET"
      ? "HZ_SECRET ist nicht der Schlüssel dieser Installation. Bitte setzen Sie den, mit dem sie bisher lief. Es wurde nichts verändert."
      : `Die Schlüsseldatei ${from} ist leer, beschädigt oder gehört nicht zu dieser Installation. ${RESTORE_KEY} Es wurde nichts verändert.`,
  );
}

/**
 * Looks at the data folder before anything is started or written: its parts belong together, and its key is there. Only
 * where nothing is yet, and the database will be in this folder, the key is made.
 */
export function findInstallation(config: Config, bucket: FoundBucket | null): Found {
  const found = lookAtFolder(config, bucket);
  if (config.databaseUrl === null) refuseOthersDatabase(config.dataFolder);
  mustBeWritable(config.dataFolder);
  if (config.databaseUrl !== null || found.hasCluster) return found;
  if (found.key === null) makeKeyFile(config.dataFolder);
  const key = found.key ?? readKey(config.secret, config.dataFolder);
  refuseMalformed(key!);
  return { ...found, key };
}

/** A read-only disk would be met by the first report only, where the database is elsewhere. Throws the system's error. */
function mustBeWritable(dataFolder: string): void {
  for (const folder of [dataFolder, path.join(dataFolder, "files")])
    if (fs.existsSync(folder)) fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
}

/** The same, and nothing is ever made; throws one line where the folder's parts do not belong together, or its key is missing. */
export function lookAtFolder(config: Config, bucket: FoundBucket | null): Found & { hasCluster: boolean } {
  const { dataFolder, secret } = config;
  const isEmbedded = config.databaseUrl === null;
  const cluster = path.join(dataFolder, "pg18");
  // Before the key is read: of two that start at once, one makes the key and then the cluster.
  const hasCluster = isEmbedded && fs.existsSync(cluster);
  const marks = readMarks(dataFolder, isEmbedded, bucket);
  const key = readKey(secret, dataFolder);
  if (isEmbedded && marks.id !== null && !hasCluster)
    throw new ConfigError(
      `${upper(marks.by)} gehört zu einer Installation, aber ihre Datenbank (${cluster}) fehlt. Bitte spielen Sie sie zurück.`,
    );
  if (key === null && (hasCluster || marks.id !== null)) throw noKey(dataFolder);
  if (key !== null && marks.id !== null && marks.keyCheck !== null) fitting(key, marks.id, marks.keyCheck);
  return { config, bucket, marks, key, hasCluster };
}

const upper = (text: string) => text[0]!.toUpperCase() + text.slice(1);

const noKey = (dataFolder: string) =>
  new ConfigError(`Die Schlüsseldatei ${path.join(dataFolder, "secret.key")} fehlt, die Installation gibt es aber schon. ${RESTORE_KEY}`);

function refuseMalformed({ from, isWellFormed }: ServerKey): void {
  if (!isWellFormed)
    throw new ConfigError(
      `${from} muss aus 32 zufälligen Bytes bestehen, als base64url oder hexadezimal. So entstehen sie: openssl rand -hex 32.`,
    );
}

/** Looks at the database without changing it; throws one line where it is another program's, an older one's, or not the folder's, or the key not its own. */
export async function checkDatabase({ config, marks, key }: Found, url: string, hashOf: HashOf): Promise<void> {
  const { row, isInhabited } = await withClient(url, async (client) => {
    // The embedded one nobody else was ever given.
    if (config.databaseUrl !== null) await refuseForeign(client);
    await refuseFirstVersion(client);
    return lookAt(client);
  });
  if (row && marks.id !== null && row.id !== marks.id)
    throw new ConfigError(
      `Die Datenbank gehört zu einer anderen Installation als ${marks.by}. Bitte prüfen Sie ${config.databaseUrl === null ? "HZ_DATA und was darin liegt" : "DATABASE_URL und HZ_DATA"}${config.bucket ? ", S3_BUCKET und S3_PREFIX" : ""}.`,
    );
  if (!row && !isInhabited && marks.id !== null)
    throw new ConfigError(
      `Die Datenbank ist leer, ${marks.by} gehört aber zu einer bestehenden Installation. ` +
        "Bitte spielen Sie die Datenbank zurück, oder nehmen Sie für eine neue Installation einen leeren Ordner (HZ_DATA)" +
        (config.bucket ? " und einen leeren Bucket." : "."),
    );
  if (!row && !isInhabited) return key === null ? undefined : refuseMalformed(key);
  if (key === null) throw noKey(config.dataFolder);
  if (row) fitting(key, row.id, row.key_check);
  // On a server whose role is missing yet nothing can be read before the migration; then it is said after it.
  else
    await provenKey(key, url, hashOf).catch((error: unknown) => {
      if (error instanceof ConfigError) throw error;
    });
}

/** Says for good which installation this is, where that is not said yet; call it on a migrated database that was checked. */
export async function settle(found: Found, url: string, hashOf: HashOf, filesOfReports: FilesOfReports): Promise<Installation> {
  const { config, marks, bucket } = found;
  return withClient(url, async (client) => {
    // Ends with the connection.
    await acquireLock(client, LOCK);
    const { row, isInhabited } = await lookAt(client);
    if (!row && found.key === null) makeKeyFile(config.dataFolder);
    const key = found.key ?? readKey(config.secret, config.dataFolder);
    // Another instance was faster, with a key of its own.
    if (key === null) throw noKey(config.dataFolder);
    const id = row?.id ?? marks.id ?? randomUUID();
    const secrets = row ? fitting(key, id, row.key_check) : isInhabited ? await provenKey(key, url, hashOf) : key.candidates[0]!;
    const keyCheck = checkOf(secrets, id);
    const count = () => filesOfReports(url);
    await settleFiles(found, id, count);
    if (!row) await client.query("insert into installation (id, key_check) values ($1, $2)", [id, keyCheck]);
    if (!bucket || bucket.config.move) makeFolder(path.join(config.dataFolder, "files"), 0o700);
    writeMarks(config.dataFolder, id, keyCheck);
    const isWeak =
      !key.isWellFormed &&
      `${key.from} besteht nicht aus 32 Bytes als base64url oder hexadezimal; neue Installationen weisen das ab, diese läuft damit weiter.`;
    return { id, secrets, notices: isWeak ? [isWeak] : [] };
  });
}

/** Says whose the bucket is, where there is one; throws one line where the sealed files are not where the settings say. */
async function settleFiles({ config, bucket }: Found, id: string, count: () => Promise<number>): Promise<void> {
  const { dataFolder } = config;
  if (!bucket) return refuseWithoutFiles(dataFolder, id, count);
  if (bucket.config.move === null) await refuseLeftFiles(dataFolder);
  else if (bucket.id !== null && (await count()) > 0) refuseWithoutFolder(dataFolder, id);
  const isElsewhere = bucket.config.move !== null && !hasNoFiles(dataFolder);
  // What an empty bucket lacks may lie in the folder still.
  await settleBucket(bucket, id, isElsewhere ? async () => 0 : count);
}

type Looked = { row: { id: string; key_check: Buffer } | undefined; isInhabited: boolean };

async function lookAt(client: pg.Client): Promise<Looked> {
  const has = async (table: string) => (await client.query("select to_regclass($1) as found", [`public.${table}`])).rows[0].found !== null;
  const row = (await has("installation")) ? (await client.query("select id, key_check from installation")).rows[0] : undefined;
  const isInhabited = (await has("directory_emails")) && (await client.query("select 1 from directory_emails limit 1")).rowCount !== 0;
  return { row, isInhabited };
}

/** The key by which the database's people sign in; throws one line where none of them could. */
async function provenKey(key: ServerKey, url: string, hashOf: HashOf): Promise<Secrets> {
  const db = openDatabase({ url, connections: 1 });
  try {
    const known = await db.directory((tx) => tx.selectFrom("directory_emails").selectAll().limit(PROOFS).execute());
    for (const { email_hash: hash, account_id: accountId, user_id: userId } of known) {
      const user = await db.tenant(accountId, (tx) =>
        tx.selectFrom("users").select("email").where("account_id", "=", accountId).where("id", "=", userId).executeTakeFirst(),
      );
      const found = user && key.candidates.find((one) => sameBytes(hashOf(one, user.email), hash));
      if (found) return found;
    }
    return fitting(key, "", Buffer.alloc(0));
  } finally {
    await db.close();
  }
}
