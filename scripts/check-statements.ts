// What the tests of the server made the product send is held to the list of statements that cross accounts. After tests, because it reads
// what they noted; where only some ran, what was not sent says nothing.
import { readFileSync } from "node:fs";
import { loadModule } from "libpg-query";
import { crossings } from "../server/testing/statements/crossings.ts";
import { differences, readList } from "../server/testing/statements/list.ts";
import { readRecording } from "../server/testing/statements/recorded.ts";
import { readSchema } from "../server/testing/statements/schema.ts";

await loadModule();
const db = new URL("../server/db/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, db), "utf8");
const { sent, isWhole } = readRecording();
const found = crossings(sent, readSchema(read("schema.sql")));
const lines = differences(readList(read("crossing-statements.txt")), found, isWhole);
if (lines.length > 0) {
  console.error(lines.join("\n"));
  console.error(
    "Name the account (docs/decisions/146), or write the list anew (scripts/write-crossing-statements.ts) and say in the commit why.",
  );
  process.exit(1);
}
console.log(`statements: ok, ${found.length} of ${sent.length} noted cross${isWhole ? "" : "; not all tests ran"}`);
