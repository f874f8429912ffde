import type { evaluationRoutes } from "@hz/contract/account/evaluations";
import type { QueryOf } from "@hz/contract/route";
import { Download, FileText, Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/notice.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { exportCsv } from "./export-csv.ts";
import { t } from "./texts.ts";
import { YearlyDialog } from "./yearly/yearly-dialog.tsx";
import { quartersOf } from "@hz/contract/account/evaluation-periods";
import { formatDay } from "../../i18n/dates.ts";

/** What a file covers instead of what is on the screen; null where that is the same. */
export function fileText({ from, to, channels, departments }: QueryOf<typeof evaluationRoutes.get>): string | null {
  const file = quartersOf({ from, to });
  const days = { from: formatDay(file.from, "de"), to: formatDay(file.to, "de") };
  const isPicked = channels !== undefined || departments !== undefined;
  if (file.from === from && file.to === to) return isPicked ? t("evFileAll") : null;
  return t(isPicked ? "evFileQuartersAll" : "evFileQuarters", days);
}

type ExportActionsProps = { asked: QueryOf<typeof evaluationRoutes.get>; today: string };

/** What takes the figures out: the yearly report, CSV, and paper. */
export function ExportActions({ asked, today }: ExportActionsProps) {
  const [isYearly, setYearly] = useState(false);
  const csv = useAction({
    run: () => exportCsv(asked),
    done: (name) => ({ title: t("evSaved"), description: t("evCsvDone", { name }) }),
    failed: t("evExportFailed"),
  });
  const covered = fileText(asked);
  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setYearly(true)}>
          <FileText aria-hidden="true" className="size-4" />
          {t("evYearly")}
        </Button>
        <Button variant="quiet" busy={csv.busy} onClick={() => csv.run()}>
          {!csv.busy && <Download aria-hidden="true" className="size-4" />}
          {t("evCsv")}
        </Button>
        <Button variant="ghost" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {t("evPrint")}
        </Button>
      </div>
      <Problem>{csv.problem}</Problem>
      {covered && <p className="max-w-prose text-sm text-muted">{covered}</p>}
      {isYearly && <YearlyDialog today={today} onClose={() => setYearly(false)} />}
    </div>
  );
}
