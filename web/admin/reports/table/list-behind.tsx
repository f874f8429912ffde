import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { failureText } from "../../shared/failures/failure-text.ts";
import { t } from "../../shared/texts/texts.ts";
import { retryCache, useReportCache } from "../cache/load-cache.ts";

/** Says that a list shows less than there is, or what was before, and tries again; nothing where all is well. */
export function ListBehind() {
  const { rows, complete, failure } = useReportCache();
  if (failure === null || rows.length === 0) return null;
  return (
    <Notice tone="danger">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>
          {t(complete ? "listOld" : "listPart")} {failureText(failure, "")}
        </span>
        <Button variant="quiet" size="small" onClick={retryCache}>
          {t("tryAgain")}
        </Button>
      </div>
    </Notice>
  );
}
