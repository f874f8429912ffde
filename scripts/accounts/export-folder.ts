import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Refusal, type Sink } from "../../server/modules/operator/index.ts";

export const MARKER = "UNVOLLSTAENDIG";
const CHECKSUMS = "pruefsummen.txt";

/**
 * Lets `fill` write files into a folder that is empty or not there yet, and adds their checksums. While that goes on, and where it
 * fails, a marker lies in it that says so. Throws Refusal for a folder with something in it.
 */
export async function fillFolder<T>(folder: string, fill: (sink: Sink) => Promise<T>): Promise<T> {
  const inside = await openFolder(folder).catch((error: Error) => {
    throw new Refusal(`Der Ordner ${folder} ist nicht zu gebrauchen (${error.message}).`);
  });
  if (inside.length > 0) throw new Refusal(`Der Ordner ${folder} ist nicht leer. Bitte einen anderen nennen.`);
  const marker = path.join(folder, MARKER);
  await fs.writeFile(marker, "Diese Ausgabe läuft noch oder wurde abgebrochen. Sie ist nicht zu gebrauchen.\n", { mode: 0o600 });
  const sums = await fs.open(path.join(folder, CHECKSUMS), "wx", 0o600);
  try {
    const result = await fill(async (name, body) => {
      const file = path.join(folder, ...name.split("/"));
      await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await sums.appendFile(`${await write(file, body)}  ${name}\n`);
    });
    await sums.sync();
    await fs.rm(marker);
    return result;
  } finally {
    await sums.close();
  }
}

async function openFolder(folder: string): Promise<string[]> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  await fs.access(folder, fs.constants.W_OK);
  return fs.readdir(folder);
}

/** Writes as the bytes come; resolves to their SHA-256. */
async function write(file: string, body: AsyncIterable<string | Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  const passing = async function* () {
    for await (const chunk of body) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(Readable.from(passing(), { objectMode: false }), createWriteStream(file, { flags: "wx", mode: 0o600, flush: true }));
  return hash.digest("hex");
}
