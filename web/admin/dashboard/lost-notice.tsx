import { paths } from "@hz/contract/paths";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useCounts } from "../reports/index.ts";
import { t } from "../shared/texts/texts.ts";

/** Says how many open reports nobody can open any more, until they are closed; else nothing. */
export function LostNotice() {
  const count = useCounts().data?.lost ?? 0;
  if (count === 0) return null;
  return (
    <Notice tone="danger">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 basis-96 grow">
          <b className="font-semibold">{t("lostReports", { count })}</b> {t("lostReportsText", { count })}
        </p>
        <Link to={`${paths.reports}?suche=${encodeURIComponent(t("lostSearch"))}`} className={buttonClass("quiet", "small")}>
          {t("lostReportsShow")}
        </Link>
      </div>
    </Notice>
  );
}
