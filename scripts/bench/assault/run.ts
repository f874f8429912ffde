import { print } from "../figures.ts";
import { fuzz } from "./fuzz.ts";
import type { Held } from "./held.ts";
import { killed } from "./killed.ts";
import { createKnown, type Known, learnAll } from "./known.ts";
import { attackRoutes } from "./matrix.ts";
import { type People, signedIn } from "./people.ts";
import { writeReport } from "./report.ts";
import { slowOnes } from "./slow.ts";
import { manyStreams } from "./streams.ts";
import { startTarget, type Target } from "./target.ts";

const REQUESTS = 100_000;
const SEED = 20_261_130;

async function on(task: (target: Target) => Promise<Held[]>): Promise<Held[]> {
  const target = await startTarget();
  return task(target).finally(() => target.stop());
}

/** With people who are signed in, and the ids of what their account has. */
const within = (task: (target: Target, people: People, known: Known) => Promise<Held[]>) => () =>
  on(async (target) => {
    const people = await signedIn(target);
    const known = createKnown();
    await learnAll(target, people.owner.headers, known);
    return task(target, people, known);
  });

type Part = { title: string; why: string; run: () => Promise<Held[]> };
const PARTS: Record<string, Part> = {
  routes: {
    title: "Every route",
    why: "Each route of the contract, with ids that exist, as somebody who must not, or with what it does not take.",
    run: within(attackRoutes),
  },
  fuzz: {
    title: "Requests made from the schemas",
    why: "By the owner of an account, who may do everything: bodies, queries and addresses that the contract allows, most of them with one place spoilt (half characters, NUL, huge texts, other types, keys of the language's own objects, cut JSON). The same seed makes the same requests.",
    run: within((target, people, known) => fuzz(target, people, known, REQUESTS, SEED)),
  },
  slow: {
    title: "Slow ones",
    why: "Connections that send a report byte by byte, and such that ask for the largest file and never read it.",
    run: () => on(slowOnes),
  },
  streams: { title: "Event streams", why: "Open cases, each with as many windows as one may have.", run: () => on(manyStreams) },
  killed: {
    title: "Killed",
    why: "`kill -9` while reports are sent. Afterwards every acknowledged report is opened with its own token.",
    run: killed,
  },
};

const isReport = process.argv.includes("--report");
const wanted = process.argv.slice(2).filter((word) => word !== "--report");
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. There are: ${Object.keys(PARTS).join(", ")}, and --report.`);
  process.exit(1);
}
const done: (Part & { figures: Held[] })[] = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const figures = await part.run();
  print(part.title, figures);
  done.push({ ...part, figures });
}
if (isReport) await writeReport(done, ["npm run assault --", ...process.argv.slice(2)].join(" "));
if (done.some(({ figures }) => figures.some(({ isHeld }) => !isHeld))) process.exitCode = 1;
