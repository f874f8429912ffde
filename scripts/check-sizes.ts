// A file does one thing: 300 lines are the wall for sources, 400 for tests. Languages and samples are free.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sourceFiles } from "./source-files.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const FREE = /^web\/i18n\/|^crypto\/samples\/|^server\/db\/(migrations|schema)/;
const long = sourceFiles(root, [".ts", ".tsx", ".mjs", ".css"])
  .filter((file) => !FREE.test(file) && existsSync(join(root, file)))
  .map((file) => ({ file, lines: readFileSync(join(root, file), "utf8").split("\n").length - 1 }))
  .filter(({ file, lines }) => lines > (/\.(test|e2e)\.tsx?$/.test(file) ? 400 : 300));
if (long.length > 0) {
  console.error(long.map(({ file, lines }) => `${file}: ${lines} lines`).join("\n"));
  process.exit(1);
}
console.log("sizes: ok");
