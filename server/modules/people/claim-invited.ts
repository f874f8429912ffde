import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { claimAddress, emailHash } from "../auth/index.ts";
import { isKnownAddress } from "./store.ts";

/**
 * Claims the address of an invitation for it. Throws EMAIL_TAKEN where somebody of this very account has it whom the caller may know
 * of, and only then: whoever invites does not learn who has an account elsewhere, or is a guest of who stands in. Such an invitation goes out like any other, and its link says what is the matter.
 */
export async function claimInvited(ctx: Context, tx: Tx, caller: UserCaller, id: string, email: string): Promise<void> {
  const { accountId } = caller;
  if (await isKnownAddress(tx, caller, id, email)) throw new Failure("EMAIL_TAKEN", ["email"]);
  await claimAddress(tx, accountId, id, emailHash(ctx.secrets, email), { isOpenInvitation: true }).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });
}
