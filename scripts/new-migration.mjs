// npm run db:new <name>: a new, empty migration with the next number. Afterwards npm run db:schema shows what it makes.
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

const name = process.argv[2];
if (!name || !/^[a-z0-9-]+$/.test(name)) {
  console.error("npm run db:new <name-with-hyphens>");
  process.exit(1);
}
const folder = join(root, "server/db/migrations");
const last = Math.max(
  0,
  ...readdirSync(folder)
    .map((file) => Number.parseInt(file, 10))
    .filter(Number.isFinite),
);
const file = join(folder, `${String(last + 1).padStart(4, "0")}-${name}.sql`);
writeFileSync(file, "-- Why this changes the schema.\n", { flag: "wx" });
console.log(file);
