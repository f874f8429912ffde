import { formatBytes } from "../../i18n/dates.ts";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { ArchiveResult } from "./make/archive-entries.ts";
import { t } from "./texts.ts";

type ArchiveDoneProps = { result: ArchiveResult; name: string; bytes: number };

/** How an archive turned out, with everything that is not in it. */
export function ArchiveDone({ result, name, bytes }: ArchiveDoneProps) {
  const missing = [
    t("archiveLeftOut"),
    result.gone > 0 && t("archiveGone", { count: result.gone }),
    result.closed > 0 && t("archiveClosed", { count: result.closed }),
    result.missingFiles > 0 && t("archiveMissingFiles", { count: result.missingFiles }),
  ].filter((text) => text !== false);
  return (
    <Card title={t("archiveDone")}>
      <div className="grid gap-4">
        <p role="status">{t("archiveDoneText", { name, count: result.reports, size: formatBytes(bytes, "de") })}</p>
        <Notice tone="accent">
          {missing.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
        <p>{t("archiveAfter")}</p>
        <Notice tone="accent">{t("archiveSecret")}</Notice>
      </div>
    </Card>
  );
}
