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
    /^\d\d:\d\d:\d\d {2}Ein Auftrag ist fehlgeschlagen und wird wiederholt: error EENVELOPE 550, job notify-reporter\n$/,
  );
});
