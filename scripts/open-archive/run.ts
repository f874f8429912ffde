// npm run open-archive -- <Archiv> [Ordner]: „Ihr Bestand, auch ohne uns“. The build makes one file of it that Node runs alone.
import fs from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { keysByCode } from "./keys.ts";
import { openSealedStock } from "./sealed-stock.ts";
import { NotOpened } from "./stock.ts";
import { openWholeArchive } from "./whole-archive.ts";
import { type Outcome, writeReadable } from "./write-readable.ts";

const HELP = `Öffnet ein Archiv der Hinweiszentrale, auch ohne sie: ein Gesamtarchiv (ZIP) oder einen Bestand (Ordner).

Aufruf: node hinweiszentrale-oeffnen.mjs <Archiv> [Ordner]

  <Archiv>   die ZIP-Datei oder der Ordner
  [Ordner]   wohin; leer oder noch nicht da. Sonst entsteht einer neben dem Archiv

Ein Gesamtarchiv enthält seine Schlüssel. Für einen Bestand fragt das Programm nach der E-Mail-Adresse und dem
Wiederherstellungscode; für den Notfallcode bleibt die Adresse leer. Es geht nichts ins Netz.
Endet mit 0, wenn alles geöffnet und bestätigt ist, mit 3, wenn etwas verschlossen blieb oder eine Unterschrift nicht
bestätigt ist (es wird genannt), mit 1, wenn nichts zu öffnen war, mit 2 bei einem falschen Aufruf.`;

/** Asks line by line, at a terminal or of what is piped in; "" once nothing comes any more. */
function asking() {
  const terminal = createInterface({ input: process.stdin, output: process.stderr, terminal: false });
  const lines = terminal[Symbol.asyncIterator]();
  return {
    async ask(question: string): Promise<string> {
      process.stderr.write(question);
      const { value } = await lines.next();
      return (value ?? "") as string;
    },
    close: () => terminal.close(),
  };
}

async function openStock(archive: string) {
  const stat = await fs.stat(archive).catch(() => {
    throw new NotOpened(`${archive} gibt es nicht.`);
  });
  if (!stat.isDirectory()) return openWholeArchive(archive);
  const stock = await openSealedStock(archive);
  const { ask, close } = asking();
  const email = await ask("E-Mail-Adresse (leer für den Notfallcode): ");
  const code = await ask(email.trim() ? "Wiederherstellungscode: " : "Notfallcode: ");
  close();
  return { stock, keys: await keysByCode(stock, email, code) };
}

async function emptyFolder(folder: string): Promise<void> {
  try {
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await fs.readdir(folder)).length === 0) return;
  } catch (error) {
    throw new NotOpened(`Der Ordner ${folder} ist nicht zu gebrauchen (${(error as Error).message}).`);
  }
  throw new NotOpened(`Der Ordner ${folder} ist nicht leer. Bitte einen anderen nennen.`);
}

function say(folder: string, { cases, files, troubles, wrong }: Outcome): void {
  console.log(`${cases === 1 ? "1 Fall" : `${cases} Fälle`}, ${files === 1 ? "1 Datei" : `${files} Dateien`} nach ${folder}`);
  console.log(`Beginnen Sie mit ${path.join(folder, "index.html")}. Der Ordner ist nicht verschlüsselt: bitte so bewahren.`);
  list("Nicht bestätigt", wrong);
  list(
    "Nicht geöffnet",
    troubles.map(({ what, why }) => `${what}: ${why}`),
  );
  if (troubles.length + wrong.length > 0) process.exitCode = 3;
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.error([`${title} (${lines.length}):`, ...lines.map((line) => `  ${line}`)].join("\n"));
}

const [archive, named, ...rest] = process.argv.slice(2);
if (!archive || archive.startsWith("-") || rest.length > 0) {
  console.error(HELP);
  process.exitCode = archive === "--hilfe" ? 0 : 2;
} else
  try {
    const { stock, keys } = await openStock(path.resolve(archive));
    const folder = named ? path.resolve(named) : `${path.resolve(archive).replace(/\.zip$/i, "")}-geoeffnet`;
    await emptyFolder(folder);
    say(folder, await writeReadable(stock, keys, folder));
    await stock.close();
  } catch (error) {
    const isOfTheDisk = error instanceof Error && "syscall" in error;
    if (!(error instanceof NotOpened) && !isOfTheDisk) throw error;
    console.error(isOfTheDisk ? `Lesen oder Schreiben ist fehlgeschlagen (${error.message}).` : error.message);
    process.exitCode = 1;
  }
