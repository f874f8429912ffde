import { readinessRoutes } from "@hz/contract/account/readiness";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { TREND_WEEKS } from "@hz/contract/limits";
import { departmentRoutes } from "@hz/contract/people/departments";
import { peopleRoutes } from "@hz/contract/people/people";
import { type CurrentUser, userRoutes } from "@hz/contract/people/users";
import { reminderRoutes } from "@hz/contract/procedure/reminders";
import { reportRoutes } from "@hz/contract/reports/reports";
import { authRoutes, type KeyRing, type NewSession, type Registration } from "@hz/contract/sign-in/auth";
import { passkeyRoutes } from "@hz/contract/sign-in/passkeys";
import type { NewPassword } from "@hz/contract/sign-in/password-reset";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { type OwnSession, sessionRoutes } from "@hz/contract/sign-in/sessions";
import { storeAuthToken } from "../api/auth-token.ts";
import { foundAccount } from "../vault/keys/found-account.ts";
import { storeUserKey } from "../vault/keys/session.ts";
import { stretchInWorker } from "../vault/worker-tasks.ts";
import { answers, answersElse, callAs, refused } from "./answers.ts";
import { arrive } from "./mount.tsx";
import { answerShell, idOf, LONG_AGO, somebody } from "./office.ts";
import { noReadiness } from "./samples.ts";

export const PASSWORD = "Fünf Störche über Köln 7!";
const [SESSION, KEY, TOKEN] = [idOf(70), "A".repeat(43), "B".repeat(43)];

let founded: ReturnType<typeof foundAccount> | null = null;
/** The keys of an account that was registered with PASSWORD: made once, because a password is derived slowly by design. */
const foundOnce = () => (founded ??= foundAccount(PASSWORD, stretchInWorker));

/**
 * Answers as a server does at its entrance, which one person knows: who proves the password, or registers, has a session, and the
 * keys are those that were registered. Gives what the server holds, and by what the person is there without signing in here.
 */
export async function answerEntrance(given: Partial<CurrentUser> = {}) {
  const { keys, userKey } = await foundOnce();
  const held = {
    user: somebody({ id: keys.userId, accountId: keys.accountId, ...given }),
    userKey,
    keys: keys as Registration["keys"],
    password: keys as NewPassword,
    /** Whether this is what the password proves. */
    isProof: (auth: string) => auth === held.password.auth,
    /** In which languages nobody has signed the house's text, as the ring tells whoever may sign it. */
    receiptUnsigned: undefined as KeyRing["receiptUnsigned"],
    /** Whether the session has ended on the server. */
    isEnded: false,
    /** What a session begins with. */
    begin: (): NewSession => {
      held.isEnded = false;
      callAs(held.user);
      answerShell(held.user, false);
      answerFirstScreens();
      return { user: held.user, sessionId: SESSION, sessionKey: KEY, sessionToken: TOKEN };
    },
    /** Opens an address in a browser that keeps a session of this person. */
    comeIn: async (path: string): Promise<void> => {
      localStorage.setItem("onboarding_completed", "true");
      await held.keepSession();
      arrive(path);
    },
    /** Has another tab of this browser begun a session, of which this one is told as by any browser. */
    comeInElsewhere: async (): Promise<void> => {
      await held.keepSession();
      for (const [key, newValue] of Object.entries({ ...localStorage })) dispatchEvent(new StorageEvent("storage", { key, newValue }));
    },
    keepSession: async (): Promise<void> => {
      storeAuthToken(held.begin().sessionToken);
      await storeUserKey(userKey, KEY, { userId: held.user.id, sessionId: SESSION });
    },
  };
  answers(authRoutes.challenge, () => {
    const { kdfSuite, kdfSalt } = held.password;
    return { userId: held.user.id, kdfSuite, kdfSalt };
  });
  answers(authRoutes.signIn, ({ body: { email, auth } }) =>
    email === held.user.email && held.isProof(auth)
      ? { ...held.begin(), userKeyWrap: held.password.userKeyWrap }
      : refused("SIGN_IN_FAILED"),
  );
  answers(authRoutes.register, ({ body }) => {
    held.keys = held.password = body.keys;
    held.user = somebody({ id: body.keys.userId, accountId: body.keys.accountId, fullName: body.fullName, email: body.email, ...given });
    return { ...held.begin(), requiresVerification: true };
  });
  const lost = refused("NOT_SIGNED_IN");
  answers(authRoutes.session, () => (held.isEnded ? lost : { user: held.user, sessionId: SESSION, sessionKey: KEY }));
  answers(authRoutes.keys, () => {
    if (held.isEnded) return lost;
    const { accountPublicKey, member, grants, department } = held.keys;
    const { kemPublicKey, sigPublicKey } = member;
    return {
      accountPublicKey,
      own: { kemPublicKey, sigPublicKey },
      members: [member],
      grants,
      departments: [{ ...department, name: "Interne Meldestelle" }],
      receiptUnsigned: held.receiptUnsigned,
    };
  });
  answers(authRoutes.signOut, {});
  answers(userRoutes.current, () => (held.isEnded ? lost : held.user));
  answers(departmentRoutes.setPurpose, {});
  answers(peopleRoutes.grant, { missing: { account: false, vouch: false, departments: [] } });
  return held;
}

/** Answers, where the test does not, what the dashboard and the page of the own account ask for, of an office with nothing in it. */
export function answerFirstScreens(): void {
  const figures = { total: 0, new: 0, inProgress: 0, activeChannels: 1, at: LONG_AGO };
  answersElse(reportRoutes.trend, { weeks: Array.from({ length: TREND_WEEKS }, () => figures) });
  answersElse(reportRoutes.list, { rows: [], total: 0, nextCursor: null });
  answersElse(channelRoutes.list, []);
  answersElse(categoryRoutes.list, []);
  answersElse(departmentRoutes.nobodyElse, { since: null });
  answersElse(readinessRoutes.get, noReadiness());
  answersElse(secondFactorRoutes.get, { since: null, codesLeft: 0, hasRemover: true });
  answersElse(passkeyRoutes.list, []);
  answersElse(sessionRoutes.list, [aSession({ isCurrent: true })]);
  answersElse(reminderRoutes.choice, { early: true, calendarSince: null });
}

/** A session of this person, on another device unless told otherwise. */
export const aSession = (given: Partial<OwnSession> = {}): OwnSession => ({
  id: SESSION,
  device: "Chrome auf Linux",
  createdAt: LONG_AGO,
  lastSeenAt: LONG_AGO,
  remembered: false,
  isCurrent: false,
  ...given,
});
