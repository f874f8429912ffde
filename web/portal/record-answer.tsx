import type { Verdict } from "@hz/contract/messages";
import { type FormEvent, useState } from "react";
import { formatDateTime } from "../i18n/dates.ts";
import type { OpenCase } from "../vault/open-case.ts";
import type { CaseRecord, RecordVersion } from "../vault/records.ts";
import type { ThreadEntry } from "../vault/thread.ts";
import { Notice } from "./notice.tsx";
import { usePortal } from "./portal-context.tsx";
import { useReply } from "./use-reply.ts";

type Props = { open: OpenCase; thread: ThreadEntry[]; record: CaseRecord; version: RecordVersion; onSent: () => void };

/** Draws how the reporter answers a version of the record, or what they have answered; the answer names the version by its hash. */
export function RecordAnswer({ open, thread, record, version, onSent }: Props) {
  const { language, t } = usePortal();
  const reply = useReply(open);
  const [writing, setWriting] = useState(false);
  const { id, hash, answer } = version;
  const busy = reply.shares !== null;
  const newest = record.versions.at(-1) === version;
  const late = record.late.includes(version);
  const say = async (verdict: Verdict, text: string) => {
    const sent = await reply.send({ text, files: [], thread, verdict: { messageId: id, hash, verdict } });
    if (sent !== "sent") return;
    setWriting(false);
    onSent();
  };
  const correct = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("correction")).trim();
    if (text === "") {
      // To the browser blanks are words: without them it says itself what is missing.
      event.currentTarget.reset();
      event.currentTarget.reportValidity();
      return;
    }
    void say("correction", text);
  };
  return (
    <div className="stack-tight consent">
      {answer && (
        <p>
          <strong>{t(`record.${answer.verdict}`, { date: formatDateTime(answer.at, language) })}</strong>
        </p>
      )}
      {newest && record.final && <p className="small">{t("record.final")}</p>}
      {late && record.final && <p className="small">{t("record.late", { version: record.final.version })}</p>}
      {!newest && !late && <p className="small muted">{t("record.older")}</p>}
      {newest && !record.final && !answer && (
        <>
          <p className="small">{t("record.ask")}</p>
          {writing ? (
            <form className="stack-tight" onSubmit={correct}>
              <div className="field">
                <label htmlFor={`correction-${id}`}>{t("record.correctionLabel")}</label>
                <textarea className="input" id={`correction-${id}`} name="correction" rows={5} required readOnly={busy} />
              </div>
              <div className="actions">
                <button type="submit" className="button" disabled={busy}>
                  {t("record.send")}
                </button>
                <button type="button" className="button button-quiet" disabled={busy} onClick={() => setWriting(false)}>
                  {t("record.back")}
                </button>
              </div>
            </form>
          ) : (
            <div className="actions consent-choice">
              <button type="button" className="button" disabled={busy} onClick={() => void say("confirmed", t("record.confirmedText"))}>
                {t("record.confirm")}
              </button>
              <button type="button" className="button button-quiet" disabled={busy} onClick={() => setWriting(true)}>
                {t("record.correct")}
              </button>
              <button
                type="button"
                className="button button-quiet"
                disabled={busy}
                onClick={() => void say("refused", t("record.refusedText"))}
              >
                {t("record.refuse")}
              </button>
            </div>
          )}
        </>
      )}
      {reply.failure && (
        <Notice kind="danger" role="alert">
          <p>{reply.failure}</p>
        </Notice>
      )}
      <p role="status" className={busy ? "small" : "visually-hidden"}>
        {reply.waiting ? t("send.waiting") : busy ? t("consent.busy") : ""}
      </p>
    </div>
  );
}
