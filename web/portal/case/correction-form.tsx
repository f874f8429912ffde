import { type FormEvent, useEffect, useRef, useState } from "react";
import { typedText } from "../../vault/content/report-texts.ts";
import { useLeaveWarning } from "../leave-warning.ts";
import { Notice } from "../notice.tsx";
import { usePortal } from "../portal-context.tsx";

/** Why a version cannot be corrected any more. */
export type Overtaken = "final" | "newer" | "answered";
type Props = {
  id: string;
  text: string;
  busy: boolean;
  /** It has arrived, and only the thread does not show it yet. */
  sent: boolean;
  /** What happened while somebody wrote: then the text stays to be copied, and is not sent. */
  overtaken: Overtaken | null;
  onChange: (text: string) => void;
  onSend: (text: string) => void;
  onBack: () => void;
};

/** Draws where the reporter writes what is wrong with a version of the record. */
export function CorrectionForm({ id, text, busy, sent, overtaken, onChange, onSend, onBack }: Props) {
  const { t } = usePortal();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  // The button that opened it is gone.
  useEffect(() => field.current?.focus(), []);
  useLeaveWarning(text.trim() !== "" && !sent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = typedText(text);
    if (typed !== "") return onSend(typed);
    setMissing(true);
    field.current?.focus();
  };
  const write = (changed: string) => {
    onChange(changed);
    if (typedText(changed) !== "") setMissing(false);
  };
  return (
    <form className="stack" noValidate autoComplete="off" onSubmit={submit}>
      {overtaken && (
        <Notice kind="accent" title={t("record.unsent")}>
          <p>{t(`record.unsent_${overtaken}`)}</p>
        </Notice>
      )}
      <div className="field">
        <label htmlFor={`correction-${id}`}>{t("record.correctionLabel")}</label>
        <textarea
          className="input"
          ref={field}
          id={`correction-${id}`}
          rows={5}
          aria-required="true"
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `correction-${id}-problem` : undefined}
          value={text}
          onChange={(event) => write(event.target.value)}
          readOnly={busy}
        />
        {isMissing && (
          <p className="error" id={`correction-${id}-problem`}>
            {t("reply.missing")}
          </p>
        )}
      </div>
      <div className="actions">
        <button type="submit" className="button" disabled={busy || overtaken !== null}>
          {t("record.send")}
        </button>
        <button type="button" className="button button-quiet" disabled={busy} onClick={onBack}>
          {t("record.back")}
        </button>
      </div>
    </form>
  );
}
