import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { t } from "../shared/texts/texts.ts";

/** Says what could not be loaded, and why, where it would stand; with the way to try again. */
export function LoadFailure({ text, busy, onRetry }: { text: string; busy: boolean; onRetry: () => void }) {
  return (
    <Notice tone="danger">
      {text}
      <Button variant="quiet" size="small" className="justify-self-start" busy={busy} onClick={onRetry}>
        {t("tryAgain")}
      </Button>
    </Notice>
  );
}
