import { benchApplication } from "./application.ts";
import { benchArchive } from "./archive.ts";
import { benchDatabaseKilled } from "./database-killed.ts";
import { benchDesk } from "./desk.ts";
import { benchExports } from "./exports.ts";
import { benchFlood } from "./flood.ts";
import { benchIntegrity } from "./integrity.ts";
import { benchKeyLog } from "./key-log.ts";
import { printed } from "./figures.ts";
import { benchNight } from "./night.ts";
import { benchPortal } from "./portal.ts";
import { benchRenewal } from "./renewal.ts";
import { writeScale } from "./scale.ts";
import { writeReport } from "./report.ts";
import { benchSealing } from "./sealing.ts";
import { benchSite } from "./site.ts";
import { benchStart } from "./start.ts";
import { benchSubmissions } from "./submissions.ts";

/** Every benchmark by its name. */
const BENCHES: Record<string, () => Promise<void>> = {
  sealing: benchSealing,
  "key-log": benchKeyLog,
  portal: benchPortal,
  integrity: benchIntegrity,
  flood: benchFlood,
  desk: benchDesk,
  application: benchApplication,
  exports: benchExports,
  archive: benchArchive,
  renewal: benchRenewal,
  night: benchNight,
  "database-killed": benchDatabaseKilled,
  site: benchSite,
  scale: writeScale,
  start: benchStart,
  "submissions-embedded": () => benchSubmissions("embedded"),
  "submissions-postgres": () => benchSubmissions("postgres"),
};

const isReport = process.argv.includes("--report");
const wanted = process.argv.slice(2).filter((word) => word !== "--report");
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. There are: ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(BENCHES)) if (wanted.length === 0 || wanted.includes(name)) await bench();
if (isReport) await writeReport(printed);
