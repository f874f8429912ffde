import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { wire } from "../../bytes.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, type TestOffice } from "../../testing/builders.ts";
import { consumeToken, demandMailbox, findToken, issueToken, sweepTokens } from "./index.ts";

let own: TestApplication;
let office: TestOffice;
let runs = 0;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

const issue = (purpose: "reset-password" | "verify-email", run = `run ${++runs}`, email = "an@muster.example") =>
  own.db.tenant(office.accountId, (tx) =>
    issueToken(own.ctx, tx, { accountId: office.accountId, userId: office.person.userId, email, purpose, run }),
  );
const use = (token: string) => own.db.tenant(office.accountId, (tx) => consumeToken(own.ctx, tx, token, "reset-password"));
const refusal = (work: Promise<unknown>) => work.then(() => null, String);

test("a token names its person, for its purpose only, and only its hash is stored", async () => {
  const token = await issue("reset-password");
  expect(await findToken(own.ctx, token, "reset-password")).toMatchObject({ accountId: office.accountId, userId: office.person.userId });
  expect(await refusal(findToken(own.ctx, token, "verify-email"))).toContain("TOKEN_INVALID");
  expect(await refusal(findToken(own.ctx, wire(randomBytes(32)), "reset-password"))).toContain("TOKEN_INVALID");
  const rows = await own.db.directory((tx) => tx.selectFrom("directory_tokens").selectAll().execute());
  expect(rows.map((row) => row.token_hash.toString("base64url"))).not.toContain(token);
});

test("a mail that is sent again carries the same token, another mail another", async () => {
  const token = await issue("reset-password", "one run");
  expect(await issue("reset-password", "one run")).toBe(token);
  expect(await issue("reset-password", "another run")).not.toBe(token);
  expect(await issue("verify-email", "one run")).not.toBe(token);
  expect(await issue("reset-password", "one run", "zu@muster.example")).not.toBe(token);
});

test("a token proves the mailbox that it went to, and no other", async () => {
  const holder = await findToken(own.ctx, await issue("reset-password"), "reset-password");
  demandMailbox(own.ctx, holder, "an@muster.example");
  expect(() => demandMailbox(own.ctx, holder, "zu@muster.example")).toThrow("TOKEN_INVALID");
  // One of before the mailbox was noted is good for as long as it would have been.
  demandMailbox(own.ctx, { ...holder, mailboxHash: null }, "zu@muster.example");
});

test("of two uses at once one wins, and all tokens of that purpose are gone", async () => {
  const [one, other, unrelated] = [await issue("reset-password"), await issue("reset-password"), await issue("verify-email")];
  const outcomes = await Promise.all([refusal(use(one)), refusal(use(one))]);
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
  expect(outcomes.find((outcome) => outcome !== null)).toContain("TOKEN_INVALID");
  expect(await refusal(use(other))).toContain("TOKEN_INVALID");
  expect(await findToken(own.ctx, unrelated, "verify-email")).toMatchObject({ userId: office.person.userId });
});

test("a token ends with its hour and is swept away", async () => {
  const token = await issue("reset-password");
  own.move(60 * 60_000 + 1);
  expect(await refusal(findToken(own.ctx, token, "reset-password"))).toContain("TOKEN_INVALID");
  expect(await refusal(use(token))).toContain("TOKEN_INVALID");
  await sweepTokens(own.ctx);
  const left = await own.db.directory((tx) =>
    tx.selectFrom("directory_tokens").selectAll().where("purpose", "=", "reset-password").execute(),
  );
  expect(left).toEqual([]);
});
