import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import { sameBytes } from "../../secrets.ts";
import { type UserRow, userOf } from "../users/index.ts";
import { authHash } from "./identity.ts";

/** The signed-in user whose password the browser proved once more; throws PASSWORD_WRONG, TOO_MANY_TRIES after too many. */
export async function provePassword(ctx: Context, tx: Tx, accountId: string, userId: string, auth: string): Promise<UserRow> {
  ctx.tries.check("password-proof", userId);
  ctx.tries.count("password-proof", userId);
  const user = (await userOf(tx, accountId, userId))!;
  if (!sameBytes(authHash(ctx.secrets, userId, auth), user.auth_hash)) throw new Failure("PASSWORD_WRONG");
  ctx.tries.giveBack("password-proof", userId);
  return user;
}
