import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bytesOf } from "../server/testing/bytes-of.ts";
import { isInstalled, root } from "./setup.mjs";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "hz-setup-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const at = (...names: string[]) => path.join(folder, ...names);
const json = (file: string) => JSON.parse(fs.readFileSync(file, "utf8"));

test("what npm itself has installed is known as installed, and what is another version or gone is not", () => {
  fs.copyFileSync(path.join(root, "package-lock.json"), at("package-lock.json"));
  fs.mkdirSync(at("node_modules"));
  // Our own sign is what a plain "npm ci" does not leave.
  for (const name of fs.readdirSync(path.join(root, "node_modules")))
    if (name !== ".installed" && name !== ".package-lock.json")
      fs.symlinkSync(path.join(root, "node_modules", name), at("node_modules", name));
  const list = json(path.join(root, "node_modules", ".package-lock.json"));
  const listed = (change: (packages: Record<string, { version?: string }>) => void) => {
    const copy = structuredClone(list);
    change(copy.packages);
    fs.writeFileSync(at("node_modules", ".package-lock.json"), JSON.stringify(copy));
    return isInstalled(folder);
  };
  expect(isInstalled(folder)).toBe(false);
  expect(listed(() => {})).toBe(true);
  expect(listed((packages) => (packages["node_modules/fastify"]!.version = "0.0.1"))).toBe(false);
  expect(listed((packages) => delete packages["node_modules/fastify"])).toBe(false);
  fs.rmSync(at("node_modules", "fastify"));
  expect(listed(() => {})).toBe(false);
});

test("a start that cannot reach the packages says so and leaves what was there, byte by byte", () => {
  const { workspaces } = json(path.join(root, "package.json"));
  for (const name of ["package.json", "package-lock.json", ".npmrc", "scripts", ...workspaces.map((one: string) => `${one}/package.json`)])
    fs.cpSync(path.join(root, name), at(name), { recursive: true });
  fs.mkdirSync(at("node_modules", "kept"), { recursive: true });
  fs.writeFileSync(at("node_modules", "kept", "index.js"), "kept");
  fs.writeFileSync(at("node_modules", ".installed"), "another list of packages");
  const before = bytesOf(folder);
  // Nobody listens there, and nothing lies in a cache.
  const away = {
    npm_config_registry: "http://127.0.0.1:9/",
    npm_config_fetch_retries: "0",
    npm_config_cache: at("..", `${path.basename(folder)}-cache`),
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [at("scripts", "start.mjs")], {
    cwd: folder,
    env: { ...process.env, ...away },
    encoding: "utf8",
  });
  fs.rmSync(away.npm_config_cache, { recursive: true, force: true });
  expect(status).toBe(1);
  expect(stdout + stderr).toMatch(/Die Pakete konnten nicht installiert werden; was da war, ist unverändert\./);
  expect(bytesOf(folder)).toBe(before);
}, 120_000);
