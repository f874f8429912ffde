import { authRoutes } from "@hz/contract/auth";
import { call } from "../../api/client.ts";
import { refreshKeys } from "../../vault/keys.ts";

/** Has this tab hold what the server grants it now. Throws ApiError or KeyRingFailure. */
export async function reloadKeys(signal?: AbortSignal): Promise<void> {
  await refreshKeys(await call(authRoutes.keys, {}, signal));
}
