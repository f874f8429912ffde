import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import { personOrigin } from "../../http/rate-limit.ts";
import { sameBytes, type Secrets } from "../../secrets.ts";
import { lockUser, type UserRow } from "../users/index.ts";
import { bytes } from "../../bytes.ts";

/** What is stored of the value that the browser derived from a password. */
export const authHash = (secrets: Secrets, userId: string, auth: string) => secrets.hash("auth", userId, bytes(auth));

/** The signed-in user whose password the browser proved once more; throws PASSWORD_WRONG, TOO_MANY_TRIES after too many. */
export async function provePassword(ctx: Context, tx: Tx, accountId: string, userId: string, auth: string): Promise<UserRow> {
  const person = personOrigin(accountId, userId);
  ctx.rateLimiter.check("password-proof", person);
  ctx.rateLimiter.count("password-proof", person);
  const user = (await lockUser(tx, accountId, userId))!;
  if (!sameBytes(authHash(ctx.secrets, userId, auth), user.auth_hash)) throw new Failure("PASSWORD_WRONG");
  ctx.rateLimiter.giveBack("password-proof", person);
  return user;
}
