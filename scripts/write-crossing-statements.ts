// node scripts/run.mjs scripts/write-crossing-statements.ts: writes the list of statements that cross accounts from what a whole run of
// the tests noted (vitest run --project routes-embedded --project routes-postgres).
import { readFileSync, writeFileSync } from "node:fs";
import { loadModule } from "libpg-query";
import { crossings } from "../server/testing/statements/crossings.ts";
import { listText } from "../server/testing/statements/list.ts";
import { readRecording } from "../server/testing/statements/recorded.ts";
import { readSchema } from "../server/testing/statements/schema.ts";

await loadModule();
const db = new URL("../server/db/", import.meta.url);
const { sent, isWhole } = readRecording();
if (!isWhole)
  throw new Error("Not all tests of the server ran since the last was begun: run both routes-embedded and routes-postgres whole.");
const found = crossings(sent, readSchema(readFileSync(new URL("schema.sql", db), "utf8")));
writeFileSync(new URL("crossing-statements.txt", db), listText(found));
