import { randomUUID } from "node:crypto";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { type Acceptance, type Invite, invitationRoutes } from "@hz/contract/people/invitations";
import { peopleRoutes } from "@hz/contract/people/people";
import type { Permission } from "@hz/contract/permissions";
import { type Bytes, newId } from "@hz/crypto";
import { joinInvitation } from "../../web/vault/people/accept.ts";
import { makeInvitation } from "../../web/vault/people/invite.ts";
import { type HeldKeys } from "../../web/vault/keys/held-keys.ts";
import { holdKeys } from "../../web/vault/keys/keys.ts";
import { releaseTo } from "../../web/vault/people/release.ts";
import { invitationOf } from "../modules/people/index.ts";
import { issueToken } from "../modules/tokens/index.ts";
import type { TestApplication } from "./application.ts";
import { credentials, quickly, type TestOffice } from "./builders.ts";
import { call, type Headers, send } from "./call.ts";

/** Somebody at a browser: whose keys it holds and what proves the session. */
export type AtBrowser = { userId: string; userKey: Bytes; as: Headers };

/** Whoever founded the office, at their browser. */
export const founderOf = ({ person, as }: TestOffice): AtBrowser => ({ userId: person.userId, userKey: person.userKey, as });

/** Opens a person's key ring as the server has it now, as their browser does; the vault then works for them. */
export async function hold(test: TestApplication, accountId: string, { userId, userKey, as }: AtBrowser): Promise<HeldKeys> {
  return holdKeys(userKey, { accountId, userId }, await call(test.app, authRoutes.keys, { as }));
}

let count = 0;
export type TestInvitation = { body: Invite; code: string | null; token: string };

/** What the dialog sends for a new colleague; `withCode` false leaves the code out. */
export async function anInvite(
  test: TestApplication,
  office: TestOffice,
  who: { permissions?: Permission[]; withCode?: boolean; email?: string; by?: AtBrowser } = {},
): Promise<{ body: Invite; code: string | null }> {
  const by = who.by ?? founderOf(office);
  await hold(test, office.accountId, by);
  const permissions = who.permissions ?? ["Meldungen"];
  const departments = await call(test.app, peopleRoutes.departments, { as: by.as });
  const id = newId();
  const mine = departments.filter((one) => one.id === office.departmentId);
  const made = who.withCode === false ? { code: null, keys: null } : await makeInvitation({ id, permissions, departments: mine });
  return {
    code: made.code,
    body: {
      id,
      firstName: "Ina",
      lastName: `Eingeladen ${++count}`,
      email: who.email ?? `ina${count}@muster.example`,
      permissions,
      language: "Deutsch",
      inviteMessage: "",
      departmentIds: [office.departmentId],
      keys: made.keys,
    },
  };
}

/** The token of an invitation's link, as its mail carries it. */
export const tokenOf = (test: TestApplication, accountId: string, invitationId: string): Promise<string> =>
  test.db.tenant(accountId, async (tx) => {
    const { email } = (await invitationOf(tx, accountId, invitationId))!;
    return issueToken(test.ctx, tx, { accountId, userId: invitationId, email, purpose: "invitation", run: randomUUID() });
  });

/** Invites somebody over HTTP; resolves to the link's token with the code. */
export async function invited(
  test: TestApplication,
  office: TestOffice,
  who: Parameters<typeof anInvite>[2] = {},
): Promise<TestInvitation> {
  const { body, code } = await anInvite(test, office, who);
  await call(test.app, invitationRoutes.invite, { as: (who.by ?? founderOf(office)).as, body });
  return { body, code, token: await tokenOf(test, office.accountId, body.id) };
}

/** What the invited person's browser sends. */
export async function anAcceptance(
  test: TestApplication,
  { token }: { token: string },
  code: string | null,
): Promise<{ acceptance: Acceptance; userKey: Bytes }> {
  const offer = await call(test.app, invitationRoutes.offer, { query: { token } });
  return joinInvitation(offer, { token, password: "Ein-Passwort-2026", code }, quickly);
}

/** Accepts an invitation over HTTP, with its code unless told otherwise. */
export async function joined(
  test: TestApplication,
  invitation: Pick<TestInvitation, "code" | "token"> & { body: { id: string } },
  code: string | null = invitation.code,
): Promise<AtBrowser> {
  const { acceptance, userKey } = await anAcceptance(test, invitation, code);
  const reply = await send(test.app, invitationRoutes.accept, { body: acceptance });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return { userId: invitation.body.id, userKey, as: credentials(reply) };
}

/** One person of those who wait, as the notice has them. */
export async function waitingOne(test: TestApplication, as: Headers, id: string) {
  const found = (await call(test.app, peopleRoutes.waiting, { as })).find((one) => one.id === id);
  if (!found) throw new Error("nobody of this id waits");
  return found;
}

/** A colleague compares and releases; gives what is still missing then. */
export async function released(test: TestApplication, accountId: string, by: AtBrowser, id: string) {
  await hold(test, accountId, by);
  const body = await releaseTo(await waitingOne(test, by.as, id), true);
  return (await call(test.app, peopleRoutes.grant, { as: by.as, params: { id }, body })).missing;
}
