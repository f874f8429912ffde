import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useRef, useState } from "react";
import { Button, buttonClass } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useReturnFocus } from "../../ui/return-focus.ts";
import type { OverlayProps } from "../shared/overlay/overlay.ts";
import { useUser } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { noteCompleted } from "./completed.ts";
import type { Box } from "./place-box.ts";
import { noteSkipped } from "./skipped.ts";
import { StepContent } from "./step-content.tsx";
import { STEPS } from "./steps.ts";
import { usePlace } from "./use-place.ts";
import { useScrollRestoration, useTarget } from "./use-target.ts";

const BOX =
  "fixed z-50 grid w-120 max-w-[calc(100vw-1.5rem)] max-h-[calc(100dvh-1.5rem)] gap-4 overflow-y-auto rounded-card border " +
  "border-line bg-surface p-4 shadow-float sm:p-5 animate-appear focus:outline-none";

/** The tutorial over the page (specification 2.18): only its last step completes it, everything else only closes; whoever skips it is not met by it again. */
export function Tutorial({ onClose }: OverlayProps) {
  const { id } = useUser();
  const [index, setIndex] = useState(0);
  const [spoken, setSpoken] = useState("");
  const [box, setBox] = useState<HTMLElement | null>(null);
  const action = useRef<HTMLButtonElement>(null);
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const step = STEPS[index]!;
  const n = index + 1;
  const target = useTarget(step);
  useScrollRestoration();
  const corner = usePlace(box, step.position, target?.box ?? null);

  const go = (next: number) => {
    const { title, description } = STEPS[next]!;
    setIndex(next);
    // "Zurück" is gone there, and would take the focus with it.
    if (next === 0) action.current?.focus();
    setSpoken(t("tutorialSpoken", { n: next + 1, title, description }));
  };
  const goOn = () => {
    if (n < STEPS.length) return go(n);
    noteCompleted();
    onClose();
  };
  const skip = () => {
    noteSkipped(id);
    onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear">
          <Highlight box={target?.box ?? null} />
        </Dialog.Overlay>
        <Dialog.Content
          ref={setBox}
          // Between two steps it moves; where it first appears it stands.
          className={classNames(BOX, corner === null ? "opacity-0" : spoken !== "" && "transition-[left,top]")}
          style={corner ?? { left: 0, top: 0 }}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            event.preventDefault();
            action.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          // A slip of the pointer beside it is no wish to end.
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Head n={n} onClose={onClose} />
          <StepContent step={step} inMenu={target?.inMenu ?? false} isLast={n === STEPS.length} />
          <Dots index={index} />
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:items-center sm:justify-between">
            <Button variant="ghost" className="font-normal text-muted sm:-ml-2 sm:px-2" onClick={skip}>
              {t("tutorialSkip")}
            </Button>
            <div className="flex gap-2 *:grow sm:*:grow-0">
              {index > 0 && (
                <Button variant="quiet" onClick={() => go(index - 1)}>
                  {t("tutorialBack")}
                </Button>
              )}
              <button ref={action} type="button" onClick={goOn} className={buttonClass()}>
                {step.action}
              </button>
            </div>
          </div>
          <p aria-live="polite" className="sr-only">
            {spoken}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** How far it is, and the way out. */
function Head({ n, onClose }: { n: number; onClose: () => void }) {
  return (
    <div className="flex items-center gap-3 text-sm text-muted tabular-nums">
      <span className="mr-auto">{t("tutorialStep", { n })}</span>
      <span>{t("tutorialPercent", { percent: Math.round((n / STEPS.length) * 100) })}</span>
      <Button variant="ghost" size="icon" className="-my-2 -mr-2" aria-label={t("tutorialClose")} onClick={onClose}>
        <X aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}

/** Which of the steps it is. */
function Dots({ index }: { index: number }) {
  return (
    <div aria-hidden="true" className="flex justify-center gap-2">
      {STEPS.map(({ id }, one) => (
        <span
          key={id}
          className={classNames(
            "h-2 rounded-full transition-all",
            one === index ? "w-6 bg-brand" : one < index ? "w-2 bg-brand" : "w-2 bg-edge",
          )}
        />
      ))}
    </div>
  );
}

const MARGIN = 4;

/** The veil with a window over what is explained; the whole veil without anything. */
function Highlight({ box }: { box: Box | null }) {
  if (!box) return <div className="absolute inset-0 bg-veil" />;
  const { left, top, width, height } = box;
  return (
    <div
      data-testid="highlight"
      className="absolute rounded-card shadow-[0_0_0_200vmax_var(--veil)] outline-2 -outline-offset-2 outline-brand transition-[left,top,width,height]"
      style={{ left: left - MARGIN, top: top - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN }}
    />
  );
}
