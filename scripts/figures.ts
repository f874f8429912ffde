// What the house weighs, beside what it shall weigh: part of npm run check. What may not grow any more stops it.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { importTable } from "./import-table.ts";
import { sourceFiles } from "./source-files.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const TESTS = /\.(test|e2e)\.tsx?$|^e2e\/|\/testing\/|^scripts\/(bench|seed)\/|\/sample-case\.ts$/;
const TEXTS =
  /^web\/(i18n|admin\/handbook|site\/content)\/|^server\/mail\/templates\/|-texts\.ts$|^contract\/templates\/|^payment-simulator\//;
/** A function of the application, longer than this, is listed in .oxlintrc.json until it is shorter. */
const MAX_LINES = 80;

const read = (file: string) => readFileSync(join(root, file), "utf8");
const sources = sourceFiles(root, [".ts", ".tsx", ".mjs"])
  .filter((file) => !TESTS.test(file))
  .map((file) => ({ file, text: read(file) }));

/** Lines of code: without empty ones and comments. */
function codeLines(text: string): number {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ""));
  return bare.split("\n").filter((line) => line.trim() !== "" && !line.trim().startsWith("//")).length;
}

/** The application's files that do by themselves what one place does for all. */
const besides = (what: RegExp, home: string) =>
  sources.flatMap(({ file, text }) => (file.startsWith("web/admin/") && !file.startsWith(home) && what.test(text) ? [file] : []));

/** The longest function of each file that has one over the measure. */
function longFunctions(): Map<string, number> {
  const folder = mkdtempSync(join(tmpdir(), "hz-figures-"));
  const config = join(folder, "oxlint.json");
  const rule = { "max-lines-per-function": ["error", { max: MAX_LINES }] };
  writeFileSync(config, JSON.stringify({ rules: rule, categories: { correctness: "off" } }));
  const args = ["--config", config, "--format", "json", "--disable-nested-config", "."];
  const { stdout } = spawnSync(join(root, "node_modules/.bin/oxlint"), args, { cwd: root, encoding: "utf8", maxBuffer: 1e8 });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; message: string }[] };
  const longest = new Map<string, number>();
  for (const { filename, message } of diagnostics) {
    const lines = Number(/\((\d+)\)/.exec(message)?.[1]);
    if (!TESTS.test(filename) && !TEXTS.test(filename)) longest.set(filename, Math.max(lines, longest.get(filename) ?? 0));
  }
  return longest;
}

type Lint = { overrides: { files: string[]; rules: Record<string, unknown> }[] };
const { overrides } = JSON.parse(read(".oxlintrc.json")) as Lint;
const listed = overrides.flatMap(({ files, rules }) => (Array.isArray(rules["eslint/max-lines-per-function"]) ? files : []));
const long = longFunctions();
const writes = besides(/\buseMutation\(|\bset(Busy|Saving|Running)\(/, "web/admin/shared/action/");
const forms = besides(/\buseForm(<|\()|<form\b/, "web/admin/shared/form/");
const product = sources.filter(({ file }) => !TEXTS.test(file));

const rows = [
  ["product code, lines", product.reduce((sum, { text }) => sum + codeLines(text), 0), "63,000 for what it did at 71,754"],
  ["source files", sources.length, "1,350"],
  ["of 12 lines or fewer", sources.filter(({ text }) => text.split("\n").length - 1 <= 12).length, "40"],
  ["rooms that see each other only by the table", importTable(read("ARCHITECTURE.md")).length, "held by check-imports"],
  ["files that write by themselves", writes.length, "0"],
  ["files that make a form by themselves", forms.length, "0"],
  ["longest function", Math.max(0, ...long.values()), "100"],
  ["functions over 80 lines", long.size, "only those listed"],
] as const;
for (const [name, value, bar] of rows) console.log(`${name.padEnd(46)}${value.toLocaleString("en").padStart(8)}   ${bar}`);

const stale = listed.filter((file) => !long.has(file));
if (stale.length > 0) console.error(`No longer over ${MAX_LINES} lines, so no longer to be listed in .oxlintrc.json:\n${stale.join("\n")}`);
if (process.argv.includes("--names"))
  console.log([...writes, "", ...forms, "", ...[...long].map(([file, lines]) => `${lines} ${file}`)].join("\n"));
if (stale.length > 0) process.exit(1);
