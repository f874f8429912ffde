import { type SubmitEvent, useRef, useState } from "react";
import type { OpenCase } from "../../vault/report/open-case.ts";
import type { ThreadEntry } from "../../vault/content/thread.ts";
import { PasswordNotice } from "../case/password-notice.tsx";
import { useReply } from "../case/use-reply.ts";
import { useLeaveWarning } from "../leave-warning.ts";
import { Notice } from "../notice.tsx";
import { usePortal } from "../portal-context.tsx";
import { MeetingFields } from "./meeting-fields.tsx";
import { readWish, wishText } from "./meeting-wish.ts";

type Props = { open: OpenCase; thread: ThreadEntry[]; onSent: () => Promise<void> };

/** Asks for a meeting in an open case; what was typed stays until it has arrived. */
export function AskForm({ open, thread, onSent }: Props) {
  const { t } = usePortal();
  const form = useRef<HTMLFormElement>(null);
  const [isTyped, setTyped] = useState(false);
  const reply = useReply(open, onSent);
  const busy = reply.shares !== null;
  useLeaveWarning(isTyped && !reply.sent);
  const send = async (isLookedThrough: boolean) => {
    const wish = readWish(new FormData(form.current!));
    const typed = isLookedThrough ? [...wish.times, wish.note].join("\n") : "";
    const meeting = { what: "asked", requestId: null } as const;
    if ((await reply.send({ text: wishText(wish, t), files: [], thread, meeting }, typed)) === "sent") setTyped(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Off, a field that Enter was pressed in would lose the focus.
    event.nativeEvent.submitter?.focus();
    void send(true);
  };
  return (
    <form className="form" ref={form} noValidate autoComplete="off" onSubmit={submit} onInput={() => setTyped(true)}>
      <p className="hint">{t("meeting.askHint")}</p>
      <fieldset className="field" disabled={busy}>
        <legend className="visually-hidden">{t("meeting.title")}</legend>
        <div className="form">
          <MeetingFields />
        </div>
      </fieldset>
      {reply.isHeld && <PasswordNotice onSend={() => void send(false)} />}
      {reply.failure && (
        <Notice kind="danger" role="alert">
          <p>{reply.failure}</p>
        </Notice>
      )}
      <div className="actions">
        <button type="submit" className="button" aria-disabled={busy}>
          {busy && <span className="spinner" aria-hidden="true" />}
          {busy ? t("meeting.sending") : t("meeting.send")}
        </button>
      </div>
      <p role="status" className={reply.waiting || reply.sent ? "small" : "visually-hidden"}>
        {reply.waiting ? t("send.waiting") : reply.sent ? t("meeting.sent") : ""}
      </p>
    </form>
  );
}
