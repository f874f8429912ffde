import type { Case } from "@hz/contract/reports/reports";
import { saidIn, writtenIn } from "@hz/contract/languages";
import { formatDateTime } from "../../i18n/dates.ts";
import type { OpenCase } from "../../vault/report/open-case.ts";
import { officeName, usePortal } from "../portal-context.tsx";
import { isShut } from "./steps.ts";

/** Whether what the channel confirmed by itself is shown: not where nobody can keep any more what it promises. */
const isSaid = (found: Case): found is Case & { acknowledgedAt: string; confirmation: NonNullable<Case["confirmation"]> } =>
  found.acknowledgedAt !== null && found.confirmation !== null && !isShut(found);

/** Whether the thread has something that the office confirmed by itself. */
export const isConfirmed = ({ found, confirmed }: OpenCase, language: keyof OpenCase["confirmed"]): boolean =>
  isSaid(found) && confirmed[language] !== undefined;

/** What the channel said by itself when the report came, as somebody of the office signed it; draws nothing where nobody did. */
export function Confirmation({ open: { found, confirmed } }: { open: OpenCase }) {
  const { language, t } = usePortal();
  const said = confirmed[language];
  if (!isSaid(found) || !said) return null;
  return (
    <li className="message message-system">
      <p className="message-head">
        <strong>{t("thread.acknowledgement")}</strong>
      </p>
      <p className="written">
        {said.pieces.map(({ text, isFilled }, index) => (
          <span key={index} className={isFilled ? "filled" : undefined}>
            {text}
          </span>
        ))}
      </p>
      <p className="small muted">{t("thread.automatic", { date: formatDateTime(said.signedAt * 1000, language) })}</p>
    </li>
  );
}

/** The same where nobody whom the account's key vouches for signed it: outside of the thread, as the word of the service alone. */
export function ServiceNotice({ open }: { open: OpenCase }) {
  const portal = usePortal();
  const { language, t } = portal;
  const { found } = open;
  if (!isSaid(found) || isConfirmed(open, language)) return null;
  const said = saidIn(found.confirmation, language);
  return (
    <section className="card stack" aria-labelledby="service-said">
      <div className="stack-tight">
        <h2 id="service-said">{t("case.notice")}</h2>
        <p className="small muted">{t("case.noticeText", { office: officeName(portal, found.department) })}</p>
      </div>
      <p className="written" {...(said && writtenIn(said.language))}>
        {said?.said}
      </p>
    </section>
  );
}
