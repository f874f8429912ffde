import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter, generateHybridIdentity, identityToRecipient } from "age-encryption";
import { BackupDamaged, type Line } from "./dump.ts";

/** A pair of keys: the identity opens what is sealed to the recipient. Hybrid, with ML-KEM-768 beside X25519. */
export async function newKeys(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateHybridIdentity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Whether a text is a recipient of any kind that age's own library knows. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes lines into a file that only the holder of an age identity can read (age-encryption.org/v1; one JSON value a line, gzip), on
 * disk once it resolves. Throws where the recipient is none.
 */
export async function writeSealed(file: string, recipient: string, lines: AsyncIterable<Line>): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  async function* texts() {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  }
  const packed = createGzip();
  const packing = pipeline(texts, packed);
  // Heard below; it may fail before that.
  packing.catch(() => {});
  const sealed = await encrypter.encrypt(Readable.toWeb(packed) as ReadableStream<Uint8Array>);
  const writing = pipeline(Readable.fromWeb(sealed as never), createWriteStream(file, { flags: "wx", mode: 0o600, flush: true }));
  await Promise.all([packing, writing]);
}

/** The lines of such a file; throws BackupDamaged where the identity does not fit, or the file was cut or altered. */
export async function* readSealed(file: string, identity: string): AsyncGenerator<Line> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const unpacked = createGunzip();
  try {
    const sealed = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
    const opened = Readable.fromWeb((await decrypter.decrypt(sealed)) as never);
    const unpacking = pipeline(opened, unpacked);
    // Heard below; it may fail before that.
    unpacking.catch(() => {});
    for await (const text of linesOf(unpacked)) yield JSON.parse(text) as Line;
    await unpacking;
  } catch (cause) {
    throw new BackupDamaged("", { cause });
  } finally {
    unpacked.destroy();
  }
}

/** By line feeds alone: what else ends a line elsewhere may stand in a text. */
async function* linesOf(bytes: Readable): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of bytes.setEncoding("utf8") as AsyncIterable<string>) {
    const [...lines] = (rest + piece).split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
}
