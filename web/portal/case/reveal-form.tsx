import { type FormEvent, useRef, useState } from "react";
import type { OpenCase } from "../../vault/report/open-case.ts";
import { personIn } from "../../vault/content/report-texts.ts";
import type { ThreadEntry } from "../../vault/content/thread.ts";
import { checkContact, type Problem, readTexts } from "../form/check-report.ts";
import { useLeaveWarning } from "../leave-warning.ts";
import { Notice } from "../notice.tsx";
import { officeName, usePortal } from "../portal-context.tsx";
import { ContactFields } from "../form/report-fields.tsx";
import { PasswordNotice } from "./password-notice.tsx";
import { useReply } from "./use-reply.ts";

type Props = { open: OpenCase; thread: ThreadEntry[]; onSent: () => Promise<void> };

/** Draws, folded, how somebody who reported anonymously can tell their name after all; it cannot be taken back, and the form says so. */
export function RevealForm({ open, thread, onSent }: Props) {
  const portal = usePortal();
  const { t } = portal;
  const [problems, setProblems] = useState<Problem[]>([]);
  const [isTyped, setTyped] = useState(false);
  const [isUnsure, setUnsure] = useState(false);
  const reply = useReply(open, onSent);
  const form = useRef<HTMLFormElement>(null);
  const busy = reply.shares !== null;
  useLeaveWarning(isTyped && !reply.sent);

  const send = async (isLookedThrough: boolean) => {
    const data = new FormData(form.current!);
    const texts = readTexts(data, "confidential");
    const found = checkContact(texts);
    const isSure = data.get("sure") !== null;
    setProblems(found);
    setUnsure(!isSure);
    const first = found[0]?.field ?? (isSure ? null : "sure");
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    const identity = personIn(texts);
    const typed = isLookedThrough ? Object.values(identity).join("\n") : "";
    if ((await reply.send({ text: t("reveal.text"), files: [], thread, identity }, typed)) === "sent") setTyped(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(true);
  };
  return (
    <details className="card">
      <summary id="reveal">{t("reveal.title")}</summary>
      <form className="form" ref={form} noValidate autoComplete="off" onSubmit={submit} onInput={() => setTyped(true)}>
        <Notice kind="accent" title={t("reveal.final")}>
          <p>{t("reveal.means", { office: officeName(portal, open.found.department) })}</p>
        </Notice>
        <ContactFields type="confidential" problems={problems} />
        <div className="stack-tight">
          <label className="check">
            <input
              type="checkbox"
              name="sure"
              aria-describedby={isUnsure ? "sure-problem" : undefined}
              aria-invalid={isUnsure || undefined}
            />
            <span>{t("reveal.sure")}</span>
          </label>
          {isUnsure && (
            <p className="error" id="sure-problem">
              {t("reveal.sureMissing")}
            </p>
          )}
        </div>
        {reply.isHeld && <PasswordNotice onSend={() => void send(false)} />}
        {reply.failure && (
          <Notice kind="danger" role="alert">
            <p>{reply.failure}</p>
          </Notice>
        )}
        <div className="actions">
          <button type="submit" className="button" aria-disabled={busy}>
            {busy && <span className="spinner" aria-hidden="true" />}
            {busy ? t("reply.busy") : t("reveal.send")}
          </button>
        </div>
        <p role="status" className={reply.waiting || reply.sent ? "small" : "visually-hidden"}>
          {reply.waiting ? t("send.waiting") : reply.sent ? t("reply.sent") : ""}
        </p>
      </form>
    </details>
  );
}
