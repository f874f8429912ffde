import { formatDateTime } from "../i18n/dates.ts";
import { DutyLink } from "./duty-links.tsx";
import { Notice } from "./notice.tsx";
import { usePortal } from "./portal-context.tsx";

/** What the service itself put down about the case: the office can no longer open it. No message, so nobody has written or signed it. */
export function LostNotice({ at }: { at: string }) {
  const { language, links, t } = usePortal();
  return (
    <Notice kind="accent" title={t("shut.title")}>
      <p>{t("shut.text")}</p>
      <p>{t("shut.unread")}</p>
      <p>{t("shut.next")}</p>
      <ul>
        <li>
          <a href={links.form}>{t("shut.again")}</a>
        </li>
        <li>
          {t("shut.external")} <DutyLink page="external" />
        </li>
      </ul>
      <p className="small muted">{t("shut.record", { date: formatDateTime(at, language) })}</p>
    </Notice>
  );
}
