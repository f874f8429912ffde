// npm run doctor: looks at the installation that the environment names and says what to do. It changes nothing, so it installs nothing either.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isInstalled, root, run } from "./setup.mjs";

if (!existsSync(join(root, "node_modules"))) {
  console.error("✗ Die Pakete fehlen. → npm start installiert sie; dafür ist eine Verbindung zur Paketquelle nötig.");
  process.exit(1);
}
if (!isInstalled()) console.error("! Die Pakete sind nicht die, die package-lock.json nennt. → Der nächste Start installiert sie.");
run("scripts/doctor/run.ts", process.argv.slice(2));
