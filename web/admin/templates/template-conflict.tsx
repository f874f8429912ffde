import type { TemplateText } from "@hz/contract/templates/templates";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useUserNames } from "../shared/names/queries.ts";
import { t } from "../shared/texts/texts.ts";

type TemplateConflictProps = { stored: TemplateText | null; text: string; onUseStored: () => void; onUseTyped: () => void };

/** Says what a colleague has stored while somebody was writing, and lets them choose. */
export function TemplateConflict({ stored, text, onUseStored, onUseTyped }: TemplateConflictProps) {
  const users = useUserNames();
  const name = (stored && users.get(stored.updatedBy)) ?? t("templateSomebody");
  return (
    <Notice tone="danger">
      <p>{t("templateConflict", { name })}</p>
      <details>
        <summary className="cursor-pointer font-semibold">{t("templateConflictShow")}</summary>
        <p className="mt-1 max-h-64 overflow-y-auto whitespace-pre-line">{text || t("templateNoText")}</p>
      </details>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button variant="quiet" size="small" onClick={onUseStored}>
          {t("templateConflictTake")}
        </Button>
        <Button variant="quiet" size="small" onClick={onUseTyped}>
          {t("templateConflictKeep")}
        </Button>
      </div>
    </Notice>
  );
}
