import { FileOutput } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import type { OpenedTitle } from "../../../vault/report/open-rows.ts";
import { t } from "../../shared/texts/texts.ts";
import type { CachedRow } from "../cache/report-cache.ts";

const ExportListDialog = lazy(() => import("./export-list-dialog.tsx").then((file) => ({ default: file.ExportListDialog })));

type ExportListButtonProps = { rows: readonly CachedRow[]; titles: ReadonlyMap<string, OpenedTitle>; complete: boolean };

/** Leads to the export of the list as shown; what makes one is loaded by whoever wants it. */
export function ExportListButton(props: ExportListButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="small" className="justify-self-end print:hidden" onClick={() => setAsking(true)}>
        <FileOutput aria-hidden="true" className="size-4" />
        {t("exportList")}
      </Button>
      {asking && (
        <Suspense>
          <ExportListDialog {...props} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
