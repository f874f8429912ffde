import { existsSync } from "node:fs";
import { stopOnSignal } from "../server/stop.ts";

// What the package of an installation can do, behind its one command. The demo and the embedded database are not in it.
const [command = "serve"] = process.argv.splice(2, 1);

/** Settings in a file: systemd's, which its service and the command at a terminal share, and a container's, so that none stand in its description. */
const SETTINGS = ["/etc/hinweiszentrale/environment", "/run/secrets/hinweiszentrale"];

/** Reads them, what the environment names itself left as it is; gives what went wrong in one line. */
function readSettings(): string | null {
  for (const file of SETTINGS.filter((one) => existsSync(one)))
    try {
      process.loadEnvFile(file);
    } catch {
      return `${file} ist nicht lesbar. Bitte führen Sie den Befehl als der Benutzer des Dienstes aus.`;
    }
  return null;
}

/** What this package cannot do although the settings ask for it. */
function refusal({ DATABASE_URL: database, HZ_DEMO: demo }: NodeJS.ProcessEnv): string | null {
  if (!database?.trim()) return "DATABASE_URL fehlt: Dieses Paket bringt keine Datenbank mit, es braucht einen PostgreSQL-Server.";
  if (demo?.trim() === "on") return "HZ_DEMO=on: Dieses Paket enthält keine Demo. Wer sie sehen möchte, startet die Quellen mit npm start.";
  return null;
}

/** For whoever starts containers: ends with 1 where this one's process does not answer; a worker does only at its METRICS_PORT. */
async function health(): Promise<void> {
  const { METRICS_PORT, PORT } = process.env;
  const address = `http://127.0.0.1:${METRICS_PORT?.trim() || PORT?.trim() || 3000}/healthz`;
  const isAlive = await fetch(address, { signal: AbortSignal.timeout(4000) }).then(
    ({ ok }) => ok,
    () => false,
  );
  process.exitCode = isAlive ? 0 : 1;
}

const RUN: Record<string, () => Promise<unknown>> = {
  async serve() {
    // Before everything else is loaded, as in serve.ts.
    const stop = stopOnSignal();
    const { serve } = await import("../server/main.ts");
    await serve({ stop });
  },
  health,
  doctor: () => import("./doctor/run.ts"),
  accounts: () => import("./accounts/run.ts"),
  status: () => import("./status/run.ts"),
  backup: () => import("./backup/run.ts"),
  restore: () => import("./backup/restore.ts"),
  files: () => import("./files/run.ts"),
  "audit-check": () => import("./audit-chains.ts"),
};

const run = Object.hasOwn(RUN, command) ? RUN[command]! : null;
const trouble = run ? (readSettings() ?? refusal(process.env)) : `„${command}“ gibt es nicht. Es gibt: ${Object.keys(RUN).join(", ")}.`;
if (trouble === null) await run!();
else {
  console.error(trouble);
  process.exitCode = run ? 1 : 2;
}
