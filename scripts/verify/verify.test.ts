import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { APPLICATION_PAGES } from "@hz/contract/paths";
import { afterEach, expect, test } from "vitest";
import { paymentPlace } from "../../server/pages/index.ts";
import { type FastifyInstance, type onSendAsyncHookHandler, startPages, writeBuild } from "../../server/testing/built-pages.ts";
import { MANIFEST, SIGNATURE } from "../manifest.mjs";
import { type Verified, verifyInstallation } from "./verify.ts";

const folders: string[] = [];
const running: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const kept = (folder: string) => {
  folders.push(folder);
  return folder;
};
const place = paymentPlace({ publicUrl: "https://melden.example", paymentOrigin: null });
const card = { place, hasProvider: false, pages: [] };

type Changed = { installed?: (dist: string) => void; sent?: onSendAsyncHookHandler; key?: KeyObject; isBefore?: boolean };

/** What is said of an installation that runs the build that is here, but for what was changed of it. */
async function verified({ installed, sent, key, isBefore }: Changed = {}): Promise<Verified> {
  const dist = kept(writeBuild());
  const theirs = kept(mkdtempSync(join(tmpdir(), "hz-installed-")));
  cpSync(dist, theirs, { recursive: true });
  installed?.(theirs);
  const app = await startPages(theirs, "zentrale", {}, { applicationPages: APPLICATION_PAGES, card });
  running.push(app);
  if (sent) app.addHook("onSend", sent);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/portal/zentrale`;
  return verifyInstallation({ address, dist, key: key ?? null, isBefore: () => isBefore ?? null });
}

/** Does to a page's text what it would do to the packed answer. */
const unpacked = (change: (page: string) => string) => (body: unknown) =>
  brotliCompressSync(change(brotliDecompressSync(body as Buffer).toString()));

type Listed = { version: string; commit: string | null; integrity: Record<string, string> };
const relist = (change: (manifest: Listed) => void) => (dist: string) => {
  const manifest = JSON.parse(readFileSync(join(dist, MANIFEST), "utf8")) as Listed;
  change(manifest);
  writeFileSync(join(dist, MANIFEST), JSON.stringify(manifest));
};

test("an installation of the same build passes, and it is said what was not looked at", async () => {
  const { differences, notes, files, pages } = await verified();
  expect(differences).toEqual([]);
  expect(notes).toEqual([
    expect.stringMatching(/^Die Unterschrift wurde nicht geprüft/),
    expect.stringMatching(/^Commit nicht verglichen/),
  ]);
  expect([files > 15, pages > 40]).toEqual([true, true]);
});

test.each(["client/assets/admin.js", "client/assets/site.css", "client/bilder/teilen.png", "portal/assets/case.js"])(
  "one altered byte in %s is named by its file, and nothing else is",
  async (file) => {
    const alter = (dist: string) => {
      const bytes = readFileSync(join(dist, file));
      bytes[0]! ^= 1;
      writeFileSync(join(dist, file), bytes);
    };
    const { differences } = await verified({ installed: alter });
    expect(differences).toEqual([`Anders als hier gebaut: ${file.replace(/^\w+/, "")}`]);
  },
);

test("a list that lacks a file, has one too many or another hash names it", async () => {
  const lacks = await verified({ installed: relist(({ integrity }) => delete integrity["/bilder/teilen.png"]) });
  expect(lacks.differences).toContain("Im Verzeichnis der Installation fehlt /bilder/teilen.png");
  const extra = await verified({ installed: relist(({ integrity }) => (integrity["/assets/mehr.js"] = "sha384-x")) });
  expect(extra.differences).toContain("Im Verzeichnis der Installation steht zu viel: /assets/mehr.js");
  const other = await verified({ installed: relist(({ integrity }) => (integrity["/bilder/teilen.png"] = "sha384-x")) });
  expect(other.differences).toEqual(["Im Verzeichnis der Installation hat /bilder/teilen.png eine andere Prüfsumme"]);
});

test("no list, or one that is none, is said", async () => {
  const { differences } = await verified({ installed: relist((manifest) => (manifest.version = 7 as never)) });
  expect(differences).toEqual(["Die Installation legt kein Verzeichnis ihrer Dateien vor."]);
});

test("the release key's signature counts, another key's, another list's and none do not", async () => {
  const [ours, other] = [generateKeyPairSync("ed25519"), generateKeyPairSync("ed25519")];
  const signedBy = (key: KeyObject) => (dist: string) =>
    writeFileSync(join(dist, SIGNATURE), sign(null, readFileSync(join(dist, MANIFEST)), key));
  const of = async (installed?: (dist: string) => void) =>
    (await verified({ key: ours.publicKey, ...(installed && { installed }) })).differences;
  expect(await of(signedBy(ours.privateKey))).toEqual([]);
  expect(await of(signedBy(other.privateKey))).toEqual([expect.stringMatching(/^Die Unterschrift passt nicht/)]);
  expect(await of((dist) => writeFileSync(join(dist, SIGNATURE), "kurz"))).toEqual([
    expect.stringMatching(/^Die Unterschrift passt nicht/),
  ]);
  expect(await of()).toEqual(["Die Installation legt keine Unterschrift vor."]);
});

test("an installation of an older, a newer or another state says which to fetch", async () => {
  const older = await verified({ installed: relist((manifest) => (manifest.version = "0.9.0")) });
  expect(older.differences).toEqual([expect.stringMatching(/^Die Installation nennt einen älteren Stand: Version 0\.9\.0, ohne Commit/)]);
  const newer = await verified({ installed: relist((manifest) => Object.assign(manifest, { version: "1.10.0", commit: "abc" })) });
  expect(newer.differences).toEqual([expect.stringMatching(/einen neueren Stand: Version 1\.10\.0, Commit abc.*\(git checkout abc\)/)]);
});

test.each([
  ["a script of its own", (page: string) => page.replace("<body>", '<body><script src="/x.js"></script>'), "lädt /x.js, das nicht"],
  ["a script in the page", (page: string) => page.replace("<body>", "<body><script>alert(1)</script>"), "enthält ein Skript"],
  ["a file without its hash", (page: string) => page.replace(/ integrity="[^"]*"/, ""), "ohne die richtige Prüfsumme"],
  [
    "a page that leads elsewhere",
    (page: string) => page.replace("<body>", '<body><meta http-equiv="refresh" content="0">'),
    "schickt den Browser",
  ],
  ["a frame", (page: string) => page.replace("<body>", '<body><iframe src="/x"></iframe>'), "bettet mit <iframe>"],
  [
    "what browsers may read otherwise",
    (page: string) => page.replace("<body>", "<body><script/src=/x.js>"),
    "wie es der Dienst nicht schreibt",
  ],
])("a page with %s is named", async (_name, change, said) => {
  const { differences } = await verified({
    sent: async ({ url }, _reply, body) => (url === "/portal/zentrale/case" ? unpacked(change)(body) : body),
  });
  expect(differences).toHaveLength(1);
  expect(differences[0]).toMatch(/^Die Seite \/portal\/zentrale\/case /);
  expect(differences[0]).toContain(said);
});

test("a page with softer rules is named", async () => {
  const soften: onSendAsyncHookHandler = async ({ url }, reply, html) => {
    const policy = String(reply.getHeader("content-security-policy"));
    if (url === "/anmelden")
      reply.header("content-security-policy", policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"));
    if (url === "/abrechnung") reply.removeHeader("integrity-policy");
    return html;
  };
  const { differences } = await verified({ sent: soften });
  expect(differences).toEqual([
    "Die Seite /anmelden kommt mit anderen Regeln für den Browser (content-security-policy)",
    "Die Seite /abrechnung kommt mit anderen Regeln für den Browser (integrity-policy)",
  ]);
});

test("where nothing answers, nothing was checked", async () => {
  const dist = kept(writeBuild());
  const asked = { address: "http://127.0.0.1:1", dist, key: null, isBefore: () => null };
  await expect(verifyInstallation(asked)).rejects.toThrow("http://127.0.0.1:1/.well-known/hinweiszentrale/manifest.json antwortet nicht");
});
