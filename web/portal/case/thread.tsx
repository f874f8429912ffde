import { NEUTRAL_NAME } from "@hz/contract/people/neutral-name";
import type { ReactNode } from "react";
import { formatDateTime } from "../../i18n/dates.ts";
import { consentsOf } from "../../vault/content/consents.ts";
import type { OpenCase } from "../../vault/report/open-case.ts";
import { recordsOf } from "../../vault/content/records.ts";
import type { ThreadEntry } from "../../vault/content/thread.ts";
import { ContactFacts, Redacted } from "./case-details.tsx";
import { CaseFiles } from "./case-files.tsx";
import { Confirmation, isConfirmed } from "./confirmation.tsx";
import { AnswerText, ConsentAnswer } from "./consent-answer.tsx";
import { Icon } from "../icons.tsx";
import { isShut } from "./steps.ts";
import { messageAnchor, newOf } from "./new-messages.tsx";
import { officeName, usePortal } from "../portal-context.tsx";
import { RecordAnswer } from "./record-answer.tsx";

type Props = {
  open: OpenCase;
  thread: ThreadEntry[] | null;
  /** When the newest of what the office has seen was sent, as the service states it. */
  readUntil?: string | null;
  onSent: () => Promise<void>;
};

/** The messages, each with what is wrong with it; a `thread` of null is still loading. */
export function Thread({ open, thread, readUntil = null, onSent }: Props) {
  const { language, t } = usePortal();
  if (!thread) {
    return (
      <p className="actions muted" role="status">
        <span className="spinner" aria-hidden="true" /> {t("thread.loading")}
      </p>
    );
  }
  // What the office can no longer read is not answered any more.
  const isAnswered = !isShut(open.found);
  const consents = isAnswered ? consentsOf(thread) : [];
  const versions = (isAnswered ? recordsOf(thread) : []).flatMap((record) =>
    [...record.versions, ...record.late].map((version) => ({ record, version })),
  );
  const unread = new Set(newOf(thread).map(({ message }) => message.id));
  return (
    <div aria-live="polite" aria-relevant="additions">
      {thread.length === 0 && !isAnswered && <p className="muted">{t("shut.noMessages")}</p>}
      {thread.length === 0 && isAnswered && !isConfirmed(open, language) && <p className="muted">{t("thread.empty")}</p>}
      <ol className="thread">
        {/* It promises what the office would do by when; that it was sent, and when, stands among the facts of the case. */}
        <Confirmation open={open} />
        {thread.map((one) => (
          <MessageItem key={one.message.id} open={open} one={one} isNew={unread.has(one.message.id)} isRead={isReadBy(one, readUntil)}>
            {consents
              .filter(({ id }) => id === one.message.id)
              .map((consent) => (
                <ConsentAnswer key={consent.id} open={open} thread={thread} consent={consent} onSent={onSent} />
              ))}
            {versions
              .filter(({ version }) => version.id === one.message.id)
              .map(({ record, version }) => (
                <RecordAnswer key={version.id} open={open} thread={thread} record={record} version={version} onSent={onSent} />
              ))}
          </MessageItem>
        ))}
      </ol>
    </div>
  );
}

/** Both moments are the service's, to the millisecond. */
const isReadBy = ({ message }: ThreadEntry, until: string | null): boolean =>
  message.isFromWhistleblower && until !== null && message.createdAt <= until;

type MessageProps = { open: OpenCase; one: ThreadEntry; isNew: boolean; isRead: boolean; children: ReactNode };

function MessageItem({ open, one, isNew, isRead, children }: MessageProps) {
  const portal = usePortal();
  const { language, t } = portal;
  const { message, content, verified, gap } = one;
  const own = message.isFromWhistleblower;
  // When it was written, as its author signed it; of what does not open only the service says when it came.
  const moment = content ? new Date(content.time * 1000).toISOString() : message.createdAt;
  const author = own ? t("thread.you") : !content || content.author === NEUTRAL_NAME ? t("thread.office") : content.author;
  return (
    <li id={messageAnchor(message.id)} tabIndex={-1} className={own ? "message message-own" : "message"}>
      <p className="message-head">
        <bdi>
          <strong>{author}</strong>
        </bdi>
        {isNew && <span className="pill pill-new">{t("news.new")}</span>}
        <time dateTime={moment}>{formatDateTime(moment, language)}</time>
      </p>
      {content?.record && (
        <p>
          <strong>{t(content.record.isFinal ? "record.finalTitle" : "record.title", { version: content.record.version })}</strong>
        </p>
      )}
      {(message.kind === "acknowledgement" || message.kind === "feedback") && (
        <p className="small muted">{t("thread.noted", { kind: t(`thread.${message.kind}`) })}</p>
      )}
      {gap && <Warning text={t("thread.gap")} />}
      {content && !verified && <Warning text={t("thread.unverified", { office: officeName(portal, open.found.department) })} />}
      {!content && <Warning text={t("thread.closed")} />}
      {content && (content.answer ? <AnswerText text={content.text} /> : <p className="written">{content.text}</p>)}
      {message.kind === "acknowledgement" && isShut(open.found) && (
        <Warning text={t("shut.promise", { office: officeName(portal, open.found.department) })} />
      )}
      {content?.identity && <ContactFacts contact={content.identity} />}
      <Redacted mark={one.redaction} />
      {content && content.files.length > 0 && <CaseFiles open={open} files={content.files} stored={message.files} />}
      {isRead && <p className="small muted">{t("thread.read", { office: officeName(portal, open.found.department) })}</p>}
      {children}
    </li>
  );
}

function Warning({ text }: { text: string }) {
  return (
    <p className="notice notice-accent small">
      <Icon name="warning" />
      <span>{text}</span>
    </p>
  );
}
