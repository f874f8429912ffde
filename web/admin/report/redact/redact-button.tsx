import { SquarePen } from "lucide-react";
import { lazy, type RefObject, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { t } from "../../shared/texts/texts.ts";
import type { Selected } from "./redact-dialog.tsx";
import type { RedactionTarget } from "./use-redaction.ts";

const RedactDialog = lazy(() => import("./redact-dialog.tsx").then((file) => ({ default: file.RedactDialog })));

type RedactButtonProps = {
  target: RedactionTarget;
  /** Where the texts stand on the page, in the order of the dialog's parts: what is selected there is marked to begin with. */
  texts: readonly (RefObject<HTMLElement | null> | null)[];
  /** What is redacted, for those who do not see where the button stands. */
  label?: string;
};

/** Takes what can be redacted and where it stands on the page, and gives the button that opens the dialog. */
export function RedactButton({ target, texts, label }: RedactButtonProps) {
  const [opened, setOpened] = useState<{ selected: Selected | null } | null>(null);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        className="-mr-2 text-muted! print:hidden"
        aria-label={label}
        // A press would end the selection that is to be redacted.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.currentTarget.focus();
          setOpened({ selected: selectedIn(texts) });
        }}
      >
        <SquarePen aria-hidden="true" className="size-4" />
        {t("redact")}
      </Button>
      {opened && (
        <Suspense>
          <RedactDialog target={target} selected={opened.selected} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

function selectedIn(texts: RedactButtonProps["texts"]): Selected | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  for (const [part, text] of texts.entries()) {
    const node = text?.current?.firstChild;
    if (node && range.startContainer === node && range.endContainer === node)
      return { part, start: range.startOffset, end: range.endOffset };
  }
  return null;
}
