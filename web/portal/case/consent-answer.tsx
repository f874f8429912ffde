import { formatDateTime } from "../../i18n/dates.ts";
import type { Consent } from "../../vault/content/consents.ts";
import type { OpenCase } from "../../vault/report/open-case.ts";
import type { ThreadEntry } from "../../vault/content/thread.ts";
import { Notice } from "../notice.tsx";
import { usePortal } from "../portal-context.tsx";
import { useReply } from "./use-reply.ts";

type Props = { open: OpenCase; thread: ThreadEntry[]; consent: Consent; onSent: () => Promise<void> };
const SAID = { yes: "consent.yesText", no: "consent.noText", withdraw: "consent.withdrawText" } as const;

/** Draws how the reporter answers a request for consent, or what they have answered; the answer is a message with the wording in it. */
export function ConsentAnswer({ open, thread, consent, onSent }: Props) {
  const { language, t } = usePortal();
  const reply = useReply(open, onSent);
  const { id, state, since, wording } = consent;
  const busy = reply.shares !== null;
  const say = (what: keyof typeof SAID) => {
    const answer = { requestId: id, consent: what === "yes" };
    void reply.send({ text: t(SAID[what], { wording }), files: [], thread, answer }, "");
  };
  const button = (what: keyof typeof SAID) => (
    <button type="button" className="button button-quiet" disabled={busy} onClick={() => say(what)}>
      {t(`consent.${what}`)}
    </button>
  );
  return (
    <div className="stack-tight consent">
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
      {state === "open" && (
        <div className="actions consent-choice">
          {button("yes")}
          {button("no")}
        </div>
      )}
      {state === "granted" && <div className="actions">{button("withdraw")}</div>}
      <p role="status" className={busy ? "small" : "visually-hidden"}>
        {reply.waiting ? t("send.waiting") : busy ? t(reply.sent ? "reply.sent" : "consent.busy") : ""}
      </p>
    </div>
  );
}
