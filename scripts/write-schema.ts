// npm run db:schema: writes server/db/schema.sql, the schema as the migrations make it, for people to read.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbedded } from "../server/db/embedded.ts";
import { migrate } from "../server/db/migrate.ts";
import { withClient } from "../server/db/pool.ts";
import { schemaText } from "../server/db/schema-text.ts";

const folder = mkdtempSync(join(tmpdir(), "hz-schema-"));
chmodSync(folder, 0o755);
const server = await startEmbedded(folder, { fsync: "off" });
try {
  await migrate(server.url);
  const head = "-- What the migrations make of an empty database, written by `npm run db:schema`; never edited, never run.\n\n";
  writeFileSync(fileURLToPath(new URL("../server/db/schema.sql", import.meta.url)), head + (await withClient(server.url, schemaText)));
} finally {
  await server.stop(true);
  rmSync(folder, { recursive: true });
}
