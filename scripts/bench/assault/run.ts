import { print } from "../figures.ts";
import { fuzz } from "./fuzz.ts";
import type { Held } from "./held.ts";
import { killed } from "./killed.ts";
import { clockJumps } from "./clock-jumps.ts";
import { createKnown, type Known, learnAll } from "./known.ts";
import { attackRoutes } from "./matrix.ts";
import { type People, signedIn } from "./people.ts";
import { writeReport } from "./report.ts";
import { slowOnes } from "./slow.ts";
import { manyStreams } from "./streams.ts";
import { mailAway } from "./mail-away.ts";
import { startTarget, type Target } from "./target.ts";
import { bucketKilled, proxyKilled } from "./way-killed.ts";
import { workerKilled } from "./worker-killed.ts";

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
  worker: {
    title: "Worker killed",
    why: "A process with `ROLE=worker` beside one with `ROLE=web`, on PostgreSQL, is killed while it sends the mails that a report brings. A mail may come twice, with the same Message-ID, which mail programs know; never not at all.",
    run: workerKilled,
  },
  bucket: {
    title: "Bucket killed",
    why: "Swift, which holds the files, is killed and started again with what it had. Afterwards every acknowledged report is opened and its file is read, byte for byte. Meanwhile there is one answer: that the service is away, by the code of the closed list.",
    run: bucketKilled,
  },
  proxy: {
    title: "Proxy killed",
    why: "nginx and HAProxy, each with its file of `deploy/`, are killed with all their processes and started again. Whoever sends meanwhile is refused a connection, and sends the same again.",
    run: proxyKilled,
  },
  mail: {
    title: "Mail away for a day",
    why: "Debian's libfaketime moves the clock of the service and of its database on, a quarter of an hour at a time and later an hour; spans that programs measure stay as they are. For eight hours the mail server refuses connections, for eight it says that it cannot now (451), for eight it takes connections and says nothing. Then it is back.",
    run: mailAway,
  },
  clock: {
    title: "Clock that jumps",
    why: "libfaketime moves the clock of the service alone, then of its PostgreSQL alone, while both run; the nightly deletion is made to run at the wrong time, with reports whose time ends in half a year. Right is: what is sent is stored, nothing is deleted or announced that by the other clock is not due, and with the right time everything goes on. That a session ends early is right as well; it is never longer than it was.",
    run: clockJumps,
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
if (isReport) await writeReport(Object.values(PARTS), done, ["npm run assault --", ...process.argv.slice(2)].join(" "));
if (done.some(({ figures }) => figures.some(({ isHeld }) => !isHeld))) process.exitCode = 1;
