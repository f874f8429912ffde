// Written once each, like every sample: `node scripts/open-archive/testing/write-sample.ts archive`, or `stock`.
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { sampleEntries, zipOf } from "./sample-archive.ts";
import { stockFiles, writeStock } from "./sample-stock.ts";

const folder = new URL("../../../crypto/samples/", import.meta.url);
const samples: Record<string, () => Promise<void>> = {
  archive: () => writeFile(new URL("hz1-archive.zip", folder), zipOf(sampleEntries()), { flag: "wx" }),
  stock: () => writeStock(fileURLToPath(new URL("hz1-stock", folder)), stockFiles()),
};
const write = samples[process.argv[2] ?? ""];
if (!write) throw new Error(`One of ${Object.keys(samples).join(", ")}`);
await write();
