// npm run backup: makes a backup of the installation that the environment names, running or not.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { makeBackup } from "../../server/backup/make-backup.ts";
import { isRecipient, newKeys } from "../../server/backup/sealed-lines.ts";
import { databasesAt } from "../../server/cell-settings.ts";
import { ConfigError, readConfig } from "../../server/config.ts";
import { databaseOf } from "../../server/db/cells.ts";
import { refuseWithoutFiles, refuseWithoutFolder } from "../../server/installation-files.ts";
import { filesOfReports } from "../../server/modules/files/index.ts";
import { startTrouble } from "../../server/start-trouble.ts";
import { openStore } from "../../server/storage/open-store.ts";
import { installationIn, onDatabase, ownBucket } from "../own-installation.ts";

const HELP = `npm run backup -- schluessel <Datei>
    macht ein Schlüsselpaar. Die Datei öffnet Sicherungen und gehört weg von diesem Server; <Datei>.pub bleibt hier.

npm run backup -- <Ordner> --fuer <Datei>.pub
    sichert die Installation, die die Umgebung nennt (HZ_DATA, DATABASE_URL …), auch während der Dienst läuft.
    --behalten 14    so viele Sicherungen bleiben in dem Ordner, diese mitgezählt`;

class UsageError extends Error {}

function wish() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      fuer: { type: "string" },
      behalten: { type: "string", default: "14" },
      hilfe: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.hilfe || values.help) return { what: "help" as const };
  const [into, ...more] = positionals;
  if (into === undefined) throw new UsageError("Bitte nennen Sie einen Ordner, in den gesichert wird.");
  if (into === "schluessel" && more.length === 1) return { what: "key" as const, file: path.resolve(more[0]!) };
  if (into === "schluessel") throw new UsageError("Bitte nennen Sie eine Datei für den Schlüssel.");
  if (more.length > 0) throw new UsageError(`„${more[0]}“ kennt dieser Befehl nicht.`);
  if (values.fuer === undefined) throw new UsageError("Bitte nennen Sie mit --fuer die Datei, die auf .pub endet, oder was darin steht.");
  const keep = Number(values.behalten);
  if (!Number.isInteger(keep) || keep < 1) throw new UsageError("--behalten ist eine Zahl ab 1.");
  return { what: "backup" as const, into: path.resolve(into), recipient: recipientIn(values.fuer), keep };
}

/** A key as it is, or in the file that is named. */
function recipientIn(given: string): string {
  const recipient = (fs.existsSync(given) ? fs.readFileSync(given, "utf8") : given).trim();
  if (!isRecipient(recipient))
    throw new UsageError("--fuer nennt keinen Schlüssel der Form age1…. Einen macht: npm run backup -- schluessel <Datei>");
  return recipient;
}

async function countFiles(all: ReturnType<typeof databasesAt>): Promise<number> {
  const db = databaseOf(all, { newcomers: 1, connections: 1 });
  return filesOfReports({ db }).finally(() => db.close());
}

async function backUp(into: string, recipient: string, keep: number): Promise<string> {
  const config = readConfig(process.env);
  const keyFile = path.join(config.dataFolder, "secret.key");
  const { version } = JSON.parse(fs.readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { version: string };
  return onDatabase(config, async (url) => {
    const installation = await installationIn(url);
    const databases = databasesAt(config.databaseUrl ?? url, config);
    const key = config.secret === null && fs.existsSync(keyFile) ? fs.readFileSync(keyFile, "utf8") : null;
    const bucket = config.bucket && (await ownBucket(config.bucket, config.dataFolder, installation));
    // A disk that is not mounted must not become a backup without files.
    if (config.bucket?.move) refuseWithoutFolder(config.dataFolder, installation);
    else if (!bucket) await refuseWithoutFiles(config.dataFolder, installation, () => countFiles(databases));
    const store = await openStore(config, bucket);
    const source = { databases, store, installation, key, version };
    const made = await makeBackup(source, { into, recipient, keep }).finally(() => bucket?.close());
    return [
      `Gesichert: ${made.folder}`,
      `  Dateien: ${made.files}, davon neu ${made.copied}; ältere Sicherungen entfernt: ${made.older}`,
      ...(config.secret === null ? [] : ["  HZ_SECRET ist nicht dabei: Bitte bewahren Sie ihn an einem anderen Ort auf."]),
    ].join("\n");
  });
}

/** Post-quantum, as age makes them. */
async function makeKeys(file: string): Promise<string> {
  const { identity, recipient } = await newKeys();
  fs.writeFileSync(file, `# Öffnet Sicherungen der Hinweiszentrale\n${identity}\n`, { mode: 0o600, flag: "wx" });
  fs.writeFileSync(`${file}.pub`, `${recipient}\n`, { flag: "wx" });
  return [
    `${file} öffnet Sicherungen: Bitte bewahren Sie diese Datei an zwei Orten auf und löschen Sie sie hier.`,
    `${file}.pub bleibt hier: npm run backup -- <Ordner> --fuer ${file}.pub`,
  ].join("\n");
}

try {
  const wanted = wish();
  if (wanted.what === "help") console.log(HELP);
  else if (wanted.what === "key") console.log(await makeKeys(wanted.file));
  else console.log(await backUp(wanted.into, wanted.recipient, wanted.keep));
} catch (error) {
  const isUsage = error instanceof UsageError || (error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS");
  console.error(lineOf(error));
  if (isUsage) console.error("Hilfe: npm run backup -- --hilfe");
  process.exitCode = isUsage ? 2 : 1;
}

function lineOf(error: unknown): string {
  if (error instanceof UsageError || error instanceof ConfigError) return error.message;
  const { message, code, path: at } = error as NodeJS.ErrnoException;
  if (code?.startsWith("ERR_PARSE_ARGS")) return "Diesen Aufruf kennt der Befehl nicht.";
  const target = path.resolve(process.argv[2] ?? "");
  if (at?.startsWith(target) && code !== "EEXIST")
    return `Im Ordner ${target}, in den gesichert werden soll, lässt sich nicht schreiben (${code}). Bitte Rechte und freien Platz prüfen.`;
  if (code === "EEXIST") return "Diese Datei gibt es schon. Es wurde nichts verändert.";
  return startTrouble(error, path.resolve(process.env["HZ_DATA"]?.trim() || "data")) ?? `Die Sicherung ist nicht gelungen: ${message}`;
}
