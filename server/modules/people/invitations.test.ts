import { authRoutes } from "@hz/contract/sign-in/auth";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { peopleRoutes } from "@hz/contract/people/people";
import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { reportRoutes } from "@hz/contract/reports/reports";
import { userRoutes } from "@hz/contract/people/users";
import { newCode } from "@hz/crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openReport } from "../../../web/vault/report/open-report.ts";
import { InviteCodeWrong, joinInvitation } from "../../../web/vault/people/accept.ts";
import { seedName } from "../../../web/vault/keys/keys.ts";
import { sealAnew } from "../../../web/vault/keys/account-change.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, aSubmitted, authOf, quickly, type TestOffice } from "../../testing/builders.ts";
import { anAcceptance, anInvite, founderOf, hold, invited, joined, released, tokenOf, waitingOne } from "../../testing/builders-people.ts";
import { call, refused, send } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

const person = async (id: string) => call(own.app, peopleRoutes.get, { params: { id }, as: office.as });
const auditOf = (target: string) =>
  own.db.tenant(office.accountId, (tx) =>
    tx.selectFrom("audit_entries").select(["action", "actor_id"]).where("target_id", "=", target).orderBy("seq").execute(),
  );
const offer = (token: string) => call(own.app, invitationRoutes.offer, { query: { token } });

test("with the code somebody joins, is vouched for by the invitation, and reads an old report at once", async () => {
  const old = await aSubmitted(own, office, { title: "Vor der Einladung" });
  const invitation = await invited(own, office);
  expect(await person(invitation.body.id)).toMatchObject({ state: "invited", hasCode: true, isExpired: false, missing: null });
  const someone = await joined(own, invitation);
  const keys = await hold(own, office.accountId, someone);
  expect(keys).toMatchObject({ isVouched: true, knowsAccountKey: true, accountSeed: null });
  expect([...keys.seeds.keys()]).toEqual([seedName(office.departmentId, 1)]);
  const report = await call(own.app, reportRoutes.get, { params: { id: old.id }, as: someone.as });
  expect((await openReport(report)).title).toBe("Vor der Einladung");
  expect(await person(someone.userId)).toMatchObject({ state: "active", isEmailVerified: true, missing: null });
  expect((await call(own.app, peopleRoutes.access, { as: someone.as })).granters).toEqual([]);
  expect((await call(own.app, userRoutes.current, { as: someone.as })).recoveryConfirmed).toBe(false);
  // The others see that the invitation's key, which the account's key certified, vouches for them.
  const { members } = await hold(own, office.accountId, founderOf(office));
  expect(await members.get(someone.userId)).toHaveLength(1);
  const actions = (await auditOf(someone.userId)).map(({ action }) => action);
  expect(actions).toEqual(["user.invited", "user.joined"]);
  const auth = await authOf(own, invitation.body.email, "Ein-Passwort-2026");
  expect(await send(own.app, authRoutes.signIn, { body: { email: invitation.body.email, auth, remember: false } })).toMatchObject({
    statusCode: 200,
  });
});

test("whoever manages people is invited with the account's key and can invite others", async () => {
  const manager = await joined(own, await invited(own, office, { permissions: ["Benutzer und Abteilungen", "Meldungen"] }));
  expect((await hold(own, office.accountId, manager)).accountSeed).not.toBeNull();
  const second = await joined(own, await invited(own, office, { by: manager }));
  expect(await hold(own, office.accountId, second)).toMatchObject({ isVouched: true });
  expect((await hold(own, office.accountId, second)).seeds.size).toBe(1);
});

test("the server keeps no code, and what it hands out opens with no other one", async () => {
  const invitation = await invited(own, office);
  const offered = await offer(invitation.token);
  const rows = await own.db.tenant(office.accountId, (tx) => tx.selectFrom("invitations").selectAll().execute());
  expect(JSON.stringify(rows)).not.toContain(invitation.code!.slice(0, 9));
  const join = (code: string) => joinInvitation(offered, { token: invitation.token, password: "Ein-Passwort-2026", code }, quickly);
  await expect(join(await newCode("invite"))).rejects.toThrow(InviteCodeWrong);
  await expect(join("AAAA-AAAA")).rejects.toThrow(InviteCodeWrong);
  // A server that puts its own account key in the place of the real one made no grant that opens.
  const { founded } = (await anOffice(own)).office;
  const forged = { ...offered, grants: founded.keys.grants.map((grant) => ({ ...grant, what: { kind: "trust" as const } })) };
  await expect(
    joinInvitation(forged, { token: invitation.token, password: "Ein-Passwort-2026", code: invitation.code }, quickly),
  ).rejects.toThrow(InviteCodeWrong);
});

test("a wrong code is refused by the server too, costs no token, and is limited", async () => {
  const invitation = await invited(own, office);
  const { acceptance } = await anAcceptance(own, invitation, invitation.code);
  const wrong = { ...acceptance, codeToken: acceptance.auth };
  expect(await refused(own.app, invitationRoutes.accept, { body: wrong })).toBe("INVITE_CODE_WRONG");
  expect((await offer(invitation.token)).id).toBe(invitation.body.id);
  for (let n = 0; n < 9; n++) await send(own.app, invitationRoutes.accept, { body: wrong });
  expect(await refused(own.app, invitationRoutes.accept, { body: acceptance })).toBe("TOO_MANY_TRIES");
  expect(await send(own.app, invitationRoutes.accept, { body: acceptance, from: "10.9.9.9" })).toMatchObject({ statusCode: 200 });
});

test("an invitation is accepted once, also at the same moment", async () => {
  const invitation = await invited(own, office);
  const bodies = await Promise.all([1, 2, 3].map(() => anAcceptance(own, invitation, invitation.code)));
  const replies = await Promise.all(bodies.map(({ acceptance }) => send(own.app, invitationRoutes.accept, { body: acceptance })));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
  expect(await refused(own.app, invitationRoutes.accept, { body: bodies[0]!.acceptance })).toBe("TOKEN_INVALID");
  expect(await refused(own.app, invitationRoutes.offer, { query: { token: invitation.token } })).toBe("TOKEN_INVALID");
});

test("a link that ran out, was made up or belongs to a withdrawn invitation leads nowhere", async () => {
  const withdrawn = await invited(own, office);
  const { acceptance } = await anAcceptance(own, withdrawn, withdrawn.code);
  await call(own.app, peopleRoutes.remove, { params: { id: withdrawn.body.id }, as: office.as });
  expect(await refused(own.app, invitationRoutes.accept, { body: acceptance })).toBe("TOKEN_INVALID");
  for (const token of ["x", "A".repeat(43), withdrawn.token])
    expect(await refused(own.app, invitationRoutes.offer, { query: { token } })).toBe("TOKEN_INVALID");
  expect(await refused(own.app, peopleRoutes.get, { params: { id: withdrawn.body.id }, as: office.as })).toBe("NOT_FOUND");
  // The address is free again.
  await invited(own, office, { email: withdrawn.body.email });

  const late = await testApplication();
  const there = await anOffice(late);
  const old = await invited(late, there);
  const made = await anAcceptance(late, old, old.code);
  late.move(14 * 24 * 3_600_000 + 1_000);
  expect(await refused(late.app, invitationRoutes.offer, { query: { token: old.token } })).toBe("TOKEN_INVALID");
  expect(await refused(late.app, invitationRoutes.accept, { body: made.acceptance })).toBe("TOKEN_INVALID");
  await late.close();
});

test("an address that somebody of the account has is refused; the same invitation may come again", async () => {
  const { body } = await invited(own, office);
  const again = (change: object) => refused(own.app, invitationRoutes.invite, { as: office.as, body: { ...body, ...change } });
  expect((await call(own.app, invitationRoutes.invite, { as: office.as, body })).user.id).toBe(body.id);
  expect(await again({ id: office.accountId })).toBe("EMAIL_TAKEN");
  expect(await again({ id: office.accountId, email: office.person.email.toUpperCase() })).toBe("EMAIL_TAKEN");
  const other = await anOffice(own);
  expect(await again({ id: office.accountId, email: "frei@muster.example", departmentIds: [other.departmentId] })).toBe("NOT_FOUND");
});

test("an invitation carries no more than its permissions, and only its sender's word", async () => {
  const { body } = await anInvite(own, office, { permissions: ["Meldungen", "Einstellungen"] });
  const less = { ...body, permissions: ["Meldungen" as const] };
  expect(await refused(own.app, invitationRoutes.invite, { as: office.as, body: less })).toBe("BOX_REFUSED");
  const elsewhere = { ...body, departmentIds: [] };
  expect(await refused(own.app, invitationRoutes.invite, { as: office.as, body: elsewhere })).toBe("BOX_REFUSED");
  const grants = body.keys!.grants.map((grant) => ({ ...grant, byUserId: body.id }));
  expect(await refused(own.app, invitationRoutes.invite, { as: office.as, body: { ...body, keys: { ...body.keys!, grants } } })).toBe(
    "BOX_REFUSED",
  );
});

test("sent again, an invitation has another link and another code; the old ones are worth nothing", async () => {
  const first = await invited(own, office);
  const { body: again, code } = await anInvite(own, office);
  expect(again.keys).not.toBeNull();
  // Made for another id, so its code opens nothing here: the dialog makes them for this one.
  await call(own.app, invitationRoutes.renew, { as: office.as, params: { id: first.body.id }, body: { keys: again.keys } });
  expect(await refused(own.app, invitationRoutes.offer, { query: { token: first.token } })).toBe("TOKEN_INVALID");
  const token = await tokenOf(own, office.accountId, first.body.id);
  await expect(anAcceptance(own, { token }, first.code)).rejects.toThrow(InviteCodeWrong);
  await expect(anAcceptance(own, { token }, code)).rejects.toThrow(InviteCodeWrong);
  const without = await anAcceptance(own, { token }, null);
  expect(await send(own.app, invitationRoutes.accept, { body: without.acceptance })).toMatchObject({ statusCode: 200 });
});

test("another address for an invitation ends the old link; names, permissions and grants follow the change", async () => {
  const { body, token } = await invited(own, office, { permissions: ["Meldungen", "Einstellungen"] });
  const update = (change: object) => call(own.app, peopleRoutes.update, { as: office.as, params: { id: body.id }, body: change });
  await update({ email: "Neu@Muster.example", firstName: "Inge", permissions: ["Einstellungen"] });
  expect(await person(body.id)).toMatchObject({ email: "neu@muster.example", firstName: "Inge", permissions: ["Einstellungen"] });
  expect(await refused(own.app, invitationRoutes.offer, { query: { token } })).toBe("TOKEN_INVALID");
  const kinds = (await offer(await tokenOf(own, office.accountId, body.id))).grants.map(({ what }) => what.kind);
  expect(kinds.sort()).toEqual(["account", "trust"]);
  expect(
    await refused(own.app, peopleRoutes.update, { as: office.as, params: { id: body.id }, body: { email: office.person.email } }),
  ).toBe("EMAIL_TAKEN");
  const other = await invited(own, office);
  expect(await refused(own.app, peopleRoutes.update, { as: office.as, params: { id: body.id }, body: { email: other.body.email } })).toBe(
    "EMAIL_TAKEN",
  );
});

test("one mailbox gets five invitations an hour, from an account a hundred go out", async () => {
  const at = await anOffice(own);
  const { body } = await invited(own, at);
  const renew = () => send(own.app, invitationRoutes.renew, { as: at.as, params: { id: body.id }, body: { keys: null } });
  for (let n = 0; n < 5; n++) expect((await renew()).statusCode).toBe(200);
  expect((await renew()).json().code).toBe("TOO_MANY_TRIES");
  const ask = async (email: string) => {
    const { body } = await anInvite(own, at);
    return (await send(own.app, invitationRoutes.invite, { as: at.as, body: { ...body, email } })).json().code ?? "sent";
  };
  // Every try counts, also one that finds the address taken.
  for (let n = 0; n < 5; n++) expect(await ask(at.person.email)).toBe("EMAIL_TAKEN");
  expect(await ask(at.person.email.toUpperCase())).toBe("TOO_MANY_TRIES");
  const move = { as: at.as, params: { id: body.id }, body: { email: at.person.email } };
  expect(await refused(own.app, peopleRoutes.update, move)).toBe("TOO_MANY_TRIES");
  for (let n = 11; n < 100; n++) own.ctx.rateLimiter.count("invite-account", at.accountId);
  expect(await ask("noch@frei.example")).toBe("TOO_MANY_TRIES");
});

test("without a code somebody waits, a colleague compares and releases, and then they read", async () => {
  const old = await aSubmitted(own, office, { title: "Liegt schon lange" });
  const invitation = await invited(own, office);
  const someone = await joined(own, invitation, null);
  const before = await hold(own, office.accountId, someone);
  expect(before).toMatchObject({ isVouched: false, knowsAccountKey: false });
  expect(before.seeds.size).toBe(0);
  const handedOut = async () => (await call(own.app, peopleRoutes.access, { as: someone.as })).grants;
  expect(before.granted).toBe(await handedOut());
  const access = await call(own.app, peopleRoutes.access, { as: someone.as });
  expect(access).toMatchObject({ missing: { vouch: true, departments: [{ departmentId: office.departmentId, epochs: [1] }] } });
  expect(access.granters).toContain(office.person.fullName);

  expect(await released(own, office.accountId, founderOf(office), someone.userId)).toEqual({
    account: false,
    vouch: false,
    departments: [],
  });
  // Whose tab was given fewer sees by the number that there are more.
  expect(await handedOut()).toBe(before.granted + 1);
  const after = await hold(own, office.accountId, someone);
  expect(after.granted).toBe(await handedOut());
  expect([after.isVouched, after.knowsAccountKey, after.seeds.size]).toEqual([true, false, 0]);
  const report = await call(own.app, reportRoutes.get, { params: { id: old.id }, as: someone.as });
  expect((await openReport(report)).title).toBe("Liegt schon lange");
  await expect(waitingOne(own, office.as, someone.userId)).rejects.toThrow();
  expect((await auditOf(someone.userId)).at(-1)).toEqual({ action: "user.access-granted", actor_id: office.person.userId });

  // Once they have compared the account's fingerprint, too, they seal by its key.
  const holder = { accountId: office.accountId, userId: someone.userId };
  const ring = await call(own.app, authRoutes.keys, { as: someone.as });
  expect(ring.accountPublicKey).toBe(office.channel.accountPublicKey);
  await call(own.app, resetRoutes.trust, { as: someone.as, body: await sealAnew(someone.userKey, holder, ring, null) });
  const compared = await hold(own, office.accountId, someone);
  expect([compared.knowsAccountKey, compared.seeds.size]).toEqual([true, 1]);
});

test("the mails: one invitation with its link and no code, one to those who can release", async () => {
  const mails = await testApplication();
  const there = await anOffice(mails);
  await mails.startWorker();
  const { body, code } = await anInvite(mails, there);
  await call(mails.app, invitationRoutes.invite, {
    as: there.as,
    body: { ...body, language: "English", inviteMessage: "Willkommen im Team." },
  });
  const mailTo = async (address: string, subject: RegExp) =>
    vi.waitFor(async () => {
      const found = (await mails.ctx.mailer.listMails()).find((mail) => mail.to === address && subject.test(mail.subject));
      expect(found).toBeDefined();
      return found!;
    }, 20_000);
  const mail = await mailTo(body.email, /^Invitation to the reporting office/);
  expect(mail.text).toContain("Willkommen im Team.");
  expect(mail.text + mail.html).not.toContain(code!.slice(0, 9));
  const token = /\/einladung\?token=([\w-]+)/.exec(mail.text)![1]!;
  await joined(mails, { body, code, token }, null);
  const waiting = await mailTo(there.person.email, /wartet auf Ihre Freigabe/);
  // Whoever may only read reports sees there, too, who waits.
  expect(waiting.text).toContain("/dashboard");
  expect(waiting.text).not.toContain(body.lastName);
  expect(mails.log.join("\n")).not.toContain(token);
  await mails.close();
});
