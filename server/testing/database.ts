import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { openDatabase, type Database } from "../db/database.ts";
import { onServer, templateName, withDatabase } from "./template.ts";

export type TestDatabase = {
  db: Database;
  /** Address as the database's owner, for further connections and for servers started by a test. */
  url: string;
  /** Closes `db` and removes the database, whoever is still connected. */
  drop(): Promise<void>;
};

/** A fresh migrated database of its own, usually once per test file; ends with `drop()`. */
export async function testDatabase(): Promise<TestDatabase> {
  const { url, drop } = await emptyDatabase(`template ${templateName} strategy file_copy`);
  const db = openDatabase({ url });
  return {
    db,
    url,
    async drop() {
      await db.close();
      await drop();
    },
  };
}

/** A fresh database without tables, or made with the options of CREATE DATABASE. */
export async function emptyDatabase(options = ""): Promise<{ url: string; drop(): Promise<void> }> {
  const serverUrl = inject("serverUrl");
  const name = `t_${randomBytes(8).toString("hex")}`;
  await onServer(serverUrl, `create database ${name} ${options}`);
  return {
    url: withDatabase(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database ${name} with (force)`),
  };
}
