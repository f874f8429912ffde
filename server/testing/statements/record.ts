import { appendFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { threadId } from "node:worker_threads";
import pg from "pg";
import { expect } from "vitest";
import { normalText } from "./normal-text.ts";
import { ROOT, recordFolder, type FileBegun, type SentStatement } from "./recorded.ts";

/**
 * Set up before every file of tests that has a database: notes once for each worker what the product sends, without values and with
 * how it was sent. What tests send by themselves is left out, told by who called.
 */

const BEGIN =
  /^begin(?: isolation level repeatable read read only)?; set local role hz_app; set local app\.account_id = '([^']*)'; set local statement_timeout = '\w+'(?:; set local app\.ahead = '[^']*')?(?:; set local lock_timeout = '\w+'; do \$\$[^$]*\$\$; set local lock_timeout to default)?(?:; set local synchronous_commit = off)?;?/;
/** Through these everything goes; who sent it stands behind them. */
const BETWEEN = /^server\/(?:db\/(?:cells|database|pool)\.ts|testing\/statements\/record\.ts)$/;
const OF_TESTS = /\.test\.tsx?$|^server\/testing\//;

type Recorded = { isRecorded?: true; query(...given: unknown[]): unknown };
const client = pg.Client.prototype as unknown as Recorded;
const file = path.join(recordFolder(process.env["HZ_TEST_ENGINE"] ?? ""), `${process.pid}-${threadId}.jsonl`);
if (!client.isRecorded) record();
add({ begun: path.relative(ROOT, expect.getState().testPath ?? "") });

function add(line: SentStatement | FileBegun): void {
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

function record(): void {
  client.isRecorded = true;
  mkdirSync(path.dirname(file), { recursive: true });
  const transactions = new WeakMap<object, SentStatement["how"]>();
  const seen = new Set<string>();
  const normal = remembered(normalText);
  const send = client.query;
  client.query = function (this: object, ...given: unknown[]) {
    const [first] = given as [string | { text?: unknown }];
    const sent = typeof first === "string" ? first : first?.text;
    if (typeof sent === "string") note(this, sent);
    return send.apply(this, given);
  };

  function note(connection: object, sent: string): void {
    const begin = BEGIN.exec(sent);
    const rest = begin ? sent.slice(begin[0].length) : sent;
    if (begin) transactions.set(connection, begin[1] === "" ? "directory" : rest === "" ? "tenant" : "together");
    const how = transactions.get(connection) ?? "owner";
    if (/(?:^|; ?)(?:commit|rollback)\b[^;]*$/i.test(rest)) transactions.delete(connection);
    if (rest === "" || /^\s*(?:commit|rollback|begin)\s*;?\s*$/i.test(rest)) return;
    const text = normal(rest);
    const key = `${how} ${text}`;
    if (seen.has(key)) return;
    const from = sender();
    // Nobody of ours stands behind what the job queue does by itself, on its own tables, and what a test sends by a pool of its own.
    if (from === null || (from === "" && how === "owner")) return;
    seen.add(key);
    add({ how, text, from });
  }
}

/** The file of ours that sent what is being sent, "" where none is known; null where it is a test's. */
function sender(): string | null {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = 60;
  Error.prepareStackTrace = (_, frames) => frames.map((frame) => frame.getFileName() ?? "");
  const files = new Error().stack as unknown as string[];
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  const ours = files
    .map((file) => path.relative(ROOT, file.replace(/^file:\/\//, "")))
    .filter((file) => !/^\.\.|node_modules|^node:|^$/.test(file) && !BETWEEN.test(file));
  const [from = ""] = ours;
  return OF_TESTS.test(from) ? null : from;
}

/** The same text comes again and again. */
function remembered(work: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size > 2000) known.clear();
    const result = work(text);
    known.set(text, result);
    return result;
  };
}
