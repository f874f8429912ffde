import type { ThreadEntry } from "../../../vault/content/thread.ts";

/** Takes a thread and the moment up to which its reporter's words were seen ("" for never, null for all) and gives the id of the first new message. */
export function firstNew(thread: readonly Pick<ThreadEntry, "message">[], since: string | null): string | null {
  if (since === null) return null;
  return thread.find(({ message }) => message.isFromWhistleblower && message.createdAt > since)?.message.id ?? null;
}
