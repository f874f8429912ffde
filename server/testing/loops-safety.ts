import { createHash } from "node:crypto";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { confirmationRoutes } from "@hz/contract/reports/confirmation";
import { passkeyRoutes } from "@hz/contract/sign-in/passkeys";
import { passwordRoutes } from "@hz/contract/sign-in/password";
import type { Route } from "@hz/contract/route";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { sessionRoutes } from "@hz/contract/sign-in/sessions";
import { fromBase64Url, newId, passwordKeys, toBase64Url, wrapUserKey } from "@hz/crypto";
import type { Tx } from "../db/database.ts";
import { codeHash, totpContext } from "../modules/auth/second-factor.ts";
import type { TestApplication } from "./application.ts";
import { softPasskey } from "./authenticator.ts";
import { aColleague, authOf, quickly, signIn, type TestOffice } from "./builders.ts";
import { totpCode, withFactor, withPasskey } from "./builders-factor.ts";
import { call } from "./call.ts";
import type { GoodCall } from "./loops.ts";

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();
const TICKET = sha256("a ticket").toString("base64url");
const CHALLENGE = sha256("a challenge");
const challenge = CHALLENGE.toString("base64url");
const CODE = "00000-AAAAA";

type Purpose = "second-factor" | "passkey-sign-in" | "passkey-add";
type Add = (route: Route, given: Partial<GoodCall>) => void;

/**
 * Good calls around the second factor, of a colleague made for them. Most of them use something up, so each has it made
 * anew before it is sent.
 */
export async function addSafetyCalls(test: TestApplication, office: TestOffice, add: Add): Promise<void> {
  const frieda = await aColleague(test, office);
  const { accountId } = office;
  const { as, person } = frieda;
  const { userId } = person;
  const { secret } = await withFactor(test, frieda);
  const { totp_secret } = await test.db.tenant(accountId, (tx) =>
    tx.selectFrom("users").select("totp_secret").where("id", "=", userId).executeTakeFirstOrThrow(),
  );
  const own = await withPasskey(test, frieda, { prf: true });
  const fresh = softPasskey();
  const auth = await authOf(test, person.email, person.password);

  const users = (isOn: boolean) => () =>
    test.db.tenant(accountId, async (tx) => {
      const change = { totp_secret: test.ctx.secrets.seal(test.ctx.secrets.open(totp_secret!, totpContext(userId)), totpContext(userId)) };
      await tx
        .updateTable("users")
        .set({ ...change, totp_confirmed_at: isOn ? test.ctx.now() : null, totp_last_step: null })
        .where("id", "=", userId)
        .execute();
    });
  const ticket = (purpose: Purpose) => async () => {
    await users(true)();
    const ticket_hash = sha256(TICKET);
    const whose = purpose === "passkey-sign-in" ? {} : { account_id: accountId, user_id: userId };
    const expires_at = new Date(test.ctx.now().getTime() + 600_000);
    const put = async (tx: Tx) => {
      await tx.deleteFrom("directory_tickets").where("ticket_hash", "=", ticket_hash).execute();
      await tx
        .insertInto("directory_tickets")
        .values({ ...whose, ticket_hash, purpose, challenge: CHALLENGE, expires_at })
        .execute();
    };
    await (purpose === "passkey-sign-in" ? test.db.directory(put) : test.db.tenant(accountId, put));
    await test.db.tenant(accountId, async (tx) => {
      await tx.deleteFrom("second_factor_codes").where("user_id", "=", userId).execute();
      const code_hash = codeHash(test.ctx, userId, CODE);
      await tx.insertInto("second_factor_codes").values({ account_id: accountId, user_id: userId, code_hash }).execute();
      await tx
        .deleteFrom("directory_passkeys")
        .where("credential_hash", "=", sha256(fromBase64Url(fresh.id)))
        .execute();
      await tx.deleteFrom("passkeys").where("credential_id", "=", Buffer.from(fresh.id, "base64url")).execute();
    });
  };

  add(secondFactorRoutes.finish, { body: { ticket: TICKET, code: CODE }, prepare: ticket("second-factor") });
  add(secondFactorRoutes.question, { body: { ticket: TICKET }, prepare: ticket("second-factor") });
  const response = own.assert({ challenge });
  add(secondFactorRoutes.finishByPasskey, { body: { ticket: TICKET, response }, prepare: ticket("second-factor") });
  add(confirmationRoutes.question, { as });
  add(confirmationRoutes.confirm, { as, body: { auth } });
  add(secondFactorRoutes.get, { as });
  add(secondFactorRoutes.begin, { as, body: { auth }, prepare: users(false) });
  add(secondFactorRoutes.confirm, {
    as,
    // Read anew for each call, because it changes with time.
    get body() {
      return { code: totpCode(test, secret) };
    },
    prepare: users(false),
  });
  for (const route of [secondFactorRoutes.renewCodes, secondFactorRoutes.switchOff])
    add(route, { as, body: { auth }, prepare: users(true) });
  const kim = await aColleague(test, office);
  add(secondFactorRoutes.remove, { as: office.as, params: { id: kim.person.userId } });
  add(sessionRoutes.endOfColleague, { as: office.as, params: { id: kim.person.userId } });

  add(passkeyRoutes.question, {});
  add(passkeyRoutes.signIn, { body: { ticket: TICKET, response, remember: false }, prepare: ticket("passkey-sign-in") });
  add(passkeyRoutes.list, { as });
  add(passkeyRoutes.order, { as, body: { auth } });
  const made = fresh.attest({ challenge });
  const body = { ticket: TICKET, name: "Schlüssel", response: made, userKeyWrap: null };
  add(passkeyRoutes.add, { as, body, prepare: ticket("passkey-add") });
  add(passkeyRoutes.rename, { as, params: { id: own.rowId }, body: { name: "Laptop" } });
  const row = {
    ...(await test.db.tenant(accountId, (tx) =>
      tx.selectFrom("passkeys").selectAll().where("id", "=", own.rowId).executeTakeFirstOrThrow(),
    )),
  };
  const spare = { ...row, id: newId() };
  add(passkeyRoutes.remove, {
    as,
    params: { id: spare.id },
    body: { auth },
    prepare: () =>
      test.db.tenant(accountId, (tx) =>
        tx
          .insertInto("passkeys")
          .values(spare)
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      ),
  });

  add(sessionRoutes.list, { as });
  add(sessionRoutes.endOthers, { as });
  const laptop = await signIn(test, office.person);
  const session = await test.db.tenant(accountId, (tx) =>
    tx.selectFrom("sessions").selectAll().where("id", "=", laptop.session.sessionId).executeTakeFirstOrThrow(),
  );
  add(sessionRoutes.end, {
    as: office.as,
    params: { id: session.id },
    prepare: () =>
      test.db.tenant(accountId, (tx) =>
        tx
          .insertInto("sessions")
          .values(session)
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      ),
  });

  const { kdfSalt, kdfSuite: suite } = await call(test.app, authRoutes.challenge, { body: { email: person.email } });
  const owner = { userId, suite, salt: fromBase64Url(kdfSalt) };
  const keys = await passwordKeys(await quickly(person.password, owner.salt, suite), owner);
  const userKeyWrap = toBase64Url(await wrapUserKey(person.userKey, keys, owner));
  add(passwordRoutes.change, { as, body: { auth, kdfSuite: suite, kdfSalt, newAuth: auth, userKeyWrap } });
}
