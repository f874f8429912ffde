import { type RefObject, useEffect, useRef, useState } from "react";
import type { OpenCase } from "../../vault/report/open-case.ts";
import { CaseDetails } from "./case-details.tsx";
import { CaseSteps } from "./case-steps.tsx";
import { dropEntry } from "../draft/tab-entry.ts";
import { ServiceNotice } from "./confirmation.tsx";
import { NotificationForm } from "../form/notification-form.tsx";
import { EvidenceCard } from "./evidence-card.tsx";
import { LeaveDialog, useLeaving } from "../leave-dialog.tsx";
import { isShut } from "./steps.ts";
import { AwayNotice, LostNotice } from "../office/lost-notice.tsx";
import { MeetingCard } from "../meeting/meeting-card.tsx";
import { NewMessages } from "./new-messages.tsx";
import { Notice } from "../notice.tsx";
import { OwnPassword } from "./own-password.ts";
import { officeName, usePortal } from "../portal-context.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { RevealForm } from "./reveal-form.tsx";
import { SheetCard } from "./sheet-card.tsx";
import { Thread } from "./thread.tsx";
import { useCase } from "./use-case.ts";

type Props = { first: OpenCase; onClose: () => void };

/** The whole case of a password, kept up to date; closing forgets everything. */
export function OpenedCase({ password, ...props }: Props & { password: string }) {
  return (
    <OwnPassword value={password}>
      <LiveCase {...props} />
    </OwnPassword>
  );
}

function LiveCase({ first, onClose }: Props) {
  const portal = usePortal();
  const { t } = portal;
  const { open, thread, readUntil, connected, failure, refresh } = useCase(first);
  const { found, token } = open;
  const { dialog, leave, onLeave } = useLeaving("case", () => {
    dropEntry("case");
    onClose();
  });
  const words = { title: t("leave.title"), text: t("leave.text"), stay: t("leave.stay"), leave: t("leave.leave") };
  const isLost = isShut(found);
  const [now] = useState(() => new Date());
  const canBeNamed =
    thread !== null && !isLost && open.content?.reportType === "anonymous" && !thread.some(({ content }) => content?.identity);
  const chat = useRef<HTMLHeadingElement>(null);
  // The form goes with what it sent; the message stands in the chat.
  const named = async () => {
    await refresh();
    chat.current?.focus();
  };
  const again = useAskedAgain(failure, refresh, chat);
  return (
    <>
      <div className="title-bar">
        <h1 tabIndex={-1} ref={focusOnce}>
          {t("case.title", { number: found.caseNumber })}
        </h1>
        <button type="button" className="button button-quiet" onClick={leave}>
          {t("case.close")}
        </button>
      </div>
      <NewMessages department={found.department} thread={thread} />
      {isLost && <LostNotice at={found.lostAt} department={found.department} />}
      {!isLost && found.held === "later" && <AwayNotice department={found.department} />}
      <CaseSteps found={found} canBeNamed={canBeNamed} now={now} />
      <CaseDetails open={open} thread={thread} isRead={readUntil !== null} />
      <ServiceNotice open={open} />
      <section className="stack" aria-labelledby="chat">
        <div className="stack-tight">
          <h2 id="chat" tabIndex={-1} ref={chat}>
            {t("thread.title")}
          </h2>
          <p className="small muted">{t("thread.signed", { office: officeName(portal, found.department) })}</p>
          {!isLost && <p className="small muted">{connected ? t("thread.live") : t("thread.slow")}</p>}
        </div>
        {failure && (
          <Notice kind="danger" title={t("thread.failed")} role="alert">
            <p>{failure}</p>
            <p>
              <button type="button" className="button button-quiet" onClick={again}>
                {t("again")}
              </button>
            </p>
          </Notice>
        )}
        <Thread open={open} thread={thread} readUntil={readUntil} onSent={refresh} />
        {thread && <ReplyForm open={open} thread={thread} ended={isLost} isAnonymous={canBeNamed} onSent={() => void refresh()} />}
      </section>
      {thread && !isLost && <MeetingCard open={open} thread={thread} onSent={refresh} />}
      {canBeNamed && <RevealForm open={open} thread={thread} onSent={named} />}
      {(!isLost || found.hasNotificationEmail) && (
        <section className="card" aria-labelledby="mail">
          <h2 id="mail" tabIndex={-1}>
            {t(isLost ? "mail.stored" : "mail.title")}
          </h2>
          <NotificationForm caseNumber={found.caseNumber} token={token} present={found.hasNotificationEmail} ended={isLost} />
        </section>
      )}
      <EvidenceCard open={open} />
      <SheetCard caseNumber={found.caseNumber} />
      <LeaveDialog dialog={dialog} words={words} onLeave={onLeave} />
    </>
  );
}

/** After the password was accepted the focus moves to the case, once. */
function focusOnce(heading: HTMLHeadingElement | null): void {
  if (heading && !heading.contains(document.activeElement)) heading.focus();
}

/** Asks again for what failed; what comes then has the focus, because the button goes with the failure. */
function useAskedAgain(failure: string | null, refresh: () => Promise<void>, place: RefObject<HTMLElement | null>): () => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (failure !== null || !isAsked.current) return;
    isAsked.current = false;
    if (document.activeElement === document.body) place.current?.focus();
  }, [failure, place]);
  return () => {
    isAsked.current = true;
    void refresh();
  };
}
