import type { Verdict } from "@hz/contract/reports/messages";
import { useRef, useState } from "react";
import { formatDateTime } from "../../i18n/dates.ts";
import type { OpenCase } from "../../vault/report/open-case.ts";
import type { CaseRecord, RecordVersion } from "../../vault/content/records.ts";
import type { ThreadEntry } from "../../vault/content/thread.ts";
import { CorrectionForm, type Overtaken } from "./correction-form.tsx";
import { Notice } from "../notice.tsx";
import { usePortal } from "../portal-context.tsx";
import { PasswordNotice } from "./password-notice.tsx";
import { useReply } from "./use-reply.ts";

type Props = { open: OpenCase; thread: ThreadEntry[]; record: CaseRecord; version: RecordVersion; onSent: () => Promise<void> };

/** Draws how the reporter answers a version of the record, or what they have answered; the answer names the version by its hash. */
export function RecordAnswer({ open, thread, record, version, onSent }: Props) {
  const { language, t } = usePortal();
  // What is wrong with it, as typed so far; null while nobody writes.
  const [draft, setDraft] = useState<string | null>(null);
  const reply = useReply(open, async () => {
    await onSent();
    setDraft(null);
  });
  // Whether the correction was put aside: then the button that asks for it has the focus again.
  const [isBack, setBack] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { id, hash, answer } = version;
  const busy = reply.shares !== null;
  const newest = record.versions.at(-1) === version;
  const late = record.late.includes(version);
  const overtaken: Overtaken | null = record.final ? "final" : !newest ? "newer" : answer ? "answered" : null;
  // What was typed stays, whatever comes from the office meanwhile.
  const writing = draft !== null && (overtaken === null || draft.trim() !== "");
  const say = (verdict: Verdict, text: string, typed: string) => {
    // The pressed button goes; what becomes of the answer stands here.
    box.current?.focus();
    void reply.send({ text, files: [], thread, verdict: { messageId: id, hash, verdict } }, typed);
  };
  const write = (text: string | null) => {
    setDraft(text);
    setBack(text === null);
    if (text === null) box.current?.focus();
  };
  return (
    <div className="stack-tight consent" tabIndex={-1} ref={box}>
      {answer && (
        <p>
          <strong>{t(`record.${answer.verdict}`, { date: formatDateTime(answer.at, language) })}</strong>
        </p>
      )}
      {newest && record.final && <p className="small">{t("record.final")}</p>}
      {late && record.final && <p className="small">{t("record.late", { version: record.final.version })}</p>}
      {!newest && !late && <p className="small muted">{t("record.older")}</p>}
      {overtaken === null && <p className="small">{t("record.ask")}</p>}
      {writing && (
        <CorrectionForm
          id={id}
          text={draft}
          busy={busy}
          sent={reply.sent}
          overtaken={busy ? null : overtaken}
          onChange={setDraft}
          onSend={(text) => say("correction", text, text)}
          onBack={() => write(null)}
        />
      )}
      {overtaken === null && !writing && (
        <div className="actions consent-choice">
          <button type="button" className="button" disabled={busy} onClick={() => say("confirmed", t("record.confirmedText"), "")}>
            {t("record.confirm")}
          </button>
          <button type="button" className="button button-quiet" disabled={busy} onClick={() => write("")} ref={isBack ? focus : undefined}>
            {t("record.correct")}
          </button>
          <button type="button" className="button button-quiet" disabled={busy} onClick={() => say("refused", t("record.refusedText"), "")}>
            {t("record.refuse")}
          </button>
        </div>
      )}
      {reply.isHeld && draft !== null && <PasswordNotice onSend={() => say("correction", draft.trim(), "")} />}
      {reply.failure && (
        <Notice kind="danger" role="alert">
          <p>{reply.failure}</p>
        </Notice>
      )}
      <p role="status" className={busy ? "small" : "visually-hidden"}>
        {reply.waiting ? t("send.waiting") : busy ? t(reply.sent ? "reply.sent" : "consent.busy") : ""}
      </p>
    </div>
  );
}

/** Takes the focus that the button had which put the correction aside. */
const focus = (button: HTMLElement | null): void => button?.focus();
