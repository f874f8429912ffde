import { authRoutes, type KeyRing } from "@hz/contract/sign-in/auth";
import { emergencyRoutes } from "@hz/contract/keys/emergency";
import { channelRoutes } from "@hz/contract/channels/channels";
import { resetRoutes, type ResetState, type ResetWay } from "@hz/contract/sign-in/password-reset";
import { reportRoutes } from "@hz/contract/reports/reports";
import type { Bytes } from "@hz/crypto";
import { type TestApplication } from "./application.ts";
import { aSubmitted, type SignedIn, signIn, type TestOffice } from "./builders.ts";
import { aResetToken, atTheBrowserOf, newPassword } from "./builders-reset.ts";
import { call } from "./call.ts";
import { offerEmergency } from "../../web/vault/keys/emergency.ts";
import { type HeldKeys, openingSeeds } from "../../web/vault/keys/held-keys.ts";
import { openRing } from "../../web/vault/keys/keys.ts";
import { openRows } from "../../web/vault/report/open-rows.ts";
import { foundAnew } from "../../web/vault/keys/reset-keys.ts";

export const OLD = "Vor dem Verlust";
export const NEW = "Nach dem Verlust";
export const PASSWORD = "Neu-Gesetzt-2026!";

/** What a test's losses of keys have in common; application and office are asked for when needed. */
export function keyLosses(own: () => TestApplication, office: () => TestOffice) {
  /** The link that the mail brought, and what it permits. */
  async function link({ person }: SignedIn): Promise<{ token: string; state: ResetState }> {
    const token = await aResetToken(own(), { accountId: office().accountId, userId: person.userId });
    return { token, state: await call(own().app, resetRoutes.validate, { query: { token } }) };
  }
  const ringOf = ({ as }: SignedIn): Promise<KeyRing> => call(own().app, authRoutes.keys, { as });
  const open = async (who: SignedIn) =>
    openRing(who.person.userKey, { accountId: office().accountId, userId: who.person.userId }, await ringOf(who));

  /** Sets the new password and signs in with it, as whom the new user key makes. */
  async function reset(who: SignedIn, token: string, userKey: Bytes, way: ResetWay): Promise<SignedIn> {
    const { userId } = who.person;
    await call(own().app, resetRoutes.confirm, { body: { ...(await newPassword(userId, userKey, PASSWORD)), token, way } });
    return signIn(own(), { ...who.person, password: PASSWORD, userKey });
  }
  /** The titles of the office's reports that these keys open, with "?" for each that stays closed. */
  async function titles(who: SignedIn, held: HeldKeys): Promise<string[]> {
    const { rows } = await call(own().app, reportRoutes.list, { as: who.as });
    const opened = await openRows(office().accountId, openingSeeds(held), rows);
    return opened.map((row) => ("title" in row.opened ? row.opened.title : "?")).toSorted();
  }
  /** Submits a report to the channel as it is served now. */
  async function report(title: string): Promise<void> {
    const channel = await call(own().app, channelRoutes.portal, { params: { linkSuffix: office().channel.linkSuffix } });
    await aSubmitted(own(), { ...office(), channel }, { title });
  }
  async function founding(who: SignedIn) {
    const { token, state } = await link(who);
    const { userKey, ...keys } = await foundAnew({ accountId: office().accountId, userId: who.person.userId }, state.founding!.departments);
    return { token, userKey, way: { kind: "founding" as const, ...keys } };
  }
  async function anEmergencyKey() {
    await atTheBrowserOf(own(), office(), office().accountId);
    const { key } = await call(own().app, emergencyRoutes.get, { as: office().as });
    const offer = await offerEmergency(key?.id ?? null);
    await call(own().app, emergencyRoutes.put, { as: office().as, body: offer.key });
    return offer;
  }
  return { link, ringOf, open, reset, titles, report, founding, anEmergencyKey };
}
