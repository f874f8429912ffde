import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../db/embedded.ts";
import { startDebianPostgres } from "./debian-postgres.ts";
import { beginRecording } from "./statements/recorded.ts";
import { makeTemplate } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server's `postgres` database, as superuser. */
    serverUrl: string;
  }
}

/** Starts one PostgreSQL for the whole run, with a migrated template; gives the function that removes it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = project.config.env.HZ_TEST_ENGINE === "postgres" ? "postgres" : "embedded";
  const { testFiles } = await project.globTestFiles();
  beginRecording(engine, project.config.testNamePattern ? null : testFiles);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `hz-test-${engine}-`));
  // The server runs as an unprivileged user when the tests run as root.
  fs.chmodSync(folder, 0o755);
  const start = engine === "postgres" ? startDebianPostgres : startEmbedded;
  // Tests kill processes, not machines: without fsync nothing they check is lost.
  const server = await start(folder, {
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    autovacuum: "off",
    jit: "off",
    max_connections: "200",
  });
  try {
    await makeTemplate(server.url);
  } catch (error) {
    await server.stop(true);
    throw error;
  }
  project.provide("serverUrl", server.url);
  return async () => {
    await server.stop(true);
    fs.rmSync(folder, { recursive: true });
  };
}
