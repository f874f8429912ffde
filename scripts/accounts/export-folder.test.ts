import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fillFolder, MARKER } from "./export-folder.ts";

let folder: string;
beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "hz-export-")), "neu");
});
afterEach(() => fs.rmSync(path.dirname(folder), { recursive: true }));

async function* words(...all: string[]) {
  yield* all;
}
const files = () => fs.readdirSync(folder, { recursive: true }).map(String).sort();

test("files come with checksums that fit, for nobody else to read, and no marker is left", async () => {
  const result = await fillFolder(folder, async (sink) => {
    expect(files()).toContain(MARKER);
    await sink("tabellen/users.jsonl", words("{}\n", "{}\n"));
    await sink("leer.txt", words());
    return 7;
  });
  expect(result).toBe(7);
  expect(files()).toEqual(["leer.txt", "pruefsummen.txt", "tabellen", "tabellen/users.jsonl"]);
  expect(fs.readFileSync(path.join(folder, "tabellen/users.jsonl"), "utf8")).toBe("{}\n{}\n");
  const sum = (name: string) =>
    createHash("sha256")
      .update(fs.readFileSync(path.join(folder, name)))
      .digest("hex");
  // As the program sha256sum writes and reads them.
  const lines = ["tabellen/users.jsonl", "leer.txt"].map((name) => `${sum(name)}  ${name}\n`);
  expect(fs.readFileSync(path.join(folder, "pruefsummen.txt"), "utf8")).toBe(lines.join(""));
  expect(fs.statSync(folder).mode & 0o077).toBe(0);
  expect(fs.statSync(path.join(folder, "leer.txt")).mode & 0o077).toBe(0);
});

test("what fails on the way leaves the marker and what was written so far", async () => {
  const half = async function* () {
    yield "halb";
    throw new Error("Platte voll");
  };
  await expect(fillFolder(folder, (sink) => sink("datei", half()))).rejects.toThrow("Platte voll");
  expect(files()).toContain(MARKER);
});

test("what is no folder is refused", async () => {
  fs.writeFileSync(folder, "");
  await expect(fillFolder(folder, async () => {})).rejects.toThrow("nicht zu gebrauchen");
});

test("a folder with something in it is refused and left alone", async () => {
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, "fremd"), "");
  await expect(fillFolder(folder, async () => {})).rejects.toThrow("nicht leer");
  expect(files()).toEqual(["fremd"]);
});
