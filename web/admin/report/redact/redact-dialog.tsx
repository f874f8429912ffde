import { Dialog } from "radix-ui";
import { useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { DIALOG_BOX, DIALOG_VEIL } from "../../../ui/class-names.ts";
import { DialogNotice } from "../../../ui/dialog-notice.tsx";
import { Problem } from "../../../ui/notice.tsx";
import { useReturnFocus } from "../../../ui/return-focus.ts";
import { useUnsaved } from "../../../ui/unsaved.ts";
import { t } from "../../shared/texts/texts.ts";
import { ConfirmRedaction } from "./confirm-redaction.tsx";
import { type Selected, useMarkedParts } from "./use-marked-parts.ts";
import { type RedactionTarget, useRedaction } from "./use-redaction.ts";
import { WordPicker } from "./word-picker.tsx";

type RedactDialogProps = { target: RedactionTarget; selected: Selected | null; onClose: () => void };

/** Passages are marked and then, after a question, blacked out for good. */
export function RedactDialog({ target, selected, onClose }: RedactDialogProps) {
  const [confirming, setConfirming] = useState(false);
  const [range, setRange] = useState(false);
  const { busy, problem, run: redact } = useRedaction(target, { onDone: onClose, onFailed: () => setConfirming(false) });
  const returnFocus = useReturnFocus();
  const hintId = useId();
  const { of, parts, left, places, isMarked, mark, clear } = useMarkedParts(target, selected);
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
            {parts.map(({ name, label, pieces, marked }, part) => (
              <div key={name} className="grid gap-1">
                {parts.length > 1 && <p className="font-semibold">{label}</p>}
                <WordPicker
                  key={of}
                  label={label}
                  pieces={pieces}
                  marked={marked}
                  onMark={(next) => mark(part, next)}
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
            <Count places={places} onClear={clear} />
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
/** How many places are marked, and how to mark none. */
function Count({ places, onClear }: { places: number; onClear: () => void }) {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3">
      <p role="status" className="font-semibold">
        {places === 0 ? t("redactNone") : t("redactCount", { count: places })}
      </p>
      {places > 0 && (
        <Button variant="ghost" size="small" onClick={onClear}>
          {t("redactClear")}
        </Button>
      )}
    </div>
  );
}
