// Who may import whom: the table of ARCHITECTURE.md. Any other arrow between rooms, and any circle of rooms in web/admin, fails the check.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { findCircle, importTable, mayImport, roomOf } from "./import-table.ts";
import { sourceFiles } from "./source-files.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const page = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");
const rooms = importTable(page);

/** Low to high, as the registry has them: a module may import only lower ones. Read as text, because loading it is loading the server. */
const MODULES = [...readFileSync(join(root, "server/modules/index.ts"), "utf8").matchAll(/\bname: "([a-z-]+)"/g)].map(([, name]) => name!);

const PACKAGES: Record<string, RegExp> = {
  crypto: /^(hpke|@noble\/(post-quantum|hashes)\/.+|hash-wasm)$/,
  contract: /^zod$/,
};

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^;"']*?from\s*["']([^"']+)["']|(?:^|\n)import\s*["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g;

/** Where an import leads, as a path from the root without its ending; undefined for packages. */
function target(file: string, specifier: string): string | undefined {
  if (specifier.startsWith("@hz/")) {
    const [, room = "", ...rest] = specifier.split("/");
    return rest.length > 0 ? `${room}/${rest.join("/")}` : room === "crypto" ? "crypto/index" : room;
  }
  if (!specifier.startsWith(".")) return undefined;
  return relative(root, join(root, dirname(file), specifier)).replace(/\.(tsx?|mjs|css)(\?.*)?$/, "");
}

const isHigher = (from: string, to: string) => {
  const [a, b] = [from, to].map((place) => MODULES.indexOf(/^server\/modules\/([^/]+)/.exec(place)?.[1] ?? ""));
  return a! >= 0 && b! >= a!;
};

const wrong: string[] = [];
/** Between the rooms of web/admin. */
const arrows = new Map<string, Set<string>>();
for (const file of sourceFiles(root, [".ts", ".tsx"])) {
  const place = file.replace(/\.tsx?$/, "");
  const room = roomOf(rooms, place);
  const isTest = /\.test$|\/testing\/|\/samples\/|\/vitest\./.test(place);
  if (isTest) continue;
  if (room === null) {
    if (/^(crypto|contract|server|web)\//.test(place)) wrong.push(`${file}: lies in no room of the table`);
    continue;
  }
  for (const [, plain, bare, lazy] of readFileSync(join(root, file), "utf8").matchAll(IMPORT)) {
    const specifier = plain ?? bare ?? lazy ?? "";
    const to = target(file, specifier);
    if (to === undefined) {
      const allowed = PACKAGES[room.name];
      if (allowed && !allowed.test(specifier)) wrong.push(`${file}: package ${specifier}`);
      continue;
    }
    const other = roomOf(rooms, to)?.name;
    if (other === room.name) continue;
    if (!mayImport(room.may, to, lazy !== undefined) || isHigher(place, to)) wrong.push(`${file}: ${room.name} may not import ${to}`);
    if (other && [room.name, other].every((name) => name.startsWith("web/admin/")))
      arrows.set(room.name, (arrows.get(room.name) ?? new Set()).add(other));
  }
}
// The build takes a door for something that does nothing itself (vite.config.ts).
for (const file of sourceFiles(root, ["/index.ts"]).filter((one) => /^web\/admin\/[^/]+\/index\.ts$/.test(one)))
  if (readFileSync(join(root, file), "utf8").replaceAll(/export (type )?\{[^}]*\} from "\.[^"]+";\n/g, "") !== "")
    wrong.push(`${file}: a door holds nothing but "export … from"`);
const circle = findCircle(arrows);
if (circle) wrong.push(`a circle: ${circle.join(" → ")}`);
const folders = readdirSync(join(root, "server/modules"), { withFileTypes: true }).filter((one) => one.isDirectory());
for (const { name } of folders) if (!MODULES.includes(name)) wrong.push(`server/modules/${name}: not in server/modules/index.ts`);
const expected = `  modules/  ${MODULES.join(" ")}\n`;
if (!page.includes(expected)) wrong.push(`ARCHITECTURE.md: it should say "${expected.trim()}"`);
if (wrong.length > 0) {
  console.error(`Imports against the table:\n  ${wrong.join("\n  ")}`);
  process.exit(1);
}
console.log("imports: ok");
