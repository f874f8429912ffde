import { type Card, type TrialSignUp, billingRoutes } from "@hz/contract/billing";
import { call } from "../../api/client.ts";
import { foundAccount, type FoundedAccount } from "../../vault/found-account.ts";
import { stretchInWorker } from "../../vault/worker-tasks.ts";
import { type CardGateway, withCard } from "../payment/card-gateway.ts";
import { beginSession } from "../session/begin-session.ts";
import type { TrialFormValues } from "./trial-form.ts";

/** Keys that were made for a password, kept between tries: with the same ids a repeated sign-up stays one account. */
let kept: { password: string; made: FoundedAccount } | null = null;

/**
 * Takes the form and the card field; makes the account's keys in this browser, has the
 * card taken, and opens the first session. Gives when the trial ends. Throws ApiError or CardRefused.
 */
export async function signUp(form: TrialFormValues, gateway: CardGateway): Promise<string | null> {
  const { password, firstName, lastName, email, companyName, companySize, interval } = form;
  if (kept?.password !== password) kept = { password, made: await foundAccount(password, stretchInWorker) };
  const { keys, userKey } = kept.made;
  const fullName = `${firstName} ${lastName}`.trim();
  const send = (card: Card) => {
    const body: TrialSignUp = { firstName, lastName, fullName, email, companySize, planType: companySize, interval, keys, ...card };
    return call(billingRoutes.signUp, { body: companyName ? { ...body, companyName } : body });
  };
  const session = await withCard(gateway, { name: fullName, email }, send);
  kept = null;
  await beginSession(session, userKey);
  return session.user.trialEndDate;
}
