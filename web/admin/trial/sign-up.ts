import { type Card, type TrialSignUp, billingRoutes } from "@hz/contract/billing/billing";
import { call } from "../../api/client.ts";
import { foundAccount, type FoundedAccount } from "../../vault/keys/found-account.ts";
import { stretchInWorker } from "../../vault/worker-tasks.ts";
import { type CardGateway, withCard } from "../payment/index.ts";
import { beginSession } from "../shared/session/begin-session.ts";
import { type Earlier, madeEarlier } from "./earlier.ts";
import type { TrialFormValues } from "./trial-form.ts";

export type SignUp = (form: TrialFormValues, gateway: CardGateway) => Promise<{ end: string | null; earlier: Earlier | null }>;

/** Keys that were made for a password, kept between tries: with the same ids a repeated sign-up stays one account. */
let prepared: { password: string; made: FoundedAccount; isSent: boolean } | null = null;

/**
 * Makes the account's keys in this browser, has the card taken, and opens the first session. Resolves to when the trial ends, and
 * to what the account was made with where an earlier try had made it in other words. Throws ApiError or CardRefused.
 */
export const signUp: SignUp = async (form, gateway) => {
  const { password, confirmPassword: _typedTwice, ...typed } = form;
  const { firstName, lastName, email, companySize } = typed;
  if (prepared?.password !== password) prepared = { password, made: await foundAccount(password, stretchInWorker), isSent: false };
  const mine = prepared;
  const { keys, userKey } = mine.made;
  const wasSent = mine.isSent;
  const fullName = `${firstName} ${lastName}`.trim();
  const send = (card: Card) => {
    const body: TrialSignUp = { ...typed, fullName, planType: companySize, keys, ...card };
    mine.isSent = true;
    return call(billingRoutes.signUp, { body });
  };
  const session = await withCard(gateway, { name: fullName, email }, send);
  await beginSession(session, userKey);
  // Not before: it asks the server once more, and where that is lost the next try is still this account's.
  prepared = null;
  const end = session.user.trialEndDate;
  if (!wasSent) return { end, earlier: null };
  const billing = await call(billingRoutes.get).catch(() => null);
  return { end, earlier: madeEarlier(form, { user: session.user, billing }) };
};
