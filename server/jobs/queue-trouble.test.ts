import { expect, test, vi } from "vitest";
import pg from "pg";
import * as z from "zod";
import { createLog } from "../http/log.ts";
import { testDatabase } from "../testing/database.ts";
import { defineJob } from "./job.ts";
import { openJobs } from "./jobs.ts";
import { passTrouble } from "./queue-trouble.ts";
import { startWorker } from "./worker.ts";

function logged(): { lines: object[]; trouble: ReturnType<typeof createLog>["trouble"] } {
  const lines: object[] = [];
  return { lines, trouble: createLog((line) => lines.push(JSON.parse(line) as object)).trouble };
}
/** As pg-boss tells of an error. */
const copyOf = (error: Error, queue?: string) => ({ ...error, message: error.message, stack: error.stack, ...(queue ? { queue } : {}) });

test.each([
  [copyOf(new Error("Connection terminated unexpectedly"), "news-mail"), { error: "DATABASE_CONNECTION_LOST", job: "news-mail" }],
  [copyOf(Object.assign(new Error("away"), { code: "ECONNREFUSED" }), "news-mail"), { error: "ECONNREFUSED", job: "news-mail" }],
  [copyOf(Object.assign(new Error("ends"), { code: "57P01", severity: "FATAL" })), { error: "57P01", job: "" }],
  [Object.assign(new Error("away"), { code: "ENOENT" }), { error: "ENOENT", job: "" }],
  [copyOf(new Error("melderin@privat.example")), { error: "Error", job: "" }],
])("of trouble with the queue the log has code and queue, and no word of the message (%#)", (heard, facts) => {
  const { lines, trouble } = logged();
  passTrouble(heard, trouble);
  expect(lines).toMatchObject([{ event: "job-trouble", run: "", ...facts }]);
  expect(JSON.stringify(lines)).not.toMatch(/melderin/);
});

test("a queue that cannot be looked into is told by its name and the database's code", async () => {
  const own = await testDatabase();
  const note = defineJob("note", z.object({}), async () => {});
  const { lines, trouble } = logged();
  const jobs = await openJobs(own.url, [note], { onError: trouble });
  const worker = await startWorker(own.url, [note], {}, { onError: trouble, lookEvery: 0.5, byTime: false });
  const client = new pg.Client(own.url);
  await client.connect();
  await client.query("alter schema pgboss rename to elsewhere");
  await vi.waitFor(
    () => expect(lines).toContainEqual(expect.objectContaining({ error: expect.stringMatching(/^42P01|^3F000/), job: "note" })),
    20_000,
  );
  await client.query("alter schema elsewhere rename to pgboss");
  await client.end();
  await worker.stop();
  await jobs.close();
  await own.drop();
});
