import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";
import { readableLines } from "./log-writer.ts";

test("on a terminal trouble is told in words with its code, and requests are not", () => {
  const terminal = new PassThrough();
  const log = createLog(readableLines(terminal));
  log.line("request", { route: "/api/ready", status: 200 });
  log.trouble(Object.assign(new Error("550 <melderin@privat.example>"), { code: "EENVELOPE", responseCode: 550 }), {
    name: "notify-reporter",
    id: "lauf",
  });
  expect(String(terminal.read())).toMatch(
    /^\d\d:\d\d:\d\d {2}Ein Auftrag ist fehlgeschlagen und wird wiederholt: Ursache EENVELOPE 550, Auftrag notify-reporter\n$/,
  );
});

test("what ends a neighbour is one line for all jobs; trouble without a code is one for each", () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const ended = Object.assign(new Error("terminating connection"), { code: "57P01", severity: "FATAL" });
  for (const name of ["send-mail", "sweep-files", "count"]) {
    log.trouble(ended, { name, id: "lauf" });
    log.trouble(new TypeError("x"), { name, id: "lauf" });
  }
  const told = lines.map((line) => JSON.parse(line)).map(({ error, job }) => `${error} ${job}`);
  expect(told).toEqual(["57P01 send-mail", "TypeError send-mail", "TypeError sweep-files", "TypeError count"]);
});
