import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { footBar } from "../../../ui/foot-bar.ts";
import { Problem } from "../../../ui/notice.tsx";
import type { Action } from "../action/use-action.ts";
import { t } from "../texts/texts.ts";

/** For the form around it: what gets the focus is scrolled to where the bar does not cover it. */
export const ABOVE_BAR = "[&_input]:scroll-mb-24 [&_select]:scroll-mb-24 [&_textarea]:scroll-mb-24";

type SaveProps = {
  action: Pick<Action, "busy" | "problem" | "setProblem">;
  isDirty: boolean;
  /** Whether what was edited cannot be saved as it stands. */
  isWrong?: boolean;
  /** Discards what was edited. */
  onCancel: () => void;
  /** Other buttons beside them. */
  children?: ReactNode;
  className?: string;
};

/** The end of a form that stays on its screen: what went wrong, and the buttons that cancel or save what was edited. */
export function SaveButtons(props: SaveProps) {
  const { action, isDirty, isWrong = false, onCancel, children, className = "border-t border-line pt-4" } = props;
  const cancel = () => {
    action.setProblem(null);
    onCancel();
  };
  return (
    <div className={classNames("grid gap-3", className)}>
      <Problem>{action.problem}</Problem>
      <div className="flex flex-wrap justify-end gap-3">
        {children}
        {isDirty && (
          <Button variant="quiet" disabled={action.busy} onClick={cancel}>
            {t("cancel")}
          </Button>
        )}
        <Button type="submit" off={!isDirty || isWrong} busy={action.busy}>
          {action.busy ? t("saving") : t("save")}
        </Button>
      </div>
    </div>
  );
}

/** The same on long forms, where it stays in sight, and is there only once something was edited. */
export function SaveBar(props: Pick<SaveProps, "action" | "isDirty" | "onCancel">) {
  if (!props.isDirty) return null;
  return (
    <div ref={footBar} className="sticky bottom-0 -mx-5 -mb-5 rounded-b-card border-t border-line bg-surface px-5 py-3">
      <SaveButtons {...props} className="" />
    </div>
  );
}
