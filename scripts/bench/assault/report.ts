import { readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { fileURLToPath } from "node:url";
import type { Held } from "./held.ts";

const FILE = fileURLToPath(new URL("../../../docs/assault.md", import.meta.url));
const cell = (text = "") => text.replaceAll("|", "\\|");

type Part = { title: string; why: string };
type Done = Part & { figures: Held[] };

/** Writes what the attacks have met with into docs/assault.md, in the order of all parts; those that were not run stay as an earlier run wrote them. */
export async function writeReport(all: readonly Part[], done: readonly Done[], command: string): Promise<void> {
  const earlier = await readFile(FILE, "utf8");
  const sections = all.flatMap(({ title }) => {
    const now = done.find((part) => part.title === title);
    return now ? [sectionOf(now, command)] : sectionsIn(earlier, title);
  });
  await writeFile(FILE, [HEAD, ...sections, ELSEWHERE].join("\n\n") + "\n");
}

function sectionOf({ title, why, figures }: Done, command: string): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? "unknown"}), ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.versions.node}`;
  const table = figures.map(({ name, value, bar, beside }) => `| ${[name, value, bar, beside].map(cell).join(" | ")} |`);
  return [
    `## ${title}`,
    why,
    `\`${command}\` on ${new Date().toISOString().slice(0, 10)}; ${machine}.`,
    ["| What | Result | Must be | Beside |", "|---|---|---|---|", ...table].join("\n"),
  ].join("\n\n");
}

/** The section of this title as it stands there, or none. */
const sectionsIn = (text: string, title: string): string[] =>
  text
    .split(/\n\n(?=## )/)
    .filter((section) => section.startsWith(`## ${title}\n`))
    .map((section) => section.trimEnd());

const HEAD = `# Attacked: what was tried, and what became of it

Written by \`npm run assault -- --report\`; a part that is named (\`npm run assault -- --report worker\`) is run alone, and the others stay as they were. Each part says when it ran and on which machine, which carried attacker, service and database together. Anybody can run it: it starts a built product of its own in a folder of its own, with the demo in it, and removes both. \`npm run assault\` without more prints the same and writes nothing; it ends with an error where one row is not what it must be. Some parts need what Debian has: PostgreSQL, Swift, nginx, HAProxy, libfaketime.`;

const ELSEWHERE = `## What other suites do

These run with every change, and are not repeated here:

- every route with good and with spoilt bodies, every permission, every account against every other: \`server/testing/loops*.test.ts\`, \`permissions.test.ts\`, \`towards.test.ts\`, on both databases
- full disk, a database that is killed (embedded and one's own), \`kill -9\` of the service, two starts at once, signals at any moment, the first of two databases killed or hanging: \`e2e/operator/\`
- a bucket that lies, cuts, is slow and answers 503: \`server/storage/s3-faults.test.ts\`
- nginx, HAProxy and Caddy in front, restarts in turn while reports with files are sent: \`e2e/operator/proxies.e2e.ts\`

## What is not tried

A slow disk, several machines, and an attacker with a machine of their own: here it shares the processor with what it attacks, so the times beside are upper bounds.`;
