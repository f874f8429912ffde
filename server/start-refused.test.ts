import { spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { firstVersionLine } from "./db/first-version.ts";
import { bytesOf } from "./testing/bytes-of.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));
/** In a process of its own: a start that never ends hears nothing, and would take the tests along. */
const start = (env: Record<string, string>, [command, ...before]: string[] = []) => {
  const args = [...before, ...(command ? [process.execPath] : []), main];
  const options = { env: { PATH: process.env.PATH!, HZ_DEMO: "off", PORT: "0", ...env }, timeout: 60_000, encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(command ?? process.execPath, args, { ...options, killSignal: "SIGKILL" });
  return { status, stderr };
};

test("a data folder that cannot be made ends the start with one line", { timeout: 90_000 }, () => {
  expect(start({ HZ_DATA: "/proc/nix" })).toEqual({
    status: 1,
    stderr: "Im Ordner /proc/nix lässt sich nicht schreiben (ENOENT). Bitte Rechte und freien Platz prüfen.\n",
  });
});

test("one that is there and takes nothing does so before the database is asked", { timeout: 90_000 }, () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hz-closed-"));
  fs.chmodSync(folder, 0o500);
  // Root may write everywhere; without its special rights it may not.
  const asUser = process.getuid!() === 0 ? ["setpriv", "--bounding-set=-all"] : [];
  expect(start({ HZ_DATA: folder, DATABASE_URL: "postgresql://nobody@127.0.0.1:9/none" }, asUser)).toEqual({
    status: 1,
    stderr: `Im Ordner ${folder} lässt sich nicht schreiben (EACCES). Bitte Rechte und freien Platz prüfen.\n`,
  });
  fs.rmdirSync(folder);
});

test("a data folder of 0.1.0 ends the start with one line that says the way, and stays as it is", { timeout: 90_000 }, () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hz-before-"));
  const mark = { id: "0b7c1f0e-6a52-4c1c-8d5e-3f2b9a7d4e10", keyCheck: "AA" };
  fs.writeFileSync(path.join(folder, "installation.json"), JSON.stringify(mark));
  fs.mkdirSync(path.join(folder, "pg18"));
  const before = bytesOf(folder);
  expect(start({ HZ_DATA: folder })).toEqual({ status: 1, stderr: `${firstVersionLine(`Der Ordner ${folder}`)}\n` });
  expect(bytesOf(folder)).toBe(before);
  fs.rmSync(folder, { recursive: true });
});

test("a taken port, or an address of another machine, ends the start before anything is made", { timeout: 120_000 }, async () => {
  const folder = path.join(os.tmpdir(), `hz-never-${process.pid}`);
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  expect(start({ HZ_DATA: folder, PORT: String(port) })).toEqual({
    status: 1,
    stderr: `Der Port ${port} ist belegt. Beenden Sie das andere Programm oder wählen Sie mit PORT einen anderen.\n`,
  });
  other.close();
  expect(start({ HZ_DATA: folder, HOST: "192.0.2.9" })).toEqual({
    status: 1,
    stderr: "Unter der Adresse 192.0.2.9 lässt sich nicht lauschen (EADDRNOTAVAIL). HOST muss eine Adresse dieser Maschine sein.\n",
  });
  expect(fs.existsSync(folder)).toBe(false);
});
