import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { deflateRawSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openZip } from "./zip-file.ts";

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), "hz-zip-"));
});
afterAll(() => fs.rm(folder, { recursive: true }));

const WORDS = Buffer.from("Ein Eintrag, der sich packen lässt. ".repeat(50));

/** An archive with one entry, written by hand: stored or packed, its sizes in four bytes or in eight. */
function anArchive({ isPacked = false, isLarge = false } = {}): Buffer {
  const [name, data] = [Buffer.from("ä/eins.txt"), isPacked ? deflateRawSync(WORDS) : WORDS];
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const extra = Buffer.alloc(isLarge ? 28 : 0);
  if (isLarge) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(24, 2);
    for (const [at, value] of [WORDS.length, data.length, 0].entries()) extra.writeBigUInt64LE(BigInt(value), 4 + at * 8);
  }
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(isPacked ? 8 : 0, 10);
  entry.writeUInt32LE(isLarge ? 0xffffffff : data.length, 20);
  entry.writeUInt32LE(isLarge ? 0xffffffff : WORDS.length, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt16LE(extra.length, 30);
  entry.writeUInt32LE(isLarge ? 0xffffffff : 0, 42);
  const body = Buffer.concat([local, name, data]);
  const list = Buffer.concat([entry, name, extra]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, list, end]);
}

async function opened(bytes: Buffer) {
  const file = path.join(folder, "archiv.zip");
  await fs.writeFile(file, bytes);
  return openZip(file);
}

test.each([{}, { isPacked: true }, { isLarge: true }, { isPacked: true, isLarge: true }])(
  "reads what is in an archive: %o",
  async (how) => {
    const zip = await opened(anArchive(how));
    expect(zip.names).toEqual(["ä/eins.txt"]);
    const chunks: Buffer[] = [];
    for await (const chunk of zip.read("ä/eins.txt")) chunks.push(chunk);
    expect(Buffer.concat(chunks).equals(WORDS)).toBe(true);
    await zip.close();
  },
);

test("what has no end, or a list that is none, is refused, and so is a file that is not there", async () => {
  const whole = anArchive();
  const noList = Buffer.from(whole);
  noList.fill(0, whole.length - 70, whole.length - 22);
  for (const bytes of [Buffer.alloc(0), whole.subarray(0, -1), whole.subarray(30), noList])
    await expect(opened(bytes)).rejects.toThrow("unvollständig");
  await expect(openZip(path.join(folder, "fehlt.zip"))).rejects.toThrow("lässt sich nicht öffnen");
});
