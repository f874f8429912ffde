// Who may import whom (ARCHITECTURE.md). Any other arrow between rooms fails the check.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { sourceFiles } from "./source-files.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Low to high, as the registry has them: a module may import only lower ones. Read as text, because loading it is loading the server. */
const MODULES = [...readFileSync(join(root, "server/modules/index.ts"), "utf8").matchAll(/\bname: "([a-z-]+)"/g)].map(([, name]) => name!);

const SERVER_GROUND = [
  "contract",
  "crypto/envelope",
  "server/config",
  "server/context",
  "server/bytes",
  "server/cause",
  "server/secrets",
  "server/http",
  "server/db",
  "server/mail",
  "server/jobs",
  "server/storage",
  "server/events",
  "server/pages",
  "server/payment",
];

/** Room → what it may import besides itself. A name covers the folder or file and all below it. */
const MAY: Record<string, string[]> = {
  crypto: [],
  contract: [],
  // The two belong together: a setting that nobody knows is told the name that may be meant.
  "server/config": ["contract", "server/settings-notices"],
  "server/bytes": [],
  "server/cause": ["contract"],
  "server/secrets": [],
  "server/make-folder": [],
  "server/folder-owner": [],
  "server/db": ["contract", "server/config", "server/make-folder", "server/folder-owner"],
  "server/storage": ["contract", "server/config"],
  "server/mail": ["contract", "server/config"],
  "server/jobs": ["contract", "server/config", "server/cause", "server/db"],
  "server/events": ["contract", "server/config", "server/db"],
  "server/http": ["contract", "server/config", "server/cause"],
  "server/pages": ["contract", "server/config", "server/http"],
  "payment-simulator": [],
  "server/payment": ["contract", "payment-simulator", "server/config", "server/db", "server/pages"],
  "server/context": ["contract", "server"],
  "server/server-key": ["server/config", "server/secrets", "server/make-folder"],
  "server/installation-marks": ["server/config", "server/folder-owner"],
  "server/installation-files": ["server/config"],
  "server/installation": [
    "server/config",
    "server/secrets",
    "server/db",
    "server/make-folder",
    "server/server-key",
    "server/installation-marks",
    "server/installation-files",
  ],
  "server/settings-notices": ["server/config"],
  "server/start-trouble": ["server/config", "server/folder-owner"],
  "server/app": ["contract", "server"],
  "server/wiring": ["contract", "server"],
  "server/main": ["contract", "server"],
  "server/testing": ["contract", "crypto", "server", "scripts/seed", "web/vault/content", "web/vault/found-account"],
  "web/ui": [],
  "web/brand": [],
  "web/rich-text": ["contract"],
  "web/i18n": ["contract"],
  "web/api": ["contract"],
  "web/vault": ["crypto", "contract"],
  "web/site": ["web/ui", "web/brand", "web/i18n", "contract"],
  "web/portal": ["web/ui", "web/brand", "web/rich-text", "web/api", "web/vault", "web/i18n", "contract", "crypto"],
  "web/admin": ["web/ui", "web/brand", "web/rich-text", "web/styles/portal", "web/api", "web/vault", "web/i18n", "contract", "crypto"],
  "web/entry-server": ["web", "contract"],
  e2e: ["contract", "scripts"],
  scripts: ["contract", "crypto", "server", "web"],
};
MAY["server/modules/index"] = ["server/context", "server/jobs", ...MODULES.map((name) => `server/modules/${name}/index`)];
for (const [index, name] of MODULES.entries())
  MAY[`server/modules/${name}`] = [...SERVER_GROUND, ...MODULES.slice(0, index).map((lower) => `server/modules/${lower}/index`)];

const covers = (room: string, place: string) => place === room || place.startsWith(`${room}/`);
const roomOf = (place: string) =>
  Object.keys(MAY)
    .filter((room) => covers(room, place))
    .sort((a, b) => b.length - a.length)[0];

/** Where an import leads, as a path from the root without its ending; undefined for packages. */
function target(file: string, specifier: string): string | undefined {
  if (specifier.startsWith("@hz/")) {
    const [, room = "", ...rest] = specifier.split("/");
    return rest.length > 0 ? `${room}/${rest.join("/")}` : room === "crypto" ? "crypto/index" : room;
  }
  if (!specifier.startsWith(".")) return undefined;
  return relative(root, join(root, dirname(file), specifier)).replace(/\.(tsx?|mjs|css)(\?.*)?$/, "");
}

const PACKAGES: Record<string, RegExp> = {
  crypto: /^(hpke|@noble\/(post-quantum|hashes)\/.+|hash-wasm)$/,
  contract: /^zod$/,
};

const wrong: string[] = [];
for (const file of sourceFiles(root, [".ts", ".tsx"])) {
  const place = file.replace(/\.tsx?$/, "");
  const room = roomOf(place);
  const isTest = /\.test$|\/testing\/|\/samples\/|\/vitest\./.test(place);
  if (room === undefined || isTest) continue;
  const text = readFileSync(join(root, file), "utf8");
  for (const [, specifier = ""] of text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^;"']*?from\s*["']([^"']+)["']|import\(\s*["'][^"']+["']\s*\)/g,
  )) {
    if (!specifier) continue;
    const to = target(file, specifier);
    if (to === undefined) {
      const allowed = PACKAGES[room];
      if (allowed && !allowed.test(specifier)) wrong.push(`${file}: package ${specifier}`);
      continue;
    }
    const inside = covers(room, to) && !(covers("server/modules", to) && roomOf(to) !== room);
    if (!inside && !MAY[room]!.some((name) => covers(name, to))) wrong.push(`${file}: ${room} may not import ${to}`);
  }
}
const folders = readdirSync(join(root, "server/modules"), { withFileTypes: true }).filter((one) => one.isDirectory());
for (const { name } of folders) if (!MODULES.includes(name)) wrong.push(`server/modules/${name}: not in server/modules/index.ts`);
const told = `  modules/  ${MODULES.join(" ")}\n`;
if (!readFileSync(join(root, "ARCHITECTURE.md"), "utf8").includes(told)) wrong.push(`ARCHITECTURE.md: it should say "${told.trim()}"`);
if (wrong.length > 0) {
  console.error(`Imports against the table:\n  ${wrong.join("\n  ")}`);
  process.exit(1);
}
console.log("imports: ok");
