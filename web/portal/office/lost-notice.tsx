import { formatDateTime } from "../../i18n/dates.ts";
import { DutyLink } from "../pages/duty-links.tsx";
import { Notice } from "../notice.tsx";
import { PlaceLink } from "../place-link.tsx";
import { officeName, usePortal } from "../portal-context.tsx";

/**
 * What the service itself says of a case that the office can no longer open; `at` is when it was closed for that, null while it was
 * not. No message, so nobody has written or signed it.
 */
export function LostNotice({ at, department }: { at: string | null; department: string }) {
  const portal = usePortal();
  const { channel, language, t } = portal;
  const office = officeName(portal, department);
  return (
    <Notice kind="accent" title={t("shut.title", { office })}>
      <p>{t(at === null ? "shut.textOpen" : "shut.text", { office })}</p>
      <p>{t("shut.unread")}</p>
      <p>{t("shut.next")}</p>
      <ul>
        {!channel.isArchived && !channel.lost.includes(channel.department.departmentId) && (
          <li>
            <PlaceLink to="form">{t("shut.again")}</PlaceLink>
          </li>
        )}
        <li>
          {t("shut.external")} <DutyLink page="external" />
        </li>
      </ul>
      <p className="small muted">{at === null ? t("shut.byService") : t("shut.record", { date: formatDateTime(at, language) })}</p>
    </Notice>
  );
}

/** Says that nobody in the department can read the case for now, though the key may come back: what is written is kept. */
export function AwayNotice({ department }: { department: string }) {
  const portal = usePortal();
  const { t } = portal;
  const office = officeName(portal, department);
  return (
    <Notice kind="accent" title={t("shut.away", { office })}>
      <p>{t("shut.awayText")}</p>
      <p>
        {t("shut.awayNext")} <DutyLink page="external" />
      </p>
      <p className="small muted">{t("shut.byService")}</p>
    </Notice>
  );
}
