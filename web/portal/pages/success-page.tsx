import { useEffect, useRef, useState } from "react";
import { feedbackDue } from "@hz/contract/procedure/deadlines";
import { formatDay } from "../../i18n/dates.ts";
import { CopyButton } from "../copy-button.tsx";
import { FinishedDialog } from "./finished-dialog.tsx";
import { LinkChanged } from "../office/key-notices.tsx";
import { stopAsking, useLeaveWarning } from "../leave-warning.ts";
import { NotificationForm, type Settle } from "../form/notification-form.tsx";
import { Notice } from "../notice.tsx";
import { pinnedFragment } from "../page-link.ts";
import { goTo, pushPlace } from "../place.ts";
import { officeName, usePortal } from "../portal-context.tsx";
import { saveFile } from "../../vault/files/save-file.ts";
import type { Receipt } from "../form/send-report.ts";
import { Shell } from "../shell.tsx";

/** The only page that ever shows the case password; it is left after it was confirmed as saved. */
export function SuccessPage({ receipt }: { receipt: Receipt }) {
  const portal = usePortal();
  const { channel, key, language, links, t } = portal;
  const confirmed = channel.settings.autoAcknowledge;
  const [sentAt] = useState(() => new Date());
  const { caseNumber, password, token, department } = receipt;
  const office = officeName(portal, department);
  const [saved, setSaved] = useState(false);
  // The address may get another fragment while the password stands here; what the report was sealed under stays.
  const [fingerprint] = useState(key.state === "trusted" ? key.fingerprint : "");
  const settle = useRef<Settle>(async () => "nothing");
  const [hasAddress, setHasAddress] = useState(false);
  const last = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLeaveWarning(!saved);
  useBackQuestion(t("success.leave"), links.start);
  useEffect(() => {
    heading.current?.focus();
    scrollTo(0, 0);
  }, []);

  const [address, setAddress] = useState("");
  useEffect(() => setAddress(location.origin + links.case + pinnedFragment()), [links.case]);
  const sheet = t("success.file", { caseNumber, password, office, address, fingerprint });
  const download = () => {
    const text = sheet.replaceAll("\n", "\r\n");
    saveFile(new Blob([text], { type: "text/plain;charset=utf-8" }), t("success.fileName", { caseNumber }));
  };
  // An address that was typed and never saved would else be lost without a word.
  const finish = async () => {
    const settled = await settle.current();
    setHasAddress(settled === "stored");
    if (settled && !last.current?.open) last.current?.showModal();
  };
  const leave = () => {
    stopAsking();
    goTo("start", links.start);
  };

  return (
    <Shell page="success">
      <LinkChanged />
      <Notice kind="ok">
        <p id="arrived">{t("success.arrived")}</p>
        {confirmed && <p>{t("success.confirmed", { date: formatDay(feedbackDue(sentAt, sentAt).lastDay, language), office })}</p>}
      </Notice>
      <h1 ref={heading} tabIndex={-1} aria-describedby="arrived">
        {t("success.title")}
      </h1>
      <p>{t("success.intro", { office })}</p>
      <Secrets receipt={receipt} onDownload={download} />
      <section className="card" aria-labelledby="mail">
        <h2 id="mail">{t("mail.title")}</h2>
        <NotificationForm caseNumber={caseNumber} token={token} present={false} settle={settle} />
      </section>
      <label className="choice">
        <input type="checkbox" required checked={saved} onChange={(event) => setSaved(event.target.checked)} />
        <span>{t("success.confirm")}</span>
      </label>
      <button type="button" className="button button-block" disabled={!saved} onClick={() => void finish()}>
        {t("success.continue")}
      </button>
      <FinishedDialog dialog={last} confirmed={confirmed} hasAddress={hasAddress} onOk={leave} />
      <p className="sheet lines">{sheet}</p>
    </Shell>
  );
}

/** Number and password, and the ways to keep them. */
function Secrets({ receipt: { caseNumber, password }, onDownload }: { receipt: Receipt; onDownload: () => void }) {
  const { t } = usePortal();
  return (
    <section className="card" aria-labelledby="secrets">
      <h2 id="secrets" className="visually-hidden">
        {t("success.secrets")}
      </h2>
      <div className="stack-tight">
        <span className="label">{t("success.number")}</span>
        <code className="secret" id="case-number">
          {caseNumber}
        </code>
      </div>
      <div className="stack-tight">
        <span className="label">{t("success.password")}</span>
        <code className="secret" id="case-password">
          {password}
        </code>
      </div>
      <div className="actions">
        <CopyButton text={password} label={t("success.copy")} />
        <button type="button" className="button button-quiet" onClick={onDownload}>
          {t("success.download")}
        </button>
        <button type="button" className="button button-quiet" onClick={() => print()}>
          {t("print.sheet")}
        </button>
      </div>
      <p className="hint">{t("print.hint")}</p>
      <Notice kind="accent">
        <p>{t("success.once")}</p>
      </Notice>
    </section>
  );
}

/**
 * Asks when somebody goes back from a page whose content exists only once: "no" stays, "yes" leaves for good. Without it one touch
 * of the back button would lose the case password.
 */
function useBackQuestion(question: string, start: string): void {
  useEffect(() => {
    const ask = () => {
      if (confirm(question)) {
        stopAsking();
        goTo("start", start);
      } else {
        pushPlace("case", start);
      }
    };
    addEventListener("popstate", ask);
    return () => removeEventListener("popstate", ask);
  }, [question, start]);
}
