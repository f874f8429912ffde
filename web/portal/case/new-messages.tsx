import type { ThreadEntry } from "../../vault/content/thread.ts";
import { formatDate } from "../../i18n/dates.ts";
import { Jump } from "./jump.tsx";
import { Notice } from "../notice.tsx";
import { officeName, usePortal } from "../portal-context.tsx";

/** What the office wrote after the reporter's last own word, the oldest first; what is not surely the office's does not count. */
export function newOf(thread: readonly ThreadEntry[]): (ThreadEntry & { content: NonNullable<ThreadEntry["content"]> })[] {
  const last = thread.findLastIndex(({ message }) => message.isFromWhistleblower);
  return thread.slice(last + 1).flatMap((one) => (one.content && one.verified ? [{ ...one, content: one.content }] : []));
}

export const messageAnchor = (id: string): string => `message-${id}`;

/** Says that there is something new and leads to it; without anything new it leads to the chat. */
export function NewMessages({ department, thread }: { department: string; thread: readonly ThreadEntry[] | null }) {
  const portal = usePortal();
  const { language, t } = portal;
  const unread = newOf(thread ?? []);
  const [first, last] = [unread[0], unread.at(-1)];
  if (!first || !last)
    return (
      <p>
        <Jump to="chat">{t("news.chat")}</Jump>
      </p>
    );
  const date = formatDate(last.content.time * 1000, language);
  return (
    <Notice kind="info" title={t("news.title", { count: unread.length, office: officeName(portal, department), date })}>
      <p className="actions">
        <Jump to={messageAnchor(first.message.id)}>{t("news.first")}</Jump>
        <Jump to="chat">{t("news.chat")}</Jump>
      </p>
    </Notice>
  );
}
