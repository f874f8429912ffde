import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readConfig } from "../../server/config.ts";
import { claimedBy } from "../../server/db/embedded-cluster.ts";
import { bytesOf } from "../../server/testing/bytes-of.ts";
import { wire, type Wired } from "../../server/wiring.ts";
import { examine } from "./examine.ts";
import type { Finding } from "./finding.ts";

/** Each start makes or recovers a database of its own, which takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let parent: string;
beforeAll(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), "hz-doctor-"));
  fs.chmodSync(parent, 0o755);
});
afterAll(() => fs.rmSync(parent, { recursive: true }));

const at = (...names: string[]) => path.join(parent, ...names);
const start = (name: string): Promise<Wired> => wire(readConfig({ HZ_DATA: at(name), HZ_DEMO: "off" }), () => {});
const troublesOf = async (name: string) => {
  const found = await examine({ HZ_DATA: at(name), PORT: "0" });
  return found.filter(({ state }) => state !== "ok").map(({ area, state, what }) => `${area} ${state} ${what}`);
};

/** Nothing of a folder that nobody works in changes, by name, right or content. */
async function untouched(name: string): Promise<string[]> {
  const before = bytesOf(at(name));
  const found = await troublesOf(name);
  expect(bytesOf(at(name))).toBe(before);
  expect(claimedBy(at(name, "pg18"))?.pid).toBe(undefined);
  return found;
}

test("where there is no installation none is made: no folder, no key, no database", async () => {
  const found = await troublesOf("nowhere");
  expect(found).toEqual([expect.stringMatching(/^Installation note In .*nowhere liegt keine Installation/)]);
  expect(fs.existsSync(at("nowhere"))).toBe(false);
});

test("a running installation is asked by the way that it is there, and goes on; a stopped one stays stopped, byte by byte", async () => {
  const running = await start("own");
  const { pid } = claimedBy(at("own", "pg18"))!;
  expect(await troublesOf("own")).toEqual([]);
  expect(claimedBy(at("own", "pg18"))!.pid).toBe(pid);
  // A copy is told from it, and is not led to its database.
  fs.cpSync(at("own"), at("copy"), { recursive: true });
  expect(await troublesOf("copy")).toEqual([
    expect.stringMatching(/^Datenbank bad Der Ordner .*copy\/pg18 wurde bei laufendem Dienst kopiert/),
  ]);

  await running.close();
  expect(await untouched("own")).toEqual([
    expect.stringMatching(/^Datenbank note Die eingebaute Datenbank steht, wie der Dienst\. Sie wurde ordentlich beendet/),
  ]);
});

test("of one that nobody reaches any more it says which process to end", async () => {
  const running = await start("unreachable");
  const { pid, endpoint } = claimedBy(at("unreachable", "pg18"))!;
  fs.renameSync(endpoint.host, `${endpoint.host}-aside`);
  const found = await examine({ HZ_DATA: at("unreachable"), PORT: "0" });
  fs.renameSync(`${endpoint.host}-aside`, endpoint.host);
  await running.close();
  expect(found.find(({ area }) => area === "Datenbank")).toMatchObject({
    state: "bad",
    what: "Die eingebaute Datenbank läuft, antwortet aber nicht.",
    todo: expect.stringContaining(`kill -INT ${pid}`),
  });
});

test("of one that was killed it is said that it recovers, and why it did not start", async () => {
  const running = await start("killed");
  const { pid } = claimedBy(at("killed", "pg18"))!;
  fs.cpSync(at("killed"), at("aborted"), { recursive: true });
  fs.rmSync(at("aborted", "pg18", "postmaster.pid"));
  await running.close();
  expect(claimedBy(at("killed", "pg18"))?.pid).not.toBe(pid);
  expect(await untouched("aborted")).toEqual([expect.stringMatching(/Sie wurde abgebrochen und erholt sich beim nächsten Start/)]);
  const said = '2026-11-23 10:00:00 UTC [7] PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device';
  fs.appendFileSync(at("aborted", "pg.log"), `2026-11-23 10:00:00 UTC [7] DETAIL:  Key (email)=(melderin@privat.example)\n${said}\n`);
  expect((await untouched("aborted"))[1]).toMatch(
    /^Datenbank note Zuletzt stand in .*pg\.log: could not write to file "pg_wal\/xlogtemp\.7": No space left/,
  );
});

test("a control file that is gone is told from one that is cut or changed", async () => {
  await (await start("control")).close();
  const file = at("control", "pg18", "global", "pg_control");
  const bytes = fs.readFileSync(file);
  const damaged = `Datenbank bad Die eingebaute Datenbank ist beschädigt: ${file} ist da, aber unvollständig oder verändert.`;
  const changed = Buffer.from(bytes);
  changed[16] = 6;
  for (const wrong of [bytes.subarray(0, 100), Buffer.alloc(0), Buffer.alloc(bytes.length, 7), changed]) {
    fs.writeFileSync(file, wrong);
    expect(await untouched("control")).toEqual([damaged]);
  }
  fs.rmSync(file);
  expect(await untouched("control")).toEqual([`Datenbank bad Die eingebaute Datenbank ist beschädigt: ${file} fehlt.`]);
});

const canBeOthers = process.getuid?.() === 0 && fs.existsSync("/usr/bin/setpriv");
test.runIf(canBeOthers)(
  "a database that this user may not look into is not called damaged, but another's, with the command that helps",
  async () => {
    await (await start("closed")).close();
    /** As the ordinary user that the folder belongs to. */
    const asGames = (): Finding[] => {
      const [command, ...as] = ["setpriv", "--reuid=5", "--regid=60", "--clear-groups", process.execPath];
      const args = [...as, path.join(import.meta.dirname, "run.ts"), "--json"];
      const env = { PATH: process.env.PATH!, HZ_DATA: at("closed"), PORT: "0" };
      return JSON.parse(spawnSync(command!, args, { env, encoding: "utf8" }).stdout).findings;
    };
    const ofDatabase = () => asGames().filter(({ area }) => area === "Datenbank");
    for (const name of ["", "installation.json", "secret.key", "files", "files/.installation", "pg.log"])
      fs.chownSync(at("closed", name), 5, 60);
    const line = (place: string, owner: string) => ({
      area: "Datenbank",
      state: "bad",
      what: expect.stringMatching(
        new RegExp(`^${at(place)} gehört ${owner}, der Benutzer games darf .* chown -R games: '${at("closed")}'$`),
      ),
    });
    expect(ofDatabase()).toEqual([line("closed/pg18", "nobody")]);
    // Also where a single file is.
    execFileSync("chown", ["-R", "games:", at("closed", "pg18")]);
    fs.chownSync(at("closed", "pg18", "global", "pg_control"), 0, 0);
    expect(ofDatabase()).toEqual([line("closed/pg18/global/pg_control", "root")]);
    fs.chownSync(at("closed", "pg18", "global", "pg_control"), 5, 60);
    expect(ofDatabase()).toEqual([expect.objectContaining({ state: "note", what: expect.stringMatching(/Sie wurde ordentlich beendet/) })]);
    // And where the whole folder is closed.
    fs.chmodSync(at("closed"), 0o700);
    fs.chownSync(at("closed"), 0, 0);
    expect(ofDatabase()).toEqual([line("closed", "root")]);
  },
);
