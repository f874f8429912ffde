import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { type FrozenRelease, frozenFile } from "../../scripts/releases.ts";
import { withClient } from "../db/pool.ts";
import { ensureAppRole } from "../db/roles.ts";
import { emptyDatabase } from "./database.ts";

/** Brings a frozen release back into a database and a data folder of its own, as an operator does with a backup. */
export async function bringBack(version: string) {
  const frozen = JSON.parse(gunzipSync(fs.readFileSync(frozenFile(version))).toString()) as FrozenRelease;
  const database = await emptyDatabase();
  await withClient(database.url, async (client) => {
    // Roles belong to the server and are in no database's backup.
    await ensureAppRole(client);
    await client.query(frozen.database);
  });
  const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), "hz-release-"));
  for (const [name, bytes] of Object.entries(frozen.files)) {
    const file = path.join(dataFolder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes, "base64");
  }
  return {
    ...frozen,
    databaseUrl: database.url,
    dataFolder,
    async remove() {
      await database.drop();
      fs.rmSync(dataFolder, { recursive: true });
    },
  };
}
