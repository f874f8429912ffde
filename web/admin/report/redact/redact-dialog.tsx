import { Dialog } from "radix-ui";
import { useId, useMemo, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { DIALOG_BOX, DIALOG_VEIL } from "../../../ui/dialog-box.ts";
import { DialogNotice } from "../../../ui/dialog-notice.tsx";
import { Problem } from "../../../ui/problem.tsx";
import { useReturnFocus } from "../../../ui/return-focus.ts";
import { useUnsaved } from "../../../ui/unsaved.ts";
import { blackOut, piecesOf } from "../../../vault/content/black-out.ts";
import { t } from "../../shared/texts/texts.ts";
import { ConfirmRedaction } from "./confirm-redaction.tsx";
import { partsOf, type RedactionTarget, useRedaction } from "./use-redaction.ts";
import { WordPicker } from "./word-picker.tsx";

/** Text that was selected on the page when the dialog was opened: in which part, from where to where. */
export type Selected = { part: string; start: number; end: number };
type RedactDialogProps = { target: RedactionTarget; selected: Selected | null; onClose: () => void };

/** Passages are marked and then, after a question, blacked out for good. */
export function RedactDialog({ target, selected, onClose }: RedactDialogProps) {
  const [confirming, setConfirming] = useState(false);
  const [range, setRange] = useState(false);
  const { busy, problem, run: redact } = useRedaction(target, { onDone: onClose, onFailed: () => setConfirming(false) });
  const returnFocus = useReturnFocus();
  const hintId = useId();
  // Marks belong to the text they were made in: in another version they would hit other words.
  const of = JSON.stringify(partsOf(target));
  const parts = useMemo(
    () => (JSON.parse(of) as ReturnType<typeof partsOf>).map(({ name, label, text }) => ({ name, label, pieces: piecesOf(text) })),
    [of],
  );
  const [marks, setMarks] = useState(() => ({
    of,
    isOwn: false,
    sets: parts.map(({ name, pieces }) => startingMarks(pieces, selected?.part === name ? selected : null)),
  }));
  const sets = marks.of === of ? marks.sets : parts.map(() => new Set<number>());
  const mark = (next: ReadonlySet<number>[]) => setMarks({ of, isOwn: true, sets: next });
  const left = parts.map(({ name, pieces }, part) => ({ name, ...blackOut(pieces, sets[part] ?? new Set()) }));
  const places = left.reduce((sum, one) => sum + one.places, 0);
  // What a selection marked can be selected again.
  const isMarked = places > 0 && marks.isOwn;
  useUnsaved(isMarked);

  return (
    <>
      <Dialog.Root open onOpenChange={(open) => !open && !busy && onClose()}>
        <Dialog.Portal>
          <Dialog.Overlay className={DIALOG_VEIL} />
          <Dialog.Content
            className={`${DIALOG_BOX} top-[4dvh] max-h-[92dvh] sm:max-w-2xl`}
            {...returnFocus}
            // A slip of pointer or key would throw away what is marked.
            onInteractOutside={(event) => event.preventDefault()}
            onEscapeKeyDown={(event) => isMarked && event.preventDefault()}
          >
            <div className="grid gap-1">
              <Dialog.Title className="text-xl">{t("redactTitle")}</Dialog.Title>
              <Dialog.Description className="text-sm text-muted">{t("redactHint")}</Dialog.Description>
            </div>
            <Problem>{!confirming && problem}</Problem>
            {parts.map(({ name, label, pieces }, part) => (
              <div key={name} className="grid gap-1">
                {parts.length > 1 && <p className="font-semibold">{label}</p>}
                <WordPicker
                  key={of}
                  label={label}
                  pieces={pieces}
                  marked={sets[part] ?? new Set()}
                  onMark={(marked) => mark(sets.map((one, index) => (index === part ? marked : one)))}
                  range={range}
                  hintId={hintId}
                />
              </div>
            ))}
            <p id={hintId} className="hidden text-sm text-muted sm:block">
              {t("redactKeys")}
            </p>
            <Checkbox
              label={t("redactRange")}
              hint={t("redactRangeHint")}
              checked={range}
              onChange={({ target: box }) => setRange(box.checked)}
            />
            <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3">
              <p role="status" className="font-semibold">
                {places === 0 ? t("redactNone") : t("redactCount", { count: places })}
              </p>
              {places > 0 && (
                <Button variant="ghost" size="small" onClick={() => mark(parts.map(() => new Set()))}>
                  {t("redactClear")}
                </Button>
              )}
            </div>
            <DialogNotice />
            <div className="flex flex-wrap justify-end gap-3">
              <Button variant="quiet" onClick={onClose}>
                {t("cancel")}
              </Button>
              <Button off={places === 0} onClick={() => setConfirming(true)}>
                {t("redactNext")}
              </Button>
            </div>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <ConfirmRedaction
        open={confirming}
        places={places}
        where={target.entry ? t("redactPartMessage") : t("text_description")}
        busy={busy}
        onCancel={() => setConfirming(false)}
        onConfirm={(reason) => redact({ parts: left, places, reason })}
      />
    </>
  );
}

/** The words that a selection touches. */
function startingMarks(pieces: ReturnType<typeof piecesOf>, selected: Selected | null): ReadonlySet<number> {
  const marked = new Set<number>();
  let at = 0;
  for (const [index, { text, isWord }] of pieces.entries()) {
    if (selected && isWord && at < selected.end && at + text.length > selected.start) marked.add(index);
    at += text.length;
  }
  return marked;
}
