import { type FormEvent, type RefObject, useImperativeHandle, useRef, useState } from "react";
import { portalClient } from "../../api/portal-client.ts";
import { isEmail } from "./check-report.ts";
import { Notice } from "../notice.tsx";
import { usePortal } from "../portal-context.tsx";

type Props = {
  caseNumber: string;
  token: string;
  present: boolean;
  /** Whether no news will come: what is stored can be removed, nothing is asked for. */
  ended?: boolean;
  /** Is given a function that saves what was typed and not saved yet. */
  settle?: RefObject<Settle>;
};
/** Tells what the service has then; null where it could not be saved. */
export type Settle = () => Promise<"stored" | "nothing" | null>;
type State = { step: "idle" | "busy" | "saved" | "removed" } | { step: "failed"; text: string };

/** Sets or removes the address for news of a case; `present` says whether one is stored. */
export function NotificationForm({ caseNumber, token, present, ended = false, settle }: Props) {
  const { explain, t } = usePortal();
  const input = useRef<HTMLInputElement>(null);
  const saved = useRef("");
  const [state, setState] = useState<State>({ step: "idle" });
  const [stored, setStored] = useState(present);
  const busy = state.step === "busy";
  const quiet = busy || (state.step === "idle" && !stored);

  const save = async (notificationEmail: string) => {
    setState({ step: "busy" });
    try {
      await portalClient.updateNotification({ caseNumber, token, notificationEmail });
      saved.current = notificationEmail;
      if (input.current) input.current.value = notificationEmail;
      setStored(notificationEmail !== "");
      setState({ step: notificationEmail ? "saved" : "removed" });
      // The button that removes goes with what it removed.
      if (!notificationEmail) input.current?.focus();
      return true;
    } catch (error) {
      setState({ step: "failed", text: explain(error) });
      // "Weiter" stands far below: on a phone nothing would seem to have happened.
      input.current?.focus();
      return false;
    }
  };
  const typed = () => (input.current?.value ?? "").trim();
  const saveTyped = async () => {
    if (isEmail(typed())) return save(typed());
    setState({ step: "failed", text: t("form.emailWrong") });
    input.current?.focus();
    return false;
  };
  const isSettled = async () => typed() === saved.current || (typed() === "" ? save("") : saveTyped());
  useImperativeHandle(settle, () => async () => ((await isSettled()) ? (saved.current ? "stored" : "nothing") : null));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void saveTyped();
  };

  return (
    <form className="form" noValidate autoComplete="off" onSubmit={submit}>
      {!ended && <AddressField input={input} isWrong={state.step === "failed"} />}
      <div className="actions">
        {!ended && (
          <button type="submit" className="button button-quiet" aria-disabled={busy}>
            {busy && <span className="spinner" aria-hidden="true" />}
            {stored ? t("mail.change") : t("mail.save")}
          </button>
        )}
        {stored && (
          <button type="button" className="button button-quiet" aria-disabled={busy} onClick={() => !busy && void save("")}>
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
            <p id="mail-problem">{state.text}</p>
          </Notice>
        )}
        {state.step === "idle" && stored && <p className="small muted">{t("mail.present")}</p>}
      </div>
    </form>
  );
}

function AddressField({ input, isWrong }: { input: RefObject<HTMLInputElement | null>; isWrong: boolean }) {
  const { t } = usePortal();
  return (
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
        ref={input}
        autoComplete="off"
        aria-describedby={isWrong ? "mail-hint mail-problem" : "mail-hint"}
        aria-invalid={isWrong ? true : undefined}
      />
    </div>
  );
}
