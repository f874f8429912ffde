import { portalLanguage } from "@hz/contract/languages";
import type { Report } from "@hz/contract/reports/reports";
import { fill } from "@hz/contract/templates/template-fill";
import { TextQuote } from "lucide-react";
import { lazy, type RefObject, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import { useUser } from "../../shared/session/user.ts";
import { valuesOf } from "@hz/contract/templates/template-values";
import { t } from "../../shared/texts/texts.ts";
import type { ChosenTemplate } from "./choose-template.tsx";
import { writeApart } from "./write-apart.ts";

const ChooseTemplate = lazy(() => import("./choose-template.tsx").then((file) => ({ default: file.ChooseTemplate })));

type InsertTemplateProps = { report: Report; open: OpenReport; field: RefObject<HTMLTextAreaElement | null>; disabled: boolean };

/** Writes a template into the answer's field, filled from the case. */
export function InsertTemplate({ report, open, field, disabled }: InsertTemplateProps) {
  const { companyName } = useUser();
  const [choosing, setChoosing] = useState(false);
  const insert = ({ id, text, language }: ChosenTemplate) => {
    const now = new Date();
    // Who writes that a case is closed closes it now: only that text may name the day of deletion before.
    const closedAt = report.closedAt ?? (id === "closing" ? now.toISOString() : null);
    if (field.current)
      writeApart(
        field.current,
        fill(text, valuesOf({ ...report, closedAt }, { language, companyName, now, department: report.department })),
      );
  };
  return (
    <>
      <Button variant="quiet" disabled={disabled} onClick={() => setChoosing(true)}>
        <TextQuote aria-hidden="true" className="size-4" />
        {t("insertTemplate")}
      </Button>
      {choosing && (
        <Suspense>
          <ChooseTemplate language={portalLanguage(open.content?.language)} onChoose={insert} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
