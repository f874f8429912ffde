import type { Measure, Procedure } from "@hz/contract/procedure/procedure";
import { MEASURE_KINDS } from "@hz/contract/procedure/procedure-terms";
import { MEASURE_TEXTS } from "@hz/contract/procedure/procedure-texts";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { useNotes } from "../queries.ts";
import { t } from "../../shared/texts/texts.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { MeasureDialog } from "./measure-dialog.tsx";
import { MeasureItem } from "./measure-item.tsx";

type MeasuresProps = ReportViewProps & { procedure: Procedure; onAdd: () => void };

/** An empty card says what the law asks for. */
export function Measures({ report, open, procedure: { measures }, onAdd }: MeasuresProps) {
  const [changing, setChanging] = useState<Measure | null>(null);
  const notes = useNotes(report, open).data;
  return (
    <Card
      title={t("stage_measures")}
      actions={
        <Button variant="quiet" size="small" onClick={onAdd}>
          <Plus aria-hidden="true" className="size-4" />
          {t("measureAdd")}
        </Button>
      }
    >
      {measures.length === 0 ? (
        <NoMeasures />
      ) : (
        <ul className="grid divide-y divide-line">
          {measures.map((measure) => (
            <MeasureItem
              key={measure.id}
              report={report}
              measure={measure}
              remark={notes?.find(({ note }) => note.id === measure.id)}
              onChange={() => setChanging(measure)}
            />
          ))}
        </ul>
      )}
      {changing && <MeasureDialog report={report} open={open} measure={changing} onClose={() => setChanging(null)} />}
    </Card>
  );
}

function NoMeasures() {
  return (
    <div className="grid gap-2 text-muted">
      <p>{t("measuresEmpty")}</p>
      <details className="text-sm">
        <summary>{t("measuresLaw")}</summary>
        <ul className="grid list-disc gap-1 pt-2 pl-5">
          {MEASURE_KINDS.map((kind) => (
            <li key={kind}>{MEASURE_TEXTS[kind]}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
