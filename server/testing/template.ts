import pg from "pg";
import { migrate } from "../db/migrate.ts";
import { openJobs } from "../jobs/jobs.ts";
import { MODULES } from "../modules/index.ts";

/** The migrated database with all queues that every test database is a copy of. */
export const templateName = "hz_template";

/** Creates and migrates the template beside a server's `postgres` database, whose address this is. */
export async function makeTemplate(serverUrl: string): Promise<void> {
  await onServer(serverUrl, `create database ${templateName}`);
  const url = withDatabase(serverUrl, templateName);
  await migrate(url);
  const onError = (error: Error) => {
    throw error;
  };
  const all = MODULES.flatMap(({ jobs = [] }) => [...jobs]);
  await (await openJobs(url, all, { onError })).close();
  // A database with connections cannot be copied; this one shall never have any.
  await onServer(serverUrl, `alter database ${templateName} allow_connections false`);
}

/** Runs one statement on the server's own database. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same address with another database's name. */
export function withDatabase(serverUrl: string, name: string): string {
  return serverUrl.replace(/\/postgres(?=\?|$)/, `/${name}`);
}
