import { resetRoutes, type ResetState, type ResetWay } from "@hz/contract/sign-in/password-reset";
import type { Bytes } from "@hz/crypto";
import { call } from "../../api/client.ts";
import { wrapByPassword } from "../../vault/keys/new-password.ts";
import { answerWithCode, foundAnew, freshKeys, keysByEmergency } from "../../vault/keys/reset-keys.ts";
import { stretchInWorker } from "../../vault/worker-tasks.ts";
import type { ResetForm } from "./reset-form.ts";

type Typed = Pick<ResetForm, "way" | "code" | "password" | "secondFactor">;
type Proof = { token: string; secondFactor?: string };

/**
 * Opens or makes the user key in this browser and sets the new password. Throws ApiError, CryptoFailure or KeyRingFailure; then
 * nothing has changed.
 */
export async function resetPassword(token: string, state: ResetState, typed: Typed): Promise<void> {
  const proof: Proof = { token, ...(state.needsSecondFactor ? { secondFactor: typed.secondFactor } : {}) };
  const { userKey, way } = await keysFor(proof, state, typed);
  const password = await wrapByPassword(state.userId, typed.password, userKey, stretchInWorker);
  await call(resetRoutes.confirm, { body: { ...proof, ...password, way } });
}

async function keysFor(proof: Proof, state: ResetState, { way, code }: Typed): Promise<{ userKey: Bytes; way: ResetWay }> {
  const { userId, accountId, emergencyId, founding } = state;
  const holder = { accountId, userId };
  if (way === "recovery") {
    const { auth: recoveryAuth, open } = await answerWithCode(code, userId);
    const { recoveryWrap } = await call(resetRoutes.recovery, { body: { ...proof, recoveryAuth } });
    return { userKey: await open(recoveryWrap), way: { kind: "recovery", recoveryAuth } };
  }
  if (way === "emergency" && emergencyId) {
    const { auth, open } = await answerWithCode(code, emergencyId);
    const { wrap, ...released } = await call(resetRoutes.emergency, { body: { ...proof, auth } });
    const { userKey, ...vouched } = await keysByEmergency(holder, { userKey: await open(wrap), id: emergencyId, ...released });
    return { userKey, way: { kind: "emergency", emergencyAuth: auth, ...vouched } };
  }
  if (way === "founding" && founding) {
    const { userKey, ...founded } = await foundAnew(holder, founding.departments);
    return { userKey, way: { kind: "founding", ...founded } };
  }
  const { userKey, ...keys } = await freshKeys(userId);
  return { userKey, way: { kind: "fresh", ...keys } };
}
