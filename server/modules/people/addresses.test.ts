import { authRoutes } from "@hz/contract/sign-in/auth";
import { guestRoutes } from "@hz/contract/people/guests";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { peopleRoutes } from "@hz/contract/people/people";
import { readinessRoutes } from "@hz/contract/account/readiness";
import { userRoutes } from "@hz/contract/people/users";
import { verificationRoutes } from "@hz/contract/sign-in/verification";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aFounding, anOffice, aSubmitted, aToken, signIn, type TestOffice } from "../../testing/builders.ts";
import { aGuestBody } from "../../testing/builders-guests.ts";
import { anAcceptance, anInvite, invited, tokenOf } from "../../testing/builders-people.ts";
import { call, refused, send } from "../../testing/call.ts";
import { jobsOf } from "../../testing/job-queue.ts";
import { tokenIn } from "../../testing/mails.ts";
import { issueToken } from "../tokens/index.ts";
import { inviteUser } from "./jobs.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

let count = 0;
const anAddress = () => `umworben${++count}@leute.example`;
const accept = async (token: string, code: string | null) =>
  (await send(own.app, invitationRoutes.accept, { body: (await anAcceptance(own, { token }, code)).acceptance })).json().code ?? "joined";
const register = async (email: string) =>
  (await send(own.app, authRoutes.register, { body: (await aFounding(email)).registration, from: `10.41.0.${++count}` })).json().code ??
  "registered";
const invitesOf = async ({ accountId }: TestOffice) =>
  (await jobsOf(own, "invite-user")).filter(({ data }) => (data as { accountId: string }).accountId === accountId).length;

test("before the own address is confirmed no mail goes out to others, and nothing is kept", async () => {
  const office = await anOffice(own, { isConfirmed: false });
  const report = await aSubmitted(own, office);
  const email = anAddress();
  const { body } = await anInvite(own, office, { email });
  const guest = (await aGuestBody(own, office, report.id)).body;
  const invite = { as: office.as, body };
  expect(await refused(own.app, invitationRoutes.invite, invite)).toBe("EMAIL_UNCONFIRMED");
  expect(await refused(own.app, invitationRoutes.renew, { as: office.as, params: { id: body.id }, body: { keys: null } })).toBe(
    "EMAIL_UNCONFIRMED",
  );
  expect(await refused(own.app, guestRoutes.invite, { as: office.as, params: { id: report.id }, body: guest })).toBe("EMAIL_UNCONFIRMED");
  expect(await refused(own.app, readinessRoutes.sendTestMail, { as: office.as })).toBe("EMAIL_UNCONFIRMED");
  expect(await invitesOf(office)).toBe(0);
  expect(await call(own.app, peopleRoutes.list, { as: office.as })).toHaveLength(1);

  await own.db.tenant(office.accountId, (tx) =>
    tx.updateTable("users").set({ is_email_verified: true }).where("account_id", "=", office.accountId).execute(),
  );
  expect((await call(own.app, invitationRoutes.invite, invite)).user.email).toBe(email);
  expect(await invitesOf(office)).toBe(1);
});

test("an open invitation keeps its address from nobody: the first who accepts or registers has it", async () => {
  const [first, second] = [await anOffice(own), await anOffice(own)];
  const email = anAddress();
  const blocking = await invited(own, first, { email });
  const wanted = await invited(own, second, { email: email.toUpperCase() });
  // Within one account it is one person.
  const { body: twice } = await anInvite(own, second, { email });
  expect(await refused(own.app, invitationRoutes.invite, { as: second.as, body: twice })).toBe("EMAIL_TAKEN");
  expect(await accept(wanted.token, wanted.code)).toBe("joined");
  expect(await accept(blocking.token, blocking.code)).toBe("EMAIL_TAKEN");
  expect(await register(email)).toBe("EMAIL_TAKEN");
  // What was withdrawn of it frees nothing that is somebody else's by now.
  await call(own.app, peopleRoutes.remove, { params: { id: blocking.body.id }, as: first.as });
  expect(await register(email)).toBe("EMAIL_TAKEN");
});

test("whoever was invited may have a company of their own instead, and the invitation then leads nowhere", async () => {
  const office = await anOffice(own);
  const email = anAddress();
  const invitation = await invited(own, office, { email });
  const { registration } = await aFounding(email);
  const { keys } = registration;
  await call(own.app, authRoutes.register, { body: registration, from: "10.42.0.1" });
  const token = await aToken(own, { accountId: keys.accountId, person: keys }, "verify-email");
  await call(own.app, verificationRoutes.verify, { query: { token } });
  expect(await accept(invitation.token, invitation.code)).toBe("EMAIL_TAKEN");
});

test("whoever invites does not learn who has an account elsewhere, and the invited person reads what to do", async () => {
  const [office, elsewhere] = [await anOffice(own), await anOffice(own)];
  const offered = (token: string) => call(own.app, invitationRoutes.offer, { query: { token } });
  const [free, taken] = [anAddress(), elsewhere.person.email];
  const shownOf = async (email: string) => {
    const { body } = await anInvite(own, office, { email: email.toUpperCase() });
    const { user } = await call(own.app, invitationRoutes.invite, { as: office.as, body });
    const { id: _, lastName: __, fullName: ___, email: ____, invitedAt, createdAt, ...rest } = user;
    return { id: body.id, answer: { ...rest, at: [typeof invitedAt, typeof createdAt] } };
  };
  const [one, other] = [await shownOf(free), await shownOf(taken)];
  expect(other.answer).toEqual(one.answer);
  expect(await invitesOf(office)).toBe(2);
  expect((await offered(await tokenOf(own, office.accountId, one.id))).address).toBe("free");
  const token = await tokenOf(own, office.accountId, other.id);
  expect((await offered(token)).address).toBe("taken");
  expect(await accept(token, null)).toBe("EMAIL_TAKEN");
  // The account elsewhere signs in as ever, also once the invitation was withdrawn; and another one to the same address is one too many.
  const again = (await anInvite(own, office, { email: taken })).body;
  expect(await refused(own.app, invitationRoutes.invite, { as: office.as, body: again })).toBe("EMAIL_TAKEN");
  await call(own.app, peopleRoutes.remove, { params: { id: other.id }, as: office.as });
  expect((await signIn(own, elsewhere.person)).session.user.email).toBe(taken);
  // To another mailbox it goes like any other; to somebody's of this very account it does not.
  const moved = (email: string) => send(own.app, peopleRoutes.update, { as: office.as, params: { id: one.id }, body: { email } });
  expect((await moved(taken)).statusCode).toBe(200);
  expect((await moved(office.person.email)).json().code).toBe("EMAIL_TAKEN");
});

test("an invitation that another one has overtaken still joins where that one was withdrawn", async () => {
  const [first, second] = [await anOffice(own), await anOffice(own)];
  const email = anAddress();
  const early = await invited(own, first, { email });
  const late = await invited(own, second, { email });
  await call(own.app, peopleRoutes.remove, { params: { id: late.body.id }, as: second.as });
  expect(await accept(early.token, early.code)).toBe("joined");
});

test("a registration that was never confirmed gives way to whoever the invitation reached", async () => {
  const office = await anOffice(own);
  const stranger = await anOffice(own, { isConfirmed: false });
  const { email } = stranger.person;
  const { token, code } = await invited(own, office, { email });
  expect((await call(own.app, invitationRoutes.offer, { query: { token } })).address).toBe("unconfirmed");
  // A wrong code takes nothing from anybody.
  const wrong = (await anAcceptance(own, { token }, code)).acceptance;
  expect(await refused(own.app, invitationRoutes.accept, { body: { ...wrong, codeToken: "A".repeat(43) } })).toBe("INVITE_CODE_WRONG");
  expect((await signIn(own, stranger.person)).session.user.email).toBe(email);

  expect(await accept(token, code)).toBe("joined");
  await expect(signIn(own, stranger.person)).rejects.toThrow();
  expect((await call(own.app, userRoutes.current, { as: stranger.as })).isEmailVerified).toBe(false);
  expect(await register(email)).toBe("EMAIL_TAKEN");
});

test("a link proves the mailbox that it went to: not the one that the invitation was moved to since", async () => {
  const office = await anOffice(own);
  const { body, code } = await invited(own, office, { email: anAddress() });
  const [former, now] = [body.email, anAddress()];
  const { accountId } = office;
  const written = (run: string) =>
    own.db.tenant(accountId, (tx) => issueToken(own.ctx, tx, { accountId, userId: body.id, email: former, purpose: "invitation", run }));
  // The mail server read it and answered badly, so that the same run comes again.
  const early = await written("one-run");
  await call(own.app, peopleRoutes.update, { as: office.as, params: { id: body.id }, body: { email: now } });
  await inviteUser.handle(own.ctx, { accountId, invitationId: body.id }, { id: "one-run" });
  const late = tokenIn((await own.ctx.mailer.listMails()).find(({ to }) => to === now)!);
  expect(late).not.toBe(early);
  // And one that was being written while the address was changed.
  const inFlight = await written("in flight");
  const joined = (await anAcceptance(own, { token: late }, code)).acceptance;
  for (const token of [early, inFlight]) {
    expect(await refused(own.app, invitationRoutes.offer, { query: { token } })).toBe("TOKEN_INVALID");
    expect(await refused(own.app, invitationRoutes.accept, { body: { ...joined, token } })).toBe("TOKEN_INVALID");
  }
  expect((await call(own.app, invitationRoutes.offer, { query: { token: late } })).email).toBe(now);
  expect((await send(own.app, invitationRoutes.accept, { body: joined })).statusCode).toBe(200);
});

test("of two who accept for one address at once one joins, and the other is told", async () => {
  for (let round = 0; round < 5; round++) {
    const email = anAddress();
    const offices = [await anOffice(own), await anOffice(own)];
    const both = [];
    for (const office of offices) {
      const invitation = await invited(own, office, { email });
      both.push({ token: await tokenOf(own, office.accountId, invitation.body.id), code: invitation.code });
    }
    const ready = await Promise.all(both.map(({ token, code }) => anAcceptance(own, { token }, code)));
    const replies = await Promise.all(ready.map(({ acceptance }) => send(own.app, invitationRoutes.accept, { body: acceptance })));
    expect(replies.map((reply) => reply.json().code ?? "joined").sort()).toEqual(["EMAIL_TAKEN", "joined"]);
  }
});

test("five test mails an hour", async () => {
  const office = await anOffice(own);
  for (let n = 0; n < 5; n++) await call(own.app, readinessRoutes.sendTestMail, { as: office.as });
  expect(await refused(own.app, readinessRoutes.sendTestMail, { as: office.as })).toBe("TOO_MANY_TRIES");
  // Each person for themselves.
  await call(own.app, readinessRoutes.sendTestMail, { as: (await anOffice(own)).as });
});
