import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import { claimAddress, emailHash } from "../auth/index.ts";
import { isKnownAddress } from "./store.ts";

/**
 * Claims the address of an invitation for it. Throws EMAIL_TAKEN where somebody of this very account has it, and only then: whoever
 * invites does not learn who has an account elsewhere. Such an invitation goes out like any other, and its link says what is the matter.
 */
export async function claimInvited(ctx: Context, tx: Tx, accountId: string, id: string, email: string): Promise<void> {
  if (await isKnownAddress(tx, accountId, id, email)) throw new Failure("EMAIL_TAKEN", ["email"]);
  await claimAddress(tx, accountId, id, emailHash(ctx.secrets, email), { isOpenInvitation: true }).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });
}
