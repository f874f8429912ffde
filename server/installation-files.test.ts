import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { reportRoutes } from "@hz/contract/reports/reports";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTrouble } from "./start-trouble.ts";
import { type TestApplication, testApplication } from "./testing/application.ts";
import { anOffice, aReport } from "./testing/builders.ts";
import { aFile, uploadToChannel } from "./testing/builders-files.ts";
import { call } from "./testing/call.ts";
import { wire } from "./wiring.ts";

let own: TestApplication;
let parent: string;
/** The data folder of an installation with one file of a report, copied for each test. */
let folder: string;
beforeAll(async () => {
  own = await testApplication();
  const office = await anOffice(own);
  const report = await aReport(office);
  const file = await aFile(report.draft);
  await uploadToChannel(own, office.channel.linkSuffix, report.draft, file);
  await call(own.app, reportRoutes.submit, { body: { ...report.body, files: [file.claim], uploadToken: report.draft.uploadToken } });
  parent = fs.mkdtempSync(path.join(os.tmpdir(), "hz-without-files-"));
});
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(parent, "one-"));
  fs.cpSync(own.ctx.config.dataFolder, folder, { recursive: true });
});
afterAll(async () => {
  await own.close();
  fs.rmSync(parent, { recursive: true });
});

const files = () => path.join(folder, "files");
/** Starts and closes again; gives what the operator is told where that is refused. */
const start = () =>
  wire({ ...own.ctx.config, dataFolder: folder }, () => {}).then(
    async (wired) => wired.close().then(() => null),
    (error: unknown) => startTrouble(error, folder),
  );

const LOSSES: [string, () => void][] = [
  ["that is gone", () => fs.rmSync(files(), { recursive: true })],
  ["whose disk is not mounted", () => (fs.rmSync(files(), { recursive: true }), fs.mkdirSync(files()))],
  [
    "in which a new disk is",
    () => (fs.rmSync(files(), { recursive: true }), fs.mkdirSync(path.join(files(), "lost+found"), { recursive: true })),
  ],
  ["of another data folder that is new", () => (fs.rmSync(folder, { recursive: true }), fs.mkdirSync(folder))],
];
test.each(LOSSES)("a folder of files %s stops the start until somebody says that it is to be so", async (_, lose) => {
  lose();
  const before = fs.readdirSync(folder, { recursive: true });
  for (let time = 0; time < 2; time++)
    expect(await start()).toMatch(/^Der Ordner .*files fehlt oder ist leer, die Datenbank kennt aber 1 Datei zu Meldungen\. [^\n]*$/);
  // Nothing was put in order that would hide the loss.
  expect(fs.readdirSync(folder, { recursive: true })).toEqual(before);

  const [, made, id, mark] = /mkdir -p '(.*)' && echo (\S+) > '(.*)'$/.exec((await start())!)!;
  fs.mkdirSync(made!, { recursive: true });
  fs.writeFileSync(mark!, `${id!}\n`);
  expect(await start()).toBeNull();
});
