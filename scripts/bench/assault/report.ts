import { writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { fileURLToPath } from "node:url";
import type { Held } from "./held.ts";

const FILE = fileURLToPath(new URL("../../../docs/assault.md", import.meta.url));
const cell = (text = "") => text.replaceAll("|", "\\|");

/** Writes what the attacks have met with into docs/assault.md. */
export async function writeReport(parts: { title: string; why: string; figures: Held[] }[], command: string): Promise<void> {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? "unknown"}), ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.versions.node}`;
  const sections = parts.map(({ title, why, figures }) =>
    [
      `## ${title}`,
      why,
      ["| What | Result | Must be | Beside |", "|---|---|---|---|"]
        .concat(figures.map(({ name, value, bar, beside }) => `| ${[name, value, bar, beside].map(cell).join(" | ")} |`))
        .join("\n"),
    ].join("\n\n"),
  );
  await writeFile(
    FILE,
    [
      HEAD.replace("{command}", command).replace("{machine}", machine).replace("{day}", new Date().toISOString().slice(0, 10)),
      ...sections,
      ELSEWHERE,
    ].join("\n\n") + "\n",
  );
}

const HEAD = `# Attacked: what was tried, and what became of it

Written by \`{command}\` on {day}; machine: {machine}, with attacker, service and embedded database on it together. Anybody can run it: it starts a built product of its own in a folder of its own, with the demo in it, and removes both. \`npm run assault\` without more prints the same and writes nothing; it ends with an error where one row is not what it must be.`;

const ELSEWHERE = `## What other suites do

These run with every change, and are not repeated here:

- every route with good and with spoilt bodies, every permission, every account against every other: \`server/testing/loops*.test.ts\`, \`permissions.test.ts\`, \`towards.test.ts\`, on both databases
- full disk, a database that is killed (embedded and one's own), \`kill -9\` of the service, two starts at once, signals at any moment, the first of two databases killed or hanging: \`e2e/operator/\`
- a bucket that lies, cuts, is slow and answers 503: \`server/storage/s3-faults.test.ts\`
- nginx, HAProxy and Caddy in front, restarts in turn while reports with files are sent: \`e2e/operator/proxies.e2e.ts\`

## What is not tried

A killed worker, a proxy or bucket that is killed, mail away for a day, a slow disk, a clock that jumps while the service runs, several machines, and an attacker with a machine of their own: here it shares the processor with what it attacks, so the times beside are upper bounds.`;
