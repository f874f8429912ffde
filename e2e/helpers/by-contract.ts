import { authRoutes, type NewSession } from "@hz/contract/sign-in/auth";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { verificationRoutes } from "@hz/contract/sign-in/verification";
import { channelDutyRoutes } from "@hz/contract/channels/channel-duties";
import { channelRoutes } from "@hz/contract/channels/channels";
import type { PortalLanguage } from "@hz/contract/languages";
import { paths } from "@hz/contract/paths";
import { peopleRoutes } from "@hz/contract/people/people";
import { ROLES } from "@hz/contract/permissions";
import type { AnswerOf, BodyOf, Route } from "@hz/contract/route";
import {
  accountFingerprint,
  type Bytes,
  fingerprintForLink,
  fromBase64Url,
  newCode,
  newId,
  recoveryKeys,
  sealUserKeyForSession,
  stretchPassword,
  toBase64Url,
  wrapForRecovery,
} from "@hz/crypto";
import { expect, type Page } from "@playwright/test";
import { type Stretch, foundAccount } from "../../web/vault/keys/found-account.ts";
import { answerChallenge } from "../../web/vault/keys/password.ts";
import { joinInvitation } from "../../web/vault/people/accept.ts";
import { confirmWhenAsked } from "./confirmation.ts";

// What a browser sends and keeps when somebody signs in, founds an office or accepts an invitation, without the pages for it: those
// have journeys of their own, and to type through them took an eighth of what pages cost in the others.

export type Credentials = { email: string; password: string };
type Founder = Credentials & { fullName: string; companyName?: string };

const stretched = new Map<string, Promise<Bytes>>();
/** The slow derivation, once for each password and salt. */
const stretchOnce: Stretch = (password, salt, suite) => {
  const name = `${suite} ${toBase64Url(salt)} ${password}`;
  const known = stretched.get(name) ?? stretchPassword(password, salt, suite);
  stretched.set(name, known);
  return known;
};

let origins = 0;
/** Where a registration seems to come from: all journeys of a worker would soon be too many of one origin. */
export function anotherOrigin(): Record<string, string> {
  origins += 1;
  return { "x-forwarded-for": `10.9.${origins >> 8}.${origins & 255}` };
}

/** Sends what a route takes, with the cookies of the page's browser, and gives its answer. */
async function ask<R extends Route>(page: Page, route: R, headers: Record<string, string>, body?: BodyOf<R>): Promise<AnswerOf<R>> {
  const { method, path } = route;
  const answer = await page.request.fetch(path, { method, headers, ...(body === undefined ? {} : { data: body }) });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return (await answer.json()) as AnswerOf<R>;
}
const withQuery = <R extends Route>(route: R, query: Record<string, string>): R => ({
  ...route,
  path: `${route.path}?${new URLSearchParams(query).toString()}`,
});
const tokenOf = (link: string) => new URL(link, "http://product").searchParams.get("token")!;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const dashboard = (page: Page) => page.getByRole("heading", { level: 1, name: "Dashboard" });

/** Leaves a session and its key in the page's browser as signing in does, and opens an address, or none yet. */
async function enter(
  page: Page,
  { user, sessionId, sessionKey, sessionToken }: NewSession,
  userKey: Bytes,
  at: string | null,
): Promise<void> {
  const sealed = await sealUserKeyForSession(userKey, fromBase64Url(sessionKey), { userId: user.id, sessionId });
  // Any page of the product, so that there is somewhere to leave it.
  await page.goto("/robots.txt");
  const kept = { authToken: sessionToken, "hz.user-key": toBase64Url(sealed) };
  await page.evaluate((items) => Object.entries(items).forEach(([name, value]) => localStorage.setItem(name, value)), kept);
  if (at) await page.goto(at);
}

/** Signs somebody in, who has no second factor, and opens an address, the dashboard unless told otherwise, or with null none yet. */
export async function signIn(page: Page, { email, password }: Credentials, at: string | null = paths.dashboard): Promise<void> {
  await confirmWhenAsked(page, password);
  const challenge = await ask(page, authRoutes.challenge, {}, { email });
  const { auth, open } = await answerChallenge(challenge, password, stretchOnce);
  const session = await ask(page, authRoutes.signIn, {}, { email, auth, remember: false });
  if ("secondFactor" in session) throw new Error(`${email} has a second factor`);
  await enter(page, session, await open(session.userKeyWrap), at);
  if (at === paths.dashboard) await expect(dashboard(page)).toBeVisible();
}

/** Founds a company up to its dashboard, its address not confirmed, and gives the recovery code, which counts; none where it is left for later. */
export async function newOffice(page: Page, who: Founder, { isCodeLeft = false } = {}): Promise<string> {
  await confirmWhenAsked(page, who.password);
  const { keys, userKey } = await foundAccount(who.password, stretchOnce);
  const { email, fullName, companyName } = who;
  const [firstName = "", ...lastNames] = fullName.split(" ");
  const names = { firstName, lastName: lastNames.join(" "), fullName };
  const session = await ask(page, authRoutes.register, anotherOrigin(), { ...names, email, companyName, keys });
  const code = isCodeLeft ? "" : await keepRecovery(page, session, userKey);
  await enter(page, session, userKey, paths.dashboard);
  await expect(dashboard(page)).toBeVisible();
  return code;
}

/** Accepts an invitation by its mail's link and, if there is one, its code; gives the recovery code, which counts. */
export async function accept(page: Page, link: string, code: string | null, password: string): Promise<string> {
  const token = tokenOf(link);
  const offer = await ask(page, withQuery(invitationRoutes.offer, { token }), {});
  const { acceptance, userKey } = await joinInvitation(offer, { token, password, code }, stretchOnce);
  const session = await ask(page, invitationRoutes.accept, {}, acceptance);
  const recovery = await keepRecovery(page, session, userKey);
  await enter(page, session, userKey, paths.dashboard);
  return recovery;
}

/** Confirms an address by the link of its mail. */
export async function confirmByLink(page: Page, link: string): Promise<void> {
  await ask(page, withQuery(verificationRoutes.verify, { token: tokenOf(link) }), {});
}

/** Makes a recovery code and has it count. */
async function keepRecovery(page: Page, { user, sessionToken }: NewSession, userKey: Bytes): Promise<string> {
  const code = await newCode("recovery");
  const recovery = await recoveryKeys(code, user.id);
  const recoveryWrap = toBase64Url(await wrapForRecovery(userKey, recovery, user.id));
  await ask(page, authRoutes.setRecovery, bearer(sessionToken), { recoveryAuth: toBase64Url(recovery.auth), recoveryWrap });
  return code;
}

const signedIn = async (page: Page) => bearer((await page.evaluate(() => localStorage.getItem("authToken")))!);

/** Gives the address of the first channel as handlers hand it out: with the account key's fingerprint. */
export async function channelAddress(page: Page): Promise<string> {
  const who = await signedIn(page);
  const { user } = await ask(page, authRoutes.session, who);
  const { accountPublicKey } = await ask(page, authRoutes.keys, who);
  const [channel] = await ask(page, channelRoutes.list, who);
  const print = await accountFingerprint(user.accountId, fromBase64Url(accountPublicKey));
  return `${new URL(page.url()).origin}${paths.portal(channel!.linkSuffix)}#k=${fingerprintForLink(print)}`;
}

/** Has somebody invited as an Admin of every department, without a code: they wait for a release. */
export async function inviteWithoutCode(page: Page, who: { firstName: string; lastName: string; email: string }): Promise<void> {
  const by = await signedIn(page);
  const departmentIds = (await ask(page, peopleRoutes.departments, by)).map(({ id }) => id);
  const rest = { language: "Deutsch", inviteMessage: "", departmentIds, keys: null } as const;
  await ask(page, invitationRoutes.invite, by, { id: newId(), ...who, permissions: [...ROLES.Admin], ...rest });
}

/** Keeps what the first channel's portal has to say beside its form. */
export async function giveDuties(page: Page, duties: BodyOf<typeof channelDutyRoutes.save>): Promise<void> {
  const who = await signedIn(page);
  const [channel] = await ask(page, channelRoutes.list, who);
  await ask(page, { ...channelDutyRoutes.save, path: `/api/channels/${channel!.id}/duties` }, who, duties);
}

/** Has the first channel's portal be read in one more language. */
export async function speakAlso(page: Page, language: PortalLanguage): Promise<void> {
  const who = await signedIn(page);
  const [channel] = await ask(page, channelRoutes.list, who);
  await ask(page, { ...channelRoutes.update, path: `/api/channels/${channel!.id}` }, who, { languages: { [language]: {} } });
}
