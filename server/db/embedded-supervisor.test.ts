import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listen } from "../events/listen.ts";
import { claimedBy } from "./embedded-cluster.ts";
import { superviseEmbedded, type SupervisedDatabase } from "./embedded-supervisor.ts";
import { startEmbedded } from "./embedded.ts";
import { createPool } from "./pool.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let kept: SupervisedDatabase;
const heard: string[] = [];
beforeEach(() => {
  heard.length = 0;
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "hz-keeper-"));
  fs.chmodSync(folder, 0o755);
});
afterEach(async () => {
  await kept.stop();
  fs.rmSync(folder, { recursive: true });
});

const pid = () => claimedBy(path.join(folder, "pg18"))!.pid;
const keep = async () => (kept = await superviseEmbedded(folder, (event) => heard.push(event)));

test.each([
  ["its own server", keep],
  ["one that was running already", async () => startEmbedded(folder).then(keep)],
])("%s, killed, is back by itself: connections and notifications go on", async (_, start) => {
  await start();
  const pool = createPool(kept.url, 4);
  const connected = vi.fn<() => void>();
  const ears = listen(kept.url, { onNotify: () => {}, onConnect: connected });
  await vi.waitFor(() => expect(connected).toHaveBeenCalledTimes(1), { timeout: 60_000 });
  await pool.query("create table kept as select generate_series(1, 1000) as n");
  for (let round = 1; round <= 2; round++) {
    process.kill(pid(), "SIGKILL");
    await vi.waitFor(() => expect(heard).toHaveLength(2 * round), { timeout: 60_000, interval: 20 });
    expect((await pool.query("select count(*) as n from kept")).rows).toEqual([{ n: 1000 }]);
    await vi.waitFor(() => expect(connected).toHaveBeenCalledTimes(1 + round), { timeout: 60_000 });
  }
  expect(heard).toEqual(["database-lost", "database-back", "database-lost", "database-back"]);
  await ears.close();
  await pool.end();
});

test("one that is stopped stays stopped", async () => {
  await keep();
  await kept.stop();
  expect(claimedBy(path.join(folder, "pg18"))).toBeNull();
  expect(heard).toEqual([]);
});
