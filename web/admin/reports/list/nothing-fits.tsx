import { FilterX, SearchX } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { t } from "../../shared/texts/texts.ts";

type NothingFitsProps = {
  words: string;
  filtered: boolean;
  /** Whether descriptions and messages were searched, too. */
  inTexts: boolean;
  onReset: () => void;
  onClear: () => void;
};

/** Nothing fits what was looked for; with the way back to everything. */
export function NothingFits({ words, filtered, inTexts, onReset, onClear }: NothingFitsProps) {
  const text = filtered
    ? words === ""
      ? t("filterNothingText")
      : t("filterNothingWords", { words })
    : inTexts
      ? t("searchNothingTexts", { words })
      : t("searchNothingText", { words });
  return (
    <Card>
      <EmptyState
        icon={filtered ? FilterX : SearchX}
        title={filtered ? t("filterNothing") : t("searchNothing")}
        text={text}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {filtered && (
              <Button variant="quiet" onClick={onReset}>
                {t("filterReset")}
              </Button>
            )}
            {words !== "" && (
              <Button variant="quiet" onClick={onClear}>
                {t("searchClear")}
              </Button>
            )}
          </div>
        }
      />
    </Card>
  );
}
