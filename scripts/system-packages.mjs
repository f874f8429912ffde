// Tests need a browser and a PostgreSQL server of the system; on Debian they are installed when missing.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

const found = (path) => existsSync(path);
export const chromiumPath = () =>
  process.env.CHROMIUM ?? ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(found);

const hasServer = () =>
  existsSync("/usr/lib/postgresql") &&
  readdirSync("/usr/lib/postgresql").some((version) => found(`/usr/lib/postgresql/${version}/bin/initdb`));

function installDebian(names) {
  console.log(`Debian-Pakete werden installiert: ${names.join(" ")} …`);
  const options = { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-qq"], options);
  const result = spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], options);
  if (result.status !== 0) {
    console.error(`Bitte installieren Sie ${names.join(" und ")} und starten Sie die Tests erneut.`);
    process.exit(1);
  }
}

/** Makes sure that Debian's PostgreSQL server programs are there; the tests start and stop their own. */
export function ensureDatabaseServer() {
  if (!hasServer()) installDebian(["postgresql"]);
}

/** Makes sure that a Chromium is there and gives its path. */
export function ensureBrowser() {
  if (!chromiumPath()) installDebian(["chromium"]);
  return chromiumPath();
}
