import fs from "node:fs";
import path from "node:path";
import { type Config, ConfigError } from "../../server/config.ts";
import { withClient } from "../../server/db/pool.ts";
import { troubleLine } from "../../server/installation-bucket.ts";
import { KEPT_FREE } from "../../server/modules/files/index.ts";
import { StorageError } from "../../server/storage/blob-store.ts";
import { openFolderStore } from "../../server/storage/folder-store.ts";
import { type Moved, moveBlobs, NoRoom } from "../../server/storage/move-blobs.ts";
import type { Move } from "../../server/storage-settings.ts";
import { installationIn, ownBucket } from "../own-installation.ts";

/** Any number will do, as long as every run takes the same. */
const LOCK = 7242004;

/**
 * Moves the sealed files of the installation that the configuration and its database name, while it runs; `onMoved` hears how many
 * so far. Throws one line for the operator; what was moved until then is moved, and the next run goes on.
 */
export async function moveFiles(config: Config, url: string, way: Move, onMoved?: (moved: number) => void): Promise<Moved> {
  const { bucket: settings, dataFolder } = config;
  if (settings?.move !== way)
    throw new ConfigError(
      `Dafür muss der Dienst mit S3_MOVE=${way} laufen, und dieser Befehl mit denselben Angaben. Hilfe: npm run files -- --hilfe`,
    );
  return withClient(url, async (client) => {
    // Ends with the connection. Of two runs one would take for deleted what the other one has moved.
    const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [LOCK]);
    if (!rows[0]!.taken) throw new ConfigError("Die Dateien ziehen gerade schon um: Dieser Befehl läuft an anderer Stelle.");
    const installation = await installationIn(url);
    demandFolder(dataFolder, installation);
    const bucket = await ownBucket(settings, dataFolder, installation);
    try {
      const folder = await openFolderStore(path.join(dataFolder, "files"));
      const [from, to] = way === "to-bucket" ? [folder, bucket] : [bucket, folder];
      return await moveBlobs({ from, to, keepFree: KEPT_FREE.known, onMoved });
    } catch (error) {
      if (error instanceof StorageError) throw new ConfigError(`${troubleLine(error, settings)} ${AGAIN}`);
      if (error instanceof NoRoom || isFull(error)) throw new ConfigError(`In ${dataFolder} ist kein Platz mehr. ${AGAIN}`);
      throw error;
    } finally {
      bucket.close();
    }
  });
}

const AGAIN = "Was schon umgezogen ist, bleibt es; der Befehl macht beim nächsten Mal dort weiter.";
const isFull = (error: unknown) => ["ENOSPC", "EDQUOT"].includes((error as NodeJS.ErrnoException).code ?? "");

/** A start with S3_MOVE has marked it; without the mark it may be the place where a disk is not mounted. */
function demandFolder(dataFolder: string, installation: string): void {
  const mark = path.join(dataFolder, "files", ".installation");
  if (fs.existsSync(mark) && fs.readFileSync(mark, "utf8").trim() === installation) return;
  throw new ConfigError(
    `Der Ordner ${path.dirname(mark)} fehlt oder trägt nicht die Kennung dieser Installation. ` +
      "Bitte hängen Sie ihn ein und starten Sie den Dienst einmal mit S3_MOVE.",
  );
}
