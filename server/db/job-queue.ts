import type pg from "pg";
import { PgBoss } from "pg-boss";

/** The schema pg-boss keeps its tables in. */
export const jobSchema = "pgboss";

/** Installs or updates the job queue's tables and lets the app role enqueue; call it under the migration lock. */
export async function installJobQueue(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: jobSchema,
    schedule: false,
    supervise: false,
  });
  // Starting brings the tables up to date; everything else pg-boss would do is switched off.
  await boss.start();
  await boss.stop({ graceful: false, close: false });
  await client.query(`
    grant usage on schema ${jobSchema} to hz_app;
    grant select on ${jobSchema}.queue to hz_app;
    grant select, insert on ${jobSchema}.job, ${jobSchema}.job_common to hz_app;
  `);
}
