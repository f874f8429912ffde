// npm run files: moves the sealed files of the installation that the environment names into its bucket, or back, while it runs.
import path from "node:path";
import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "../../server/config.ts";
import { startTrouble } from "../../server/start-trouble.ts";
import type { Move } from "../../server/storage-settings.ts";
import { onDatabase } from "../own-installation.ts";
import { moveFiles } from "./move-files.ts";

const HELP = `npm run files -- in-den-bucket
    bringt alle versiegelten Dateien aus dem Ordner HZ_DATA/files in den Bucket (S3_BUCKET …).

npm run files -- in-den-ordner
    bringt sie aus dem Bucket in den Ordner HZ_DATA/files.

Der Dienst läuft dabei weiter, und zwar mit S3_MOVE=to-bucket oder S3_MOVE=to-folder: Dann findet er Dateien an beiden
Orten. Am alten Ort wird eine Datei erst gelöscht, wenn sie am neuen vollständig gelesen wurde. Der Befehl lässt sich jederzeit
abbrechen und wiederholen. Die Schritte davor und danach stehen in docs/operations.md unter „Object storage“.`;

const WAYS: Record<string, Move> = { "in-den-bucket": "to-bucket", "in-den-ordner": "to-folder" };
const EVERY = 1_000;

class UsageError extends Error {}

function wish(): Move | null {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { hilfe: { type: "boolean" }, help: { type: "boolean" } } });
  if (values.hilfe || values.help) return null;
  const way = positionals.length === 1 && Object.hasOwn(WAYS, positionals[0]!) ? WAYS[positionals[0]!]! : null;
  if (way === null) throw new UsageError("Bitte nennen Sie, wohin: in-den-bucket oder in-den-ordner.");
  return way;
}

async function move(way: Move): Promise<void> {
  const config = readConfig(process.env);
  const onMoved = (moved: number) => moved % EVERY === 0 && console.log(`Umgezogen: ${moved} Teile von Dateien …`);
  const { moved, damaged } = await onDatabase(config, (url) => moveFiles(config, url, way, onMoved));
  console.log(`Umgezogen: ${moved} Teile von Dateien.`);
  for (const key of damaged) console.error(`Beschädigt, deshalb nicht umgezogen und nicht gelöscht: ${key}`);
  if (damaged.length > 0) process.exitCode = 1;
  else console.log("Am alten Ort liegt nichts mehr. Läuft der Dienst überall mit S3_MOVE, kann die Angabe jetzt weg.");
}

try {
  const way = wish();
  if (way === null) console.log(HELP);
  else await move(way);
} catch (error) {
  const isUnknown = (error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS") ?? false;
  const isUsage = isUnknown || error instanceof UsageError;
  console.error(isUnknown ? "Diesen Aufruf kennt der Befehl nicht." : lineOf(error));
  if (isUsage) console.error("Hilfe: npm run files -- --hilfe");
  process.exitCode = isUsage ? 2 : 1;
}

function lineOf(error: unknown): string {
  if (error instanceof UsageError || error instanceof ConfigError) return error.message;
  const folder = path.resolve(process.env["HZ_DATA"]?.trim() || "data");
  return startTrouble(error, folder) ?? `Der Umzug ist nicht gelungen: ${(error as Error).message}`;
}
