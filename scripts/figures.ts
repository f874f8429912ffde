// What the house weighs, beside what it shall weigh: part of npm run check. What may not grow any more stops it.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { importTable } from "./import-table.ts";
import { sourceFiles } from "./source-files.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const TESTS = /\.(test|e2e)\.tsx?$|^e2e\/|\/testing\/|^scripts\/(bench|seed)\/|\/sample-case\.ts$/;
const TEXTS =
  /^web\/(i18n|admin\/handbook|site\/content)\/|^server\/mail\/templates\/|-texts\.ts$|^contract\/templates\/|^payment-simulator\//;

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

const writes = besides(/\buseMutation\(|\bset(Busy|Saving|Running)\(/, "web/admin/shared/action/");
const forms = besides(/\buseForm(<|\()|<form\b/, "web/admin/shared/form/");
const product = sources.filter(({ file }) => !TEXTS.test(file));
const short = sources.filter(({ text }) => text.split("\n").length - 1 <= 12);

const rows = [
  ["product code, lines", product.reduce((sum, { text }) => sum + codeLines(text), 0), "63,000 for what it did at 71,754"],
  ["source files", sources.length, "1,350"],
  ["of 12 lines or fewer", short.length, "40"],
  ["of these, doors of modules and nouns", short.filter(({ file }) => file.endsWith("/index.ts")).length, "asked for by the walls"],
  ["rooms that see each other only by the table", importTable(read("ARCHITECTURE.md")).length, "held by check-imports"],
  ["files that write by themselves", writes.length, "0"],
  ["files that make a form by themselves", forms.length, "0"],
] as const;
for (const [name, value, bar] of rows) console.log(`${name.padEnd(46)}${value.toLocaleString("en").padStart(8)}   ${bar}`);

const apart = [...writes, ...forms];
if (apart.length > 0) {
  console.error(`These do by themselves what one place does for all (docs/style.md):\n${apart.join("\n")}`);
  process.exit(1);
}
