import path from "node:path";
import { ConfigError } from "./config.ts";
import { StorageError } from "./storage/blob-store.ts";
import type { BucketStore } from "./storage/s3-store.ts";
import type { BucketConfig } from "./storage-settings.ts";

/** A bucket as a start has found it: which installation its mark names, null where there is no mark. */
export type FoundBucket = { store: BucketStore; id: string | null; config: BucketConfig };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const markOf = ({ prefix }: BucketConfig) => `${prefix}.installation`;

/** Opens the bucket and reads its mark; writes nothing. Throws one line where it is missing, closed, away or its mark damaged. */
export async function findBucket(config: BucketConfig, dataFolder: string): Promise<FoundBucket> {
  // Its library is loaded where a bucket is configured, and nowhere else.
  const { openBucketStore } = await import("./storage/s3-store.ts");
  const store = openBucketStore(config, path.join(dataFolder, "incoming"));
  try {
    const id = await store.readMark();
    if (id !== null && !UUID.test(id))
      throw new ConfigError(
        `Das Objekt ${markOf(config)} im Bucket ${config.bucket} ist beschädigt. Bitte löschen Sie es, wenn der Bucket zu dieser Installation gehört: Es entsteht neu.`,
      );
    return { store, id, config };
  } catch (error) {
    store.close();
    throw error instanceof StorageError ? new ConfigError(troubleLine(error, config)) : error;
  }
}

/**
 * Says in the bucket to which installation it belongs, where that is not said yet. Throws one line where nothing lies in it although
 * the database knows files of reports: another bucket, or another prefix, looks like that.
 */
export async function settleBucket({ store, id: marked, config }: FoundBucket, id: string, count: () => Promise<number>): Promise<void> {
  if (marked !== null) return;
  try {
    const { done: isEmpty } = await store.list("")[Symbol.asyncIterator]().next();
    const known = isEmpty ? await count() : 0;
    if (known > 0)
      throw new ConfigError(
        `Im Bucket ${config.bucket} liegt unter „${config.prefix}“ nichts, die Datenbank kennt aber ${known === 1 ? "1 Datei" : `${known} Dateien`} zu Meldungen. ` +
          "Bitte prüfen Sie S3_BUCKET und S3_PREFIX oder spielen Sie die Dateien zurück. " +
          `Soll der Dienst ohne diese Dateien starten, legen Sie im Bucket das Objekt ${markOf(config)} mit dem Inhalt ${id} an.`,
      );
    await store.writeMark(id);
  } catch (error) {
    throw error instanceof StorageError ? new ConfigError(troubleLine(error, config)) : error;
  }
}

/** What an operator is told of a bucket that cannot be worked with. */
export function troubleLine({ code }: StorageError, { bucket, endpoint }: BucketConfig): string {
  const lines = {
    STORAGE_NO_BUCKET: `Den Bucket ${bucket} gibt es bei ${endpoint} nicht. Bitte legen Sie ihn an oder prüfen Sie S3_BUCKET und S3_ENDPOINT.`,
    STORAGE_FORBIDDEN: `Der Bucket ${bucket} bei ${endpoint} weist den Zugriff ab. Bitte prüfen Sie S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION, die Uhr und die Rechte.`,
    STORAGE_AWAY: `Der Bucket ${bucket} bei ${endpoint} antwortet nicht wie ein Bucket. Bitte prüfen Sie S3_ENDPOINT, S3_PATH_STYLE und das Netz.`,
    STORAGE_DAMAGED: `Der Bucket ${bucket} bei ${endpoint} gibt nicht zurück, was in ihn geschrieben wurde. Bitte prüfen Sie den Speicherdienst.`,
  };
  return lines[code];
}
