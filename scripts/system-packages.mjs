// Tests need a browser and a PostgreSQL server of the system; on Debian they are installed when missing.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./setup.mjs";

const found = (path) => existsSync(path);
const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
// The same engine without a browser's own window, which costs a third of the time of every journey.
const SHELL = "/usr/bin/chromium-headless-shell";

const hasServer = () =>
  existsSync("/usr/lib/postgresql") &&
  readdirSync("/usr/lib/postgresql").some((version) => found(`/usr/lib/postgresql/${version}/bin/initdb`));

// Moves the clock of programs that are started with it; the one journey over years needs it.
const clocks = () =>
  (existsSync("/usr/lib") ? readdirSync("/usr/lib") : []).map((folder) => `/usr/lib/${folder}/faketime/libfaketimeMT.so.1`).find(found);

/** Installs what is named; gives whether that worked. */
function installDebian(names) {
  console.log(`Debian-Pakete werden installiert: ${names.join(" ")} …`);
  // At this level packages start nothing: what tests need they start themselves.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const options = { stdio: ["ignore", "ignore", "inherit"], env };
  spawnSync("apt-get", ["update", "-qq"], options);
  return spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], options).status === 0;
}

function need(name) {
  if (installDebian([name])) return;
  console.error(`Bitte installieren Sie ${name} und starten Sie erneut.`);
  process.exit(1);
}

/** Makes sure that Debian's PostgreSQL server programs are there; the tests start and stop their own. */
export function ensureDatabaseServer() {
  if (!hasServer()) need("postgresql");
}

/** Makes sure that a connection pooler is there, if it can be had; without one its tests are left out and say so. */
export function ensurePooler() {
  if (!found("/usr/sbin/pgbouncer")) installDebian(["pgbouncer"]);
}

/** Makes sure of a service of buckets (OpenStack Swift with its S3 interface), if it can be had; without it its tests are left out and say so. */
export function ensureBuckets() {
  const names = ["proxy", "account", "container", "object"].map((part) => `swift-${part}`);
  const missing = names.filter((name) => !found(`/usr/bin/${name}-server`));
  if (missing.length > 0) installDebian(missing);
}

const FIREFOX = "/usr/bin/firefox-esr";
// Browsers besides Chromium in which the product is tried, each with the programs it takes and Debian's packages that bring them.
const OTHERS = {
  webkit: { "/usr/bin/WebKitWebDriver": "webkit2gtk-driver", "/usr/bin/Xvfb": "xvfb" },
  firefox: { [FIREFOX]: "firefox-esr" },
};
export const OTHER_BROWSERS = Object.keys(OTHERS);

/** What is missing to try anything in a browser, as Debian's packages. */
export const missingFor = (browser) => Object.entries(OTHERS[browser]).flatMap(([program, debian]) => (found(program) ? [] : [debian]));

/** Makes sure that another browser can be driven, if it can be had; returns whether it can. */
export function ensureOtherBrowser(browser) {
  if (missingFor(browser).length > 0) installDebian(missingFor(browser));
  return missingFor(browser).length === 0;
}

/** What stands in front of the service in `deploy/`, as Debian's programs. */
export const PROXIES = { nginx: "/usr/sbin/nginx", haproxy: "/usr/sbin/haproxy", caddy: "/usr/bin/caddy" };

/** Makes sure of the proxies that can be had, and of what makes their certificate; returns which are there. */
export function ensureProxies() {
  const needed = { ...PROXIES, openssl: "/usr/bin/openssl" };
  const missing = Object.entries(needed).flatMap(([name, program]) => (found(program) ? [] : [name]));
  if (missing.length > 0) installDebian(missing);
  return Object.entries(PROXIES).flatMap(([name, program]) => (found(program) ? [name] : []));
}

const SOUND = "/usr/bin/pulseaudio";

/** Makes sure of a sound card that is none, if it can be had; returns whether it starts. Without it Firefox hears nothing. */
export function ensureSoundServer() {
  if (!found(SOUND)) installDebian(["pulseaudio"]);
  const home = mkdtempSync(join(tmpdir(), "hz-sound-"));
  const args = ["-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=0", "--load=module-null-sink"];
  const options = { env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home }, stdio: "ignore", timeout: 20_000 };
  const { status } = spawnSync(SOUND, args, options);
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  return status === 0;
}

/** Whether Firefox starts: the walls of a machine may keep it from that. */
export function firefoxStarts() {
  const home = mkdtempSync(join(tmpdir(), "hz-firefox-"));
  const picture = join(home, "page.png");
  spawnSync(FIREFOX, ["--headless", "--no-remote", "--profile", home, "--screenshot", picture, "about:blank"], {
    env: { ...process.env, HOME: home },
    stdio: "ignore",
    timeout: 60_000,
    killSignal: "SIGKILL",
  });
  const starts = found(picture);
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  return starts;
}

/** Makes sure that a Chromium is there; returns its path. */
export function ensureBrowser() {
  const there = () => process.env.CHROMIUM ?? BROWSERS.find(found);
  if (!there()) need("chromium");
  return there();
}

/** The path of the browser that tests run in: Chromium's shell without a window, or else what there is. */
export function ensureTestBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  if (!found(SHELL)) installDebian(["chromium-headless-shell"]);
  return found(SHELL) ? SHELL : ensureBrowser();
}

/** The path of the library that moves the clock of a program, or an empty text where the system has none. */
export function ensureClock() {
  if (!clocks()) installDebian(["libfaketime"]);
  return clocks() ?? "";
}

const TYPEFACES = { "fonts-liberation": "liberation", "fonts-dejavu-core": "dejavu" };

/**
 * The environment in which a browser has the project's typefaces and none of the machine's, which on Debian are installed when
 * missing; TYPEFACES=narrow and TYPEFACES=wide are others than usual.
 */
export function typefaces() {
  const file = join(root, "scripts/typefaces", `${process.env.TYPEFACES ?? "plain"}.conf`);
  if (!found(file)) throw new Error(`TYPEFACES: there is no ${file}`);
  const missing = () => Object.entries(TYPEFACES).filter(([, folder]) => !found(`/usr/share/fonts/truetype/${folder}`));
  if (missing().length > 0) installDebian(missing().map(([name]) => name));
  // With the file alone a page would have no letters at all.
  if (missing().length === 0) return { FONTCONFIG_FILE: file };
  console.warn("Die Schriften der Tests fehlen; sie laufen mit denen dieser Maschine.");
  return {};
}
