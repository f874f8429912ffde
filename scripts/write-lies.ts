// node scripts/write-lies.ts: writes what a lying server can do into the threat model, from the list that the tests go by.
import { readFileSync, writeFileSync } from "node:fs";
import { withLies } from "../web/testing/lies/write.ts";

const file = new URL("../docs/threat-model.md", import.meta.url);
writeFileSync(file, withLies(readFileSync(file, "utf8")));
