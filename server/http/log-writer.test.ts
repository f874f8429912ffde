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

test("a neighbour that is gone is one line for all jobs; any other trouble is one for each", () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const errors = [
    Object.assign(new Error("terminating connection"), { code: "57P01", severity: "FATAL" }),
    Object.assign(new Error("connect"), { code: "ECONNREFUSED" }),
    Object.assign(new Error("relation is missing"), { code: "42P01", severity: "ERROR" }),
    new TypeError("x"),
  ];
  for (const error of errors) for (const name of ["send-mail", "sweep-files"]) log.trouble(error, { name, id: "lauf" });
  const told = lines.map((line) => JSON.parse(line)).map(({ error, job }) => `${error} ${job}`);
  const once = ["57P01 send-mail", "ECONNREFUSED send-mail"];
  expect(told).toEqual([...once, "42P01 send-mail", "42P01 sweep-files", "TypeError send-mail", "TypeError sweep-files"]);
});
