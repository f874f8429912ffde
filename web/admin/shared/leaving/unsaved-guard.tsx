import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useUnsaved } from "../../../ui/unsaved.ts";
import { t } from "../texts/texts.ts";
import { type LeaveWords, type Place, useHold } from "./holds.ts";

type UnsavedGuardProps = {
  unsaved: boolean;
  /** What would be lost, where that is something else than changes. */
  words?: LeaveWords;
  /** Of a dialog that asks before it closes, too: how to stay and how to go; null unless somebody wants to close it. */
  closing?: { stay: () => void; leave: () => void } | null;
  /** What of the address, besides its path, names the place that would be left. */
  place?: readonly string[];
};

const isElsewhere = (here: Place, there: Place, names: readonly string[]) => {
  const [from, to] = [new URLSearchParams(here.search), new URLSearchParams(there.search)];
  return here.pathname !== there.pathname || names.some((name) => from.get(name) !== to.get(name));
};

/** Asks before the screen is left while something on it is not saved. */
export function UnsavedGuard({ unsaved, words: given, closing = null, place = [] }: UnsavedGuardProps) {
  const words = given ?? { title: t("unsavedTitle"), text: t("unsavedText"), leave: t("unsavedGo") };
  useUnsaved(unsaved);
  useHold({ words, isLost: (here, there) => unsaved && isElsewhere(here, there, place) });
  return (
    <ConfirmDialog
      open={closing !== null}
      onOpenChange={(open) => !open && closing?.stay()}
      title={words.title}
      text={words.text}
      cancelLabel={t("unsavedStay")}
      confirmLabel={words.leave}
      destructive
      onConfirm={() => closing?.leave()}
    />
  );
}
