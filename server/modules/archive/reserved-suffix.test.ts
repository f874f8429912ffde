import { channelRoutes, NewChannel } from "@hz/contract/channels/channels";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBack } from "../../../scripts/accounts/read-back/read-back.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, aSubmitted, quickly } from "../../testing/builders.ts";
import { anArchive, holdKeysOf } from "../../testing/builders-archive.ts";
import { call, refused } from "../../testing/call.ts";

const PASSWORD = "Ein neues Passwort 2026!";
/** Is the service's own now, and was not when it was given out. */
const SUFFIX = "support";
let old: TestApplication;
let fresh: TestApplication;
beforeAll(async () => {
  [old, fresh] = [await testApplication(), await testApplication({ secret: Buffer.alloc(32, 9).toString("base64url") })];
});
afterAll(() => Promise.all([old.close(), fresh.close()]));

test("a channel with a suffix that is reserved since is read back with it, and takes reports there", async () => {
  const office = await anOffice(old);
  const { accountId, person, as } = office;
  await old.db.tenant(accountId, (tx) =>
    tx.updateTable("channels").set({ link_suffix: SUFFIX }).where("account_id", "=", accountId).execute(),
  );
  await holdKeysOf(old, office, person.userKey, accountId, person.userId);
  const archive = await anArchive(old, office, accountId);
  try {
    await readBack(fresh.ctx, { path: archive.file, email: null, password: PASSWORD, stretch: quickly });
  } finally {
    await archive.remove();
  }
  const channel = await call(fresh.app, channelRoutes.portal, { params: { linkSuffix: SUFFIX } });
  expect(channel).toMatchObject({ accountId, linkSuffix: SUFFIX });
  await aSubmitted(fresh, { ...office, channel });
  const body = NewChannel.parse({ id: newId(), name: "Neu", linkSuffix: "www" });
  expect(await refused(old.app, channelRoutes.create, { as, body })).toBe("LINK_SUFFIX_TAKEN");
});
