import { auditRoutes } from "@hz/contract/account/audit";
import { channelRoutes } from "@hz/contract/channels/channels";
import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { reportRoutes } from "@hz/contract/reports/reports";
import { authRoutes, type SignedIn } from "@hz/contract/sign-in/auth";
import { fromBase64Url, passwordKeys, stretchPassword, toBase64Url, unwrapUserKey } from "@hz/crypto";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { readBack } from "../../scripts/accounts/read-back/read-back.ts";
import { frozenVersions } from "../../scripts/releases.ts";
import { draftReport, sealReport } from "../../web/vault/report/seal-report.ts";
import { type TestApplication, testApplication } from "../testing/application.ts";
import { CONTENT, credentials, quickly } from "../testing/builders.ts";
import { holdKeysOf, openFileOf, readCase } from "../testing/builders-archive.ts";
import { call, type Headers, send } from "../testing/call.ts";
import { bringBack } from "../testing/frozen-release.ts";
import { emptyDatabase } from "../testing/database.ts";
import { migrate } from "./migrate.ts";
import { withClient } from "./pool.ts";
import { schemaText } from "./schema-text.ts";

/** What both reports in that archive are called, and what the case password of the one with a file stands for. */
const TITLE_IN_ARCHIVE = "Rechnungen ohne Leistung";
const CASE_TOKEN_OF_ARCHIVE = "rgpHIv48ily9-8ffBXvE11j_Q6MwnOuRiBSOUOFsyUU";

/** Signs in with the password, as a browser does, and holds the keys that it opens. */
async function enter(
  own: TestApplication,
  { email, password }: { email: string; password: string },
  stretch = stretchPassword,
): Promise<Headers> {
  const { userId, kdfSuite: suite, kdfSalt } = await call(own.app, authRoutes.challenge, { body: { email } });
  const salt = fromBase64Url(kdfSalt);
  const keys = await passwordKeys(await stretch(password, salt, suite), { userId, suite, salt });
  const reply = await send(own.app, authRoutes.signIn, { body: { email, auth: toBase64Url(keys.auth), remember: false } });
  const { userKeyWrap, user } = reply.json<SignedIn>();
  const as = credentials(reply);
  await holdKeysOf(own, { as }, await unwrapUserKey(fromBase64Url(userKeyWrap), keys, { userId }), user.accountId, userId);
  return as;
}

test("the archive of 0.1.0 is read back into this version, its owner opens its reports, and its reporter comes back", async () => {
  const own = await testApplication();
  onTestFinished(() => own.close());
  const signIn = { email: "gruender1@muster.example", password: "Ein neues Passwort 2026!" };
  const path = fileURLToPath(new URL("releases/0.1.0-archive.zip", import.meta.url));
  const result = await readBack(own.ctx, { path, ...signIn, stretch: quickly });
  expect(result).toMatchObject({ reports: 2, files: 1, missingFiles: 0, newKeys: 0 });
  const as = await enter(own, signIn, quickly);
  const { rows } = await call(own.app, reportRoutes.list, { as, query: {} });
  for (const { id } of rows) expect((await readCase(own, as, id)).open.content?.title).toBe(TITLE_IN_ARCHIVE);
  const { id } = await call(own.app, reportRoutes.caseLogin, { body: { token: CASE_TOKEN_OF_ARCHIVE } });
  const { open, thread } = await readCase(own, as, id);
  expect(thread.map(({ content, verified }) => [content?.text, verified])).toEqual([["Danke für Ihren Hinweis.", true]]);
  const [file] = open.content!.files;
  expect((await openFileOf(own, as, open, file!)).size).toBe(20_000);
});

describe.each(frozenVersions())("an installation of %s", (version) => {
  test("starts with this version, and its people open every report, message and file", async () => {
    const old = await bringBack(version);
    onTestFinished(() => old.remove());
    const own = await testApplication({ databaseUrl: old.databaseUrl, dataFolder: old.dataFolder, secret: null });
    onTestFinished(() => own.close());
    const as = await enter(own, old.signIn);
    const { rows } = await call(own.app, reportRoutes.list, { as, query: {} });
    const titles: string[] = [];
    let files = 0;
    for (const { id } of rows) {
      const { open, thread } = await readCase(own, as, id);
      titles.push(open.content!.title);
      expect(thread.every(({ content, verified }) => content !== null && verified)).toBe(true);
      for (const file of open.content!.files) {
        expect((await openFileOf(own, as, open, file)).size).toBe(file.size);
        files++;
      }
    }
    expect(titles.toSorted()).toEqual(old.titles);
    expect(files).toBeGreaterThan(0);
    expect(await call(own.app, auditRoutes.check, { as })).toMatchObject({ brokenAt: null });

    // And it goes on.
    const channel = await call(own.app, channelRoutes.portal, { params: { linkSuffix: DEMO_LINK_SUFFIX } });
    const draft = await draftReport(channel.accountId, channel.department);
    const body = await sealReport(draft, { linkSuffix: DEMO_LINK_SUFFIX, content: CONTENT, claims: [] });
    const { reportId } = await call(own.app, reportRoutes.submit, { body });
    expect((await readCase(own, as, reportId)).open.title).toBe(CONTENT.title);
  });

  test("has the schema of a new one after its upgrade", async () => {
    const [old, fresh] = [await bringBack(version), await emptyDatabase()];
    onTestFinished(async () => void (await Promise.all([old.remove(), fresh.drop()])));
    await migrate(old.databaseUrl);
    await migrate(fresh.url);
    expect(await withClient(old.databaseUrl, schemaText)).toBe(await withClient(fresh.url, schemaText));
  });
});
