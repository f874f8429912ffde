import { formatDateTime } from "../../i18n/dates.ts";
import type { Consent } from "../../vault/content/consents.ts";
import type { ConsentRequest } from "../../vault/content/contents.ts";
import type { OpenCase } from "../../vault/report/open-case.ts";
import type { ThreadEntry } from "../../vault/content/thread.ts";
import { useId, useRef, useState } from "react";
import { Notice } from "../notice.tsx";
import { usePortal } from "../portal-context.tsx";
import { useReply } from "./use-reply.ts";

type Props = { open: OpenCase; thread: ThreadEntry[]; consent: Consent; onSent: () => Promise<void> };
const SAID = { yes: "consent.yesText", no: "consent.noText", withdraw: "consent.withdrawText" } as const;

/** Draws how the reporter answers a request for consent, or what they have answered; the answer is a message with the wording in it. */
export function ConsentAnswer({ open, thread, consent, onSent }: Props) {
  const { language, t } = usePortal();
  const reply = useReply(open, onSent);
  const { id, request, state, since, wording } = consent;
  /** Whether the second look is open; null before there was one. */
  const [isAsked, setAsked] = useState<boolean | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const busy = reply.shares !== null;
  // There may be several, each with the same buttons.
  const about = `${t("consent.look_recipient")}: ${request.recipient}`;
  const say = (what: keyof typeof SAID) => {
    setAsked(null);
    // The pressed button goes; what becomes of the answer stands here.
    box.current?.focus();
    const answer = { requestId: id, consent: what === "yes" };
    void reply.send({ text: t(SAID[what], { wording }), files: [], thread, answer }, "");
  };
  const button = (what: keyof typeof SAID, act = () => say(what), takesFocus = false) => (
    <button type="button" className="button button-quiet" disabled={busy} onClick={act} ref={takesFocus ? focus : undefined}>
      {t(`consent.${what}`)}
    </button>
  );
  return (
    <div className="stack-tight consent" tabIndex={-1} ref={box}>
      {state === "open" && <p className="small">{t("consent.free")}</p>}
      {state !== "open" && since && (
        <p>
          <strong>{t(`consent.${state}`, { date: formatDateTime(since, language) })}</strong>
        </p>
      )}
      {state === "granted" && <p className="small">{t("consent.withdrawMeans")}</p>}
      {reply.failure && (
        <Notice kind="danger" role="alert">
          <p>{reply.failure}</p>
        </Notice>
      )}
      {state === "open" && isAsked && <SecondLook request={request} onYes={() => say("yes")} onBack={() => setAsked(false)} />}
      {state === "open" && !isAsked && (
        <div className="actions consent-choice" role="group" aria-label={about}>
          {button("yes", () => setAsked(true), isAsked === false)}
          {button("no")}
        </div>
      )}
      {state === "granted" && (
        <div className="actions" role="group" aria-label={about}>
          {button("withdraw")}
        </div>
      )}
      <p role="status" className={busy ? "small" : "visually-hidden"}>
        {reply.waiting ? t("send.waiting") : busy ? t(reply.sent ? "reply.sent" : "consent.busy") : ""}
      </p>
    </div>
  );
}

type LookProps = { request: ConsentRequest; onYes: () => void; onBack: () => void };

/** Asks once more before somebody agrees, with what would be handed on to whom: that cannot be taken back. */
function SecondLook({ request, onYes, onBack }: LookProps) {
  const { t } = usePortal();
  const question = useId();
  return (
    <div className="stack-tight" role="group" aria-labelledby={question} tabIndex={-1} ref={focus}>
      <p id={question}>
        <strong>{t("consent.look")}</strong>
      </p>
      <dl className="facts">
        {(["details", "recipient", "purpose"] as const).map((name) => (
          <div key={name}>
            <dt>{t(`consent.look_${name}`)}</dt>
            <dd className="written">{request[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="small">{t("consent.withdrawMeans")}</p>
      <div className="actions">
        <button type="button" className="button" onClick={onYes}>
          {t("consent.lookYes")}
        </button>
        <button type="button" className="button button-quiet" onClick={onBack}>
          {t("consent.lookBack")}
        </button>
      </div>
    </div>
  );
}

/** Takes the focus that the pressed button had. */
const focus = (element: HTMLElement | null): void => element?.focus();

/** Draws an answer as it was sent, with the wording that it repeats folded under it. */
export function AnswerText({ text }: { text: string }) {
  const { t } = usePortal();
  const [answer, ...wording] = text.split("\n\n");
  return (
    <>
      <p className="written">{answer}</p>
      {wording.length > 0 && (
        <details>
          <summary>{t("consent.wording")}</summary>
          <p className="written">{wording.join("\n\n")}</p>
        </details>
      )}
    </>
  );
}
