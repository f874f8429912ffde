import type { ThreadEntry } from "../../../vault/content/thread.ts";

/** The id of the first new message; `since` is the moment up to which the reporter's words were seen, "" for never, null for all. */
export function firstNew(thread: readonly Pick<ThreadEntry, "message">[], since: string | null): string | null {
  if (since === null) return null;
  return thread.find(({ message }) => message.isFromWhistleblower && message.createdAt > since)?.message.id ?? null;
}
