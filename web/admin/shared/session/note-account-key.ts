import { peopleRoutes } from "@hz/contract/people/people";
import { call } from "../../../api/client.ts";
import { keysInHand } from "../../../vault/keys/held-keys.ts";
import { pinAccountKey } from "../../../vault/people/release.ts";
import { needsAccountKey, readsReports } from "@hz/contract/permissions";
import type { CurrentUser } from "@hz/contract/people/users";

/** Notes an account key that the person knows by their own seed of it, so that they know it still when the seed goes. */
export async function noteAccountKey({ id, permissions }: CurrentUser): Promise<void> {
  if (!readsReports(permissions) && !needsAccountKey(permissions)) return;
  const body = await pinAccountKey();
  if (body && keysInHand().userId === id) await call(peopleRoutes.grant, { params: { id }, body });
}
