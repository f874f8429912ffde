import { NEUTRAL_NAME, neutralNameOf } from "@hz/contract/people/neutral-name";
import { userRoutes } from "@hz/contract/people/users";
import { call } from "../../../api/client.ts";

/**
 * The name that reporters see, as the company has it now: the page may be older than that choice. It is sealed with what is
 * written, so it stays true when the case goes elsewhere.
 */
export async function senderName({ department }: { department: string }, signal?: AbortSignal): Promise<string> {
  const { displayName } = await call(userRoutes.current, {}, signal);
  return displayName === NEUTRAL_NAME ? neutralNameOf(department) : displayName;
}
