// What was released is never changed: migrations have the text that they were released with, new ones come after them, and each
// release has its frozen data.
import { readFileSync } from "node:fs";
import { brokenReleases, frozenVersions, presentMigrations, released } from "./releases.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string };
const broken = brokenReleases(version, released(), frozenVersions(), presentMigrations());
if (broken.length > 0) {
  console.error(broken.join("\n"));
  process.exit(1);
}
console.log("migrations: ok");
