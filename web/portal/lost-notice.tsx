import { formatDateTime } from "../i18n/dates.ts";
import { DutyLink } from "./duty-links.tsx";
import { Notice } from "./notice.tsx";
import { officeName } from "./office-name.ts";
import { usePortal } from "./portal-context.tsx";

/** Takes when, and who had the case: what the service itself put down about the case: the office can no longer open it. No message, so nobody has written or signed it. */
export function LostNotice({ at, department }: { at: string; department: string }) {
  const portal = usePortal();
  const { language, links, t } = portal;
  const office = officeName(portal, department);
  return (
    <Notice kind="accent" title={t("shut.title", { office })}>
      <p>{t("shut.text", { office })}</p>
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
