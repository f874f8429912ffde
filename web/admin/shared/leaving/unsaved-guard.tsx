import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useUnsaved } from "../../../ui/unsaved.ts";
import { t } from "../texts/texts.ts";
import { type LeaveWords, type Place, useHold } from "./holds.ts";

/** What is said where changes would be lost. */
export const lostChanges = (): LeaveWords => ({ title: t("unsavedTitle"), text: t("unsavedText"), leave: t("unsavedGo") });

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
export function UnsavedGuard({ unsaved, words = lostChanges(), closing = null, place = [] }: UnsavedGuardProps) {
  useUnsaved(unsaved);
  useHold({ words, isLost: (here, there) => unsaved && isElsewhere(here, there, place) });
  return <LeaveQuestion open={closing !== null} words={words} stay={() => closing?.stay()} leave={() => closing?.leave()} />;
}

type LeaveQuestionProps = { open: boolean; words?: LeaveWords; stay: () => void; leave: () => void };

/** Asks whether to leave what is not saved. */
export function LeaveQuestion({ open, words = lostChanges(), stay, leave }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && stay()}
      title={words.title}
      text={words.text}
      cancelLabel={t("unsavedStay")}
      confirmLabel={words.leave}
      destructive
      onConfirm={leave}
    />
  );
}
