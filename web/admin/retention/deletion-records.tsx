import type { DeletionRecord } from "@hz/contract/procedure/retention";
import { formatDateTime } from "../../i18n/dates.ts";
import { Card } from "../../ui/card.tsx";
import { useUserNames } from "../shared/names/queries.ts";
import { t } from "../shared/texts/texts.ts";

/** A line for each of the latest deletions: when, why and by whom, not what. */
export function DeletionRecords({ records }: { records: readonly DeletionRecord[] }) {
  const users = useUserNames();
  // Until the names are read nobody is called a former one.
  const unnamed = users.size === 0 ? "…" : t("formerUser");
  const nameOf = (id: string | null) => (id === null ? t("retentionDeletedService") : (users.get(id) ?? unnamed));
  return (
    <Card title={t("retentionDeleted")}>
      <div className="grid gap-4">
        <p className="max-w-prose text-sm text-muted">{t("retentionDeletedText")}</p>
        {records.length === 0 ? (
          <p className="text-muted">{t("retentionDeletedEmpty")}</p>
        ) : (
          <ul aria-label={t("retentionDeleted")} className="grid divide-y divide-line">
            {records.map(({ deletedAt, ground, by, secondPerson }, index) => (
              // Records have no id that would lead back to a report.
              <li key={`${deletedAt} ${index}`} className="grid gap-x-5 gap-y-0.5 py-2.5 first:pt-0 last:pb-0 md:grid-cols-[12rem_1fr_1fr]">
                <time dateTime={deletedAt} className="tabular-nums">
                  {formatDateTime(deletedAt, "de", "short")}
                </time>
                <span>{ground === "rule" ? t("retentionDeletedRule") : t(`deletionReason_${ground}`)}</span>
                <span className="text-muted">
                  {secondPerson === null ? nameOf(by) : t("retentionDeletedWith", { name: nameOf(by), second: nameOf(secondPerson) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
