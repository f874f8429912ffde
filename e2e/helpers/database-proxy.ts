import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/bench/product.ts";
import { PROXIES } from "../../scripts/system-packages.mjs";

/** Starts HAProxy with the file of `deploy/` for two databases, in which nothing but their ports and its own is another. */
export async function startDatabaseProxy([first, second]: readonly [number, number]) {
  const folder = await mkdtemp(join(tmpdir(), "hz-database-proxy-"));
  const port = await freePort();
  const written = await readFile(new URL("../../deploy/haproxy/database.cfg", import.meta.url), "utf8");
  const file = join(folder, "database.cfg");
  await writeFile(
    file,
    written
      .replace("\n  bind 127.0.0.1:5432", `\n  bind 127.0.0.1:${port}`)
      .replace("server eins 10.0.0.11:5432", `server eins 127.0.0.1:${first}`)
      .replace("server zwei 10.0.0.12:5432", `server zwei 127.0.0.1:${second}`),
  );
  const child = spawn(PROXIES.haproxy, ["-db", "-f", file], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    /** What it has said of its servers. */
    output: () => output,
    async stop() {
      const ended = once(child, "exit");
      if (child.exitCode === null && child.kill("SIGTERM")) await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
