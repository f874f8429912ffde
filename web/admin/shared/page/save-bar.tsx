import { Button } from "../../../ui/button.tsx";
import { footBar } from "../../../ui/foot-bar.ts";
import { t } from "../texts/texts.ts";

/** For the form around it: what gets the focus is scrolled to where the bar does not cover it. */
export const ABOVE_BAR = "[&_input]:scroll-mb-24 [&_select]:scroll-mb-24 [&_textarea]:scroll-mb-24";

/** Takes whether something was edited and gives the buttons that save or cancel it; they stay in sight on long forms. */
export function SaveBar({ shown, busy, onCancel }: { shown: boolean; busy: boolean; onCancel: () => void }) {
  if (!shown) return null;
  return (
    <div
      ref={footBar}
      className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 rounded-b-card border-t border-line bg-surface px-5 py-3"
    >
      <Button variant="quiet" disabled={busy} onClick={onCancel}>
        {t("cancel")}
      </Button>
      <Button type="submit" busy={busy}>
        {busy ? t("saving") : t("save")}
      </Button>
    </div>
  );
}
