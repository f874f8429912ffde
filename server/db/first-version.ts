import type pg from "pg";
import { ConfigError } from "../config.ts";

/** The version from which each later one takes a database over. Before anything was released its migrations became one. */
export const BASELINE = "0.2.0";

/** Where the migrations of the version before began. */
const FIRST_OF_BEFORE = "0001-accounts-to-events.sql";

/** The line for the operator about `what` of the version before the baseline. */
export const firstVersionLine = (what: string): string =>
  `${what} ist von Version 0.1.0, die dieses Programm nicht weiterführt; es wurde nichts verändert. ` +
  "Bitte starten Sie damit noch einmal 0.1.0 und lassen Sie jedes Unternehmen unter „Einstellungen“ sein Gesamtarchiv erstellen. " +
  "Starten Sie dann dieses Programm mit einem leeren Ordner (HZ_DATA) und einer leeren Datenbank und lesen Sie die Archive dort ein: " +
  "npm run accounts -- einlesen <Archiv> --email <Adresse>. Näheres steht in docs/operations.md.";

/** Whether a database that is empty or ours is of the version before the baseline. Reads only. */
export async function isFirstVersion(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>("select to_regclass('public.schema_migrations') is not null as has");
  if (!rows[0]!.has) return false;
  return (await client.query("select from public.schema_migrations where name = $1", [FIRST_OF_BEFORE])).rowCount === 1;
}

/** Throws that line where the database is of the version before the baseline. */
export async function refuseFirstVersion(client: pg.Client): Promise<void> {
  if (await isFirstVersion(client)) throw new ConfigError(firstVersionLine("Die Datenbank"));
}
