// Written once, like every sample: `node scripts/open-archive/testing/write-sample.ts`.
import { writeFile } from "node:fs/promises";
import { sampleEntries, zipOf } from "./sample-archive.ts";

const place = new URL("../../../crypto/samples/hz1-archive.zip", import.meta.url);
await writeFile(place, zipOf(sampleEntries()), { flag: "wx" });
