import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { failureText } from "../../shared/failures/failure-text.ts";
import { t } from "../../shared/texts/texts.ts";
import { resumeTexts, stopTexts } from "./text-search.ts";
import type { TextSearchOfRows } from "./use-text-search.ts";

/** How the search in texts is getting on, with what stops it or lets it go on. */
export function TextProgress({ active, stopped, failure, closed, done, total }: TextSearchOfRows) {
  if (!active) return null;
  const figures = { done, total };
  const resume = (
    <Button variant="quiet" size="small" onClick={resumeTexts}>
      {failure === null ? t("textsResume") : t("tryAgain")}
    </Button>
  );
  if (failure !== null) {
    return (
      <Notice tone="danger">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span>
            {t("textsFailed", figures)} {failureText(failure, "")}
          </span>
          {resume}
        </div>
      </Notice>
    );
  }
  return (
    <div className="grid gap-1.5">
      {done < total && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <div className="min-w-0 grow sm:max-w-96">
            <Progress
              label={t("textsProgressLabel")}
              value={done}
              max={Math.max(1, total)}
              text={stopped ? t("textsStopped", figures) : t("textsProgress", figures)}
            />
          </div>
          {stopped ? (
            resume
          ) : (
            <Button variant="quiet" size="small" onClick={stopTexts}>
              {t("textsStop")}
            </Button>
          )}
        </div>
      )}
      <p role="status" className="text-sm text-muted tabular-nums empty:hidden">
        {done === total && t("textsProgress", figures)} {closed > 0 && t("textsClosed", { count: closed })}
      </p>
    </div>
  );
}
