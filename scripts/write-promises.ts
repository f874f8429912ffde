// node scripts/write-promises.ts: writes what is promised, and what proves it, from the lists that the tests go by.
import { writeFileSync } from "node:fs";
import { promisesDocument } from "../web/testing/promises/write.ts";

writeFileSync(new URL("../docs/promises.md", import.meta.url), promisesDocument());
