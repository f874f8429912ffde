import { type InvitationOffer, invitationRoutes } from "@hz/contract/people/invitations";
import { call } from "../../api/client.ts";
import { joinInvitation } from "../../vault/people/accept.ts";
import { stretchInWorker } from "../../vault/worker-tasks.ts";
import { beginSession } from "../shared/session/begin-session.ts";

/**
 * Makes the person's keys in this browser, and opens their first session. Throws InviteCodeWrong, ApiError, CryptoFailure or
 * KeyRingFailure.
 */
export async function acceptInvitation(
  offer: InvitationOffer,
  typed: { token: string; password: string; code: string | null },
): Promise<void> {
  const { acceptance, userKey } = await joinInvitation(offer, typed, stretchInWorker);
  await beginSession(await call(invitationRoutes.accept, { body: acceptance }), userKey);
}
