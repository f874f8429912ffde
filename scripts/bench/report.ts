import { execFileSync } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compare } from "./compare.ts";
import type { Figure, Printed } from "./figures.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "docs/bench");
/** What a machine does otherwise from one day to the next is about that much. */
const NOISE = 0.2;
const CELLS = 10;

/** A version's figures, and where each part of them was measured. */
type Kept = { version: string; parts: (Printed & { machine: string; day: string; commit: string })[] };

/**
 * Keeps what was measured as this version's, in docs/bench: the figures to compare with, and a page to read. Parts that were not
 * measured this time stay as they were.
 */
export async function writeReport(measured: readonly Printed[]): Promise<void> {
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { version: string };
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.versions.node}`;
  const now = measured.map((part) => ({ ...part, machine, commit, day: new Date().toISOString().slice(0, 10) }));
  await mkdir(folder, { recursive: true });
  const kept = await keptOf(version);
  const others = (kept?.parts ?? []).filter(({ title }) => !now.some((one) => one.title === title));
  const parts = [...others, ...now].toSorted((one, other) => one.title.localeCompare(other.title, "en"));
  const earlier = await latestBefore(version);
  await writeFile(join(folder, `${version}.json`), `${JSON.stringify({ version, parts } satisfies Kept, null, 2)}\n`);
  await writeFile(join(folder, `${version}.md`), pageOf({ version, parts }, earlier));
}

async function keptOf(version: string): Promise<Kept | null> {
  const text = await readFile(join(folder, `${version}.json`), "utf8").catch(() => null);
  return text === null ? null : (JSON.parse(text) as Kept);
}

const byVersion = (one: string, other: string) => one.localeCompare(other, "en", { numeric: true });

async function latestBefore(version: string): Promise<Kept | null> {
  const all = (await readdir(folder)).filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -".json".length));
  const latest = all
    .filter((one) => byVersion(one, version) < 0)
    .toSorted(byVersion)
    .at(-1);
  return latest === undefined ? null : keptOf(latest);
}

const cell = (text = "") => text.replaceAll("|", "\\|");

/** How much of the bar is used, drawn; what is over it fills everything. */
const drawn = (share: number) => "█".repeat(Math.min(CELLS, Math.round(share * CELLS))).padEnd(CELLS, "░");

function rowOf(figure: Figure, before: Figure | undefined, hasEarlier: boolean): string {
  const { share, isReached, worse } = compare(figure, before);
  const chart = share === null ? "" : `\`${drawn(share)}\` ${(share * 100).toFixed(0)} %${isReached ? "" : " **missed**"}`;
  const grown =
    worse !== null && Math.abs(worse) > NOISE ? ` (${worse > 0 ? "**worse**" : "better"} by ${(Math.abs(worse) * 100).toFixed(0)} %)` : "";
  const cells = [figure.name, figure.value, figure.bar, chart, figure.beside, ...(hasEarlier ? [`${before?.value ?? ""}${grown}`] : [])];
  return `| ${cells.map(cell).join(" | ")} |`;
}

function pageOf({ version, parts }: Kept, earlier: Kept | null): string {
  const head = ["Figure", "Value", "Bar", "Of the bar", "Compared to, in the same run", ...(earlier ? [`In ${earlier.version}`] : [])];
  const sections = parts.map(({ title, figures, machine, day, commit }) => {
    const old = earlier?.parts.find((one) => one.title === title)?.figures;
    const rows = figures.map((figure) =>
      rowOf(
        figure,
        old?.find(({ name }) => name === figure.name),
        earlier !== null,
      ),
    );
    return `## ${title}\n\n${day}, commit ${commit}, ${machine}\n\n| ${head.join(" | ")} |\n|${"---|".repeat(head.length)}\n${rows.join("\n")}`;
  });
  return `${INTRODUCTION.replace("{version}", version)}\n\n${sections.join("\n\n")}\n`;
}

const INTRODUCTION = `# What version {version} takes

Written by \`npm run bench -- --report\`, or with the names of parts, on any machine; each part says on which, when and of what. Product, database and what measures share its processors, so rates are lower and times higher than where they do not, and figures of two machines say nothing about each other. A bar is what the product must keep; without one the figure is there to be compared. What others take stands beside, as it was measured or as they say of themselves. Not measured: several machines, networks that lose packets, months of use.`;
