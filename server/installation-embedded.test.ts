import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readConfig } from "./config.ts";
import { claimedBy } from "./db/embedded-cluster.ts";
import { startEmbedded } from "./db/embedded.ts";
import { firstVersionLine } from "./db/first-version.ts";
import { startTrouble } from "./start-trouble.ts";
import { bytesOf } from "./testing/bytes-of.ts";
import { allRows } from "./testing/rows.ts";
import { onServer } from "./testing/template.ts";
import { wire, type Wired } from "./wiring.ts";

/** Each start makes or recovers a database of its own, which takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 180_000 });

let parent: string;
let running: Wired;
beforeAll(async () => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), "hz-copies-"));
  fs.chmodSync(parent, 0o755);
  running = await start("original");
});
afterAll(async () => {
  await running.close();
  fs.rmSync(parent, { recursive: true });
});

const at = (...names: string[]) => path.join(parent, ...names);
const start = (name: string) => wire(readConfig({ HZ_DATA: at(name), HZ_DEMO: "off" }), () => {});
/** As operators do it: rights and owners stay. */
const copy = (from: string, to: string) => execFileSync("cp", ["-a", at(from), at(to)]);
const idIn = (name: string) => JSON.parse(fs.readFileSync(at(name, "installation.json"), "utf8")).id as string;
const rows = async () => JSON.stringify([...(await allRows(running.ctx.db.directUrl))]);

/** What the last start that was refused has said. */
let said: string | null = null;

/** Expects one line, and that no byte of the folder has changed. */
async function refuses(name: string, line: RegExp) {
  const before = bytesOf(at(name));
  const error = await start(name).then(
    async (wired) => wired.close().then(() => null),
    (thrown: unknown) => thrown,
  );
  said = startTrouble(error, at(name))!;
  expect(said).toMatch(line);
  expect(said).not.toContain("\n");
  expect(bytesOf(at(name))).toBe(before);
}

test("a copy of a running folder neither takes the original's database nor harms its own", async () => {
  copy("original", "copy");
  const before = await rows();
  await refuses(
    "copy",
    /^Der Ordner .*copy\/pg18 wurde bei laufendem Dienst kopiert .*beenden Sie dort den Dienst und kopieren Sie erneut/,
  );
  expect(await rows()).toBe(before);
  expect(claimedBy(at("original", "pg18"))).toMatchObject({ home: at("original", "pg18") });
});

test("under another name the running folder is still the same, and adopted; the second instance says that there is one", async () => {
  expect(running.notices).toEqual([]);
  fs.symlinkSync(at("original"), at("link"));
  const again = await start("link");
  expect(again.ctx.db.directUrl).toBe(running.ctx.db.directUrl);
  expect(again.notices).toEqual([expect.stringMatching(/^Auf dem Ordner .*\/link läuft bereits eine andere Instanz[^\n]*\.$/)]);
  await again.close();
});

test("a copy of a stopped folder is a restore: it starts beside the original, as the same installation with its own database", async () => {
  const second = await start("stopped");
  await second.close();
  copy("stopped", "restored");
  const [original, restored] = [await start("stopped"), await start("restored")];
  expect(restored.ctx.db.directUrl).not.toBe(original.ctx.db.directUrl);
  expect(idIn("restored")).toBe(idIn("stopped"));
  await Promise.all([original.close(), restored.close()]);
});

test("a part that is missing or of another installation stops the start with one line, and nothing is changed", async () => {
  const first = await start("whole");
  await first.close();
  const damaged = (name: string, damage: () => void) => {
    copy("whole", name);
    damage();
  };
  damaged("no-key", () => fs.rmSync(at("no-key", "secret.key")));
  await refuses("no-key", /secret\.key fehlt, die Installation gibt es aber schon/);
  // Also where nothing but the database is left.
  damaged("only-database", () =>
    ["secret.key", "installation.json", "files"].forEach((one) => fs.rmSync(at("only-database", one), { recursive: true })),
  );
  await refuses("only-database", /secret\.key fehlt/);
  damaged("other-key", () => fs.copyFileSync(at("original", "secret.key"), at("other-key", "secret.key")));
  await refuses("other-key", /ist leer, beschädigt oder gehört nicht zu dieser Installation/);
  damaged("no-database", () => fs.rmSync(at("no-database", "pg18"), { recursive: true }));
  await refuses("no-database", /aber ihre Datenbank \(.*pg18\) fehlt/);
  damaged("other-database", () => {
    fs.rmSync(at("other-database", "pg18"), { recursive: true });
    copy("original/pg18", "other-database/pg18");
  });
  await refuses("other-database", /^Der Ordner .*pg18 gehört zu einer anderen Installation/);
  damaged("of-before", () => {
    const { id, keyCheck } = JSON.parse(fs.readFileSync(at("of-before", "installation.json"), "utf8"));
    fs.writeFileSync(at("of-before", "installation.json"), JSON.stringify({ id, keyCheck }));
  });
  await refuses("of-before", /^Der Ordner .*of-before ist von Version 0\.1\.0, die dieses Programm nicht weiterführt/);
});

test("a folder of 0.1.0 whose mark was lost is known by its database, of which nothing changes", async () => {
  await (await start("unmarked")).close();
  fs.rmSync(at("unmarked", "installation.json"));
  const looking = async (work: (url: string) => Promise<unknown>) => {
    const server = await startEmbedded(at("unmarked"));
    return work(server.url).finally(() => server.stop());
  };
  const asBefore = "update schema_migrations set name = '0001-accounts-to-events.sql' where name = '0001-baseline.sql'";
  await looking((url) => onServer(url, asBefore));
  const inside = () => looking(async (url) => JSON.stringify([...(await allRows(url))]));
  const before = await inside();
  const error = await start("unmarked").catch((thrown: unknown) => thrown);
  expect(startTrouble(error, at("unmarked"))).toBe(firstVersionLine("Die Datenbank"));
  expect(await inside()).toBe(before);
  expect(fs.readdirSync(at("unmarked")).sort()).toEqual(["files", "pg.log", "pg18", "secret.key"]);
});

test("two processes starting on one empty folder are one installation with one key", async () => {
  const script = `
    const { readConfig } = await import(${JSON.stringify(path.join(import.meta.dirname, "config.ts"))});
    const { wire } = await import(${JSON.stringify(path.join(import.meta.dirname, "wiring.ts"))});
    const wired = await wire(readConfig({ HZ_DATA: ${JSON.stringify(at("shared"))}, HZ_DEMO: "off" }), () => {});
    console.log(wired.ctx.secrets.hash("a", "b").toString("hex"));
    await wired.close();
    process.exit(0);`;
  const outputs = await Promise.all(
    [1, 2].map(async () => {
      const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
      const [output] = await Promise.all([child.stdout.toArray(), once(child, "exit")]);
      return Buffer.concat(output).toString();
    }),
  );
  expect(outputs[0]).toHaveLength(65);
  expect(outputs[1]).toBe(outputs[0]);
  expect(fs.readdirSync(at("shared")).sort()).toEqual(["files", "installation.json", "pg.log", "pg18", "secret.key"]);
});

/** An ordinary user of every Debian. */
const GAMES = { uid: 5, gid: 60 };
const give = (who: string, name: string) => execFileSync("chown", ["-R", who, at(name)]);
/** Starts as that user, whom this process could not become and be root again. */
const startAsGames = (name: string) => {
  const [command, ...as] = ["setpriv", `--reuid=${GAMES.uid}`, `--regid=${GAMES.gid}`, "--clear-groups", process.execPath];
  const env = { PATH: process.env.PATH!, HZ_DATA: at(name), HZ_DEMO: "off", PORT: "0" };
  return spawnSync(command!, [...as, path.join(import.meta.dirname, "main.ts")], { env, encoding: "utf8", timeout: 120_000 }).stderr;
};
const canBeOthers = process.getuid?.() === 0 && fs.existsSync("/usr/bin/setpriv");

test.runIf(canBeOthers)("root starts no database of an ordinary user, and writes nothing there", async () => {
  const line = (place: string) =>
    new RegExp(
      `^Der Ordner ${at(place)} gehört games\\. Starten Sie den Dienst als dieser Benutzer: runuser -u games -- npm start\\. Soll`,
    );
  const first = await start("begun-by-root");
  await first.close();
  copy("begun-by-root", "with-cluster");
  give("games:", "with-cluster");
  await refuses("with-cluster", line("with-cluster/pg18"));
  await expect(startEmbedded(at("with-cluster"))).rejects.toThrow(line("with-cluster/pg18"));
  expect(fs.statSync(at("with-cluster", "pg18")).uid).toBe(GAMES.uid);
  // The command of the line makes it root's.
  execFileSync("sh", ["-c", /chown -R root: '[^']*'/.exec(said!)![0]]);
  await (await start("with-cluster")).close();

  // One that root has started there ever since goes on.
  fs.chownSync(at("begun-by-root"), GAMES.uid, GAMES.gid);
  await (await start("begun-by-root")).close();
});

test.runIf(canBeOthers)("what a start as root has left tells its next user whose it is, and the command that helps", async () => {
  await (await start("left")).close();
  fs.chownSync(at("left"), GAMES.uid, GAMES.gid);
  const line = (place: string, owner: string) =>
    `${at(place)} gehört ${owner}, der Benutzer games darf dort nicht lesen oder schreiben (EACCES). So hinterlässt es ein Start als root. ` +
    `Bitte beenden Sie den Dienst und führen Sie als Administrator aus: chown -R games: '${at("left")}'\n`;
  expect(startAsGames("left")).toBe(line("left/pg18", "nobody"));
  give("games:", "left/pg18");
  expect(startAsGames("left")).toBe(line("left/installation.json", "root"));
  // With the command of the line it is that user's.
  execFileSync("sh", ["-c", /chown -R games: '[^']*'/.exec(startAsGames("left"))![0]]);
  expect(spawnSync("find", [at("left"), "!", "-user", "games"], { encoding: "utf8" }).stdout).toBe("");
});
