import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { withClient } from "../db/pool.ts";
import { runCluster, startDebianPostgres, startDebianStandby } from "./debian-postgres.ts";

const STANDBY = "zwei";
export type Loss = "killed" | "hangs";

/** Two of Debian's servers, of which the first commits nothing that the second does not have on its disk. */
export async function startReplicas() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hz-replicas-"));
  const folderOf = (name: string) => {
    const own = path.join(folder, name);
    fs.mkdirSync(own);
    for (const one of [folder, own]) fs.chmodSync(one, 0o755);
    return own;
  };
  const settings = { max_connections: "100" };
  const waiting = { ...settings, synchronous_standby_names: STANDBY };
  const first = folderOf("eins");
  const primary = await startDebianPostgres(first, waiting);
  const standby = await startDebianStandby(folderOf(STANDBY), settings, primary.url, STANDBY);
  const running = [primary, standby];
  return {
    primary,
    standby,
    /** Makes the standby the one that is written to. */
    promote: () => withClient(standby.url, (client) => client.query("select pg_promote()")),
    /** Ends the first one at once, or lets it hang with all its connections, as a machine that nobody reaches any more. */
    async lose(how: Loss): Promise<void> {
      primary.signal(how === "killed" ? "SIGKILL" : "SIGSTOP");
      if (how === "killed") await primary.ended;
    },
    /** Brings the first one back as it was: nobody has told it what happened meanwhile. */
    async bringBack(how: Loss): Promise<void> {
      if (how === "killed") running.push(await runCluster(first, waiting, primary.port));
      else primary.signal("SIGCONT");
    },
    async stop(): Promise<void> {
      for (const server of running.reverse()) {
        server.signal("SIGCONT");
        await server.stop();
      }
      fs.rmSync(folder, { recursive: true });
    },
  };
}
