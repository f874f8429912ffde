import { meetingDue } from "@hz/contract/procedure/deadlines";
import { useEffect, useRef, useState } from "react";
import { formatDate, formatDay } from "../../i18n/dates.ts";
import { type Meeting, meetingsOf } from "../../vault/content/meetings.ts";
import type { OpenCase } from "../../vault/report/open-case.ts";
import type { ThreadEntry } from "../../vault/content/thread.ts";
import { Jump } from "../case/jump.tsx";
import { messageAnchor } from "../case/new-messages.tsx";
import { useReply } from "../case/use-reply.ts";
import { Notice } from "../notice.tsx";
import { usePortal } from "../portal-context.tsx";
import { AskForm } from "./ask-form.tsx";

/** Where the steps of the case lead to. */
const PLACE = "meeting";

type Props = { open: OpenCase; thread: ThreadEntry[]; onSent: () => Promise<void> };

/** The personal meeting in an open case: what became of the last request, as the office signed it, and the way to ask for one. */
export function MeetingCard({ onSent, ...props }: Props) {
  const { t } = usePortal();
  const state = useRef<HTMLHeadingElement>(null);
  const meeting = meetingsOf(props.thread).at(-1);
  const isOpen = meeting?.state === "open";
  // What asked or took it back is gone then; how it stands is said here.
  const [answered, setAnswered] = useState(0);
  // The first request has this card drawn: the focus comes when it is.
  useEffect(() => {
    if (answered > 0) state.current?.focus();
  }, [answered]);
  const sent = async () => {
    await onSent();
    setAnswered((before) => before + 1);
  };
  return (
    <>
      {meeting && (
        <section className="card" aria-label={t("meeting.state")}>
          <h2 id={isOpen ? PLACE : undefined} tabIndex={-1} ref={state}>
            {t("meeting.state")}
          </h2>
          <State meeting={meeting} />
          {isOpen && <Withdraw {...props} id={meeting.id} onSent={sent} />}
        </section>
      )}
      {!isOpen && <Ask key={meeting?.id ?? ""} title={t(meeting ? "meeting.again" : "meeting.title")} {...props} onSent={sent} />}
    </>
  );
}

function State({ meeting: { askedAt, state, last } }: { meeting: Meeting }) {
  const { language, t } = usePortal();
  const date = formatDate(last?.at ?? askedAt, language);
  const day = formatDay(meetingDue(new Date(askedAt)).lastDay, language);
  return (
    <>
      <p>{t(`meeting.state_${state}`, { date, day })}</p>
      {last && state !== "withdrawn" && (
        <p>
          <Jump to={messageAnchor(last.id)}>{t("meeting.toAnswer")}</Jump>
        </p>
      )}
    </>
  );
}

function Withdraw({ open, thread, onSent, id }: Props & { id: string }) {
  const { t } = usePortal();
  const reply = useReply(open, onSent);
  const busy = reply.shares !== null;
  const meeting = { what: "withdrawn", requestId: id } as const;
  const withdraw = async () => {
    // An answer that came meanwhile is shown instead.
    if ((await reply.send({ text: t("meeting.withdrawn"), files: [], thread, meeting }, "")) === "failed") void onSent();
  };
  return (
    <>
      {reply.failure && (
        <Notice kind="danger" role="alert">
          <p>{reply.failure}</p>
        </Notice>
      )}
      <p>
        <button type="button" className="button button-quiet" aria-disabled={busy} onClick={() => void withdraw()}>
          {busy ? t("meeting.sending") : t("meeting.withdraw")}
        </button>
      </p>
    </>
  );
}

/** The form, folded: what was typed in it stays as it is folded again. */
function Ask({ title, ...props }: Props & { title: string }) {
  const [isWanted, setWanted] = useState(false);
  return (
    <details className="card" onToggle={({ currentTarget }) => currentTarget.open && setWanted(true)}>
      <summary id={PLACE}>{title}</summary>
      {isWanted && <AskForm {...props} />}
    </details>
  );
}
