import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { readConfig } from "../server/config.ts";
import { newestBinaries, startDebianPostgres } from "../server/testing/debian-postgres.ts";
import { wire } from "../server/wiring.ts";
import { type FrozenRelease, frozenFile, noteRelease } from "./releases.ts";
import { demo, seedSharedDemo } from "./seed/demo.ts";
import { DEMO_REPORTS } from "./seed/demo-reports.ts";

const { version } = JSON.parse(fs.readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string };
const target = frozenFile(version);
if (fs.existsSync(target)) {
  console.error(`${target} is there already: a release is frozen once.`);
  process.exit(1);
}
const folder = fs.mkdtempSync(path.join(tmpdir(), "hz-freeze-"));
fs.chmodSync(folder, 0o755);
const dataFolder = path.join(folder, "data-of-release");
const server = await startDebianPostgres(folder, { fsync: "off" });
try {
  const wired = await wire(readConfig({ DATABASE_URL: server.url, HZ_DATA: dataFolder, HZ_DEMO: "off" }), () => {});
  await seedSharedDemo(wired.ctx);
  await wired.close();
  // As statements, which any client can send to any version; with the rights, without the owner.
  const dump = ["--inserts", "--rows-per-insert=100", "--no-owner", server.url];
  const text = execFileSync(path.join(newestBinaries(), "pg_dump"), dump, { encoding: "utf8", maxBuffer: 1e9 });
  // What only psql understands.
  const database = text.replaceAll(/^\\.*\n/gm, "");
  const files = fs
    .readdirSync(dataFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const frozen: FrozenRelease = {
    signIn: { email: demo.email, password: demo.password },
    titles: DEMO_REPORTS.map(({ title }) => title).toSorted(),
    database,
    files: Object.fromEntries(files.map((file) => [path.relative(dataFolder, file), fs.readFileSync(file, "base64")])),
  };
  fs.writeFileSync(target, gzipSync(JSON.stringify(frozen), { level: 9 }), { flag: "wx" });
  noteRelease(version);
  console.log(`${target}: ${Math.round(fs.statSync(target).size / 1024)} kB`);
} finally {
  await server.stop();
  fs.rmSync(folder, { recursive: true });
}
