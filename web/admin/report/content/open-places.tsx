import { unfilled } from "@hz/contract/templates/template-fill";
import type { RefObject } from "react";
import { Button } from "../../../ui/button.tsx";
import { t } from "../../shared/texts/texts.ts";
import { selectOpenPlace } from "../answer/write-apart.ts";

/** How many placeholders of a template are still open in the answer, with the way to the next one. */
export function OpenPlaces({ text, field }: { text: string; field: RefObject<HTMLTextAreaElement | null> }) {
  const places = unfilled(text);
  const [first] = places;
  if (!first) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control bg-accent-soft py-1 pr-1 pl-3 text-sm">
      <p className="min-w-0 wrap-anywhere">{t("answerGaps", { count: places.length, first: first.text })}</p>
      <Button
        variant="ghost"
        size="small"
        className="ml-auto"
        onClick={() => field.current && selectOpenPlace(field.current, field.current.selectionEnd)}
      >
        {t("answerNextGap")}
      </Button>
    </div>
  );
}
