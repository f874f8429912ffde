import { type FormEvent, useState } from "react";
import { portalClient } from "../api/portal-client.ts";
import { isEmail } from "./check-report.ts";
import { Notice } from "./notice.tsx";
import { usePortal } from "./portal-context.tsx";

type Props = { caseNumber: string; token: string; present: boolean };
type State = { step: "idle" | "busy" | "saved" | "removed" } | { step: "failed"; text: string };

/** Takes the case, its token and whether an address is stored, and draws how to set or remove the address for news. */
export function NotificationForm({ caseNumber, token, present }: Props) {
  const { explain, t } = usePortal();
  const [state, setState] = useState<State>({ step: "idle" });
  const [stored, setStored] = useState(present);
  const busy = state.step === "busy";
  const quiet = busy || (state.step === "idle" && !stored);

  const save = async (notificationEmail: string) => {
    setState({ step: "busy" });
    try {
      await portalClient.updateNotification({ caseNumber, token, notificationEmail });
      setStored(notificationEmail !== "");
      setState({ step: notificationEmail ? "saved" : "removed" });
    } catch (error) {
      setState({ step: "failed", text: explain(error) });
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("notificationEmail")).trim();
    if (!isEmail(email)) return setState({ step: "failed", text: t("form.emailWrong") });
    void save(email);
  };

  return (
    <form className="form" noValidate autoComplete="off" onSubmit={submit}>
      <div className="field">
        <label htmlFor="notificationEmail">{t("mail.label")}</label>
        <p className="hint" id="mail-hint">
          {t("mail.hint")}
        </p>
        <input
          className="input"
          id="notificationEmail"
          name="notificationEmail"
          type="email"
          autoComplete="off"
          aria-describedby="mail-hint"
          aria-invalid={state.step === "failed" ? true : undefined}
        />
      </div>
      <div className="actions">
        <button type="submit" className="button button-quiet" disabled={busy}>
          {busy && <span className="spinner" aria-hidden="true" />}
          {stored ? t("mail.change") : t("mail.save")}
        </button>
        {stored && (
          <button type="button" className="button button-quiet" disabled={busy} onClick={() => void save("")}>
            {t("mail.remove")}
          </button>
        )}
      </div>
      <div role="status" className={quiet ? "visually-hidden" : undefined}>
        {state.step === "saved" && (
          <Notice kind="ok">
            <p>{t("mail.saved")}</p>
          </Notice>
        )}
        {state.step === "removed" && (
          <Notice kind="ok">
            <p>{t("mail.removed")}</p>
          </Notice>
        )}
        {state.step === "failed" && (
          <Notice kind="danger">
            <p>{state.text}</p>
          </Notice>
        )}
        {state.step === "idle" && stored && <p className="small muted">{t("mail.present")}</p>}
      </div>
    </form>
  );
}
