import { SquarePen } from "lucide-react";
import { lazy, type RefObject, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { t } from "../../shared/texts/texts.ts";
import type { Selected } from "./use-marked-parts.ts";
import type { RedactionTarget } from "./use-redaction.ts";

const RedactDialog = lazy(() => import("./redact-dialog.tsx").then((file) => ({ default: file.RedactDialog })));

type RedactButtonProps = {
  target: RedactionTarget;
  /** Where its texts stand on the page, each with its name as `data-part`: what is selected there is marked to begin with. */
  within: RefObject<HTMLElement | null>;
  /** What is redacted, for those who do not see where the button stands. */
  label?: string;
};

export function RedactButton({ target, within, label }: RedactButtonProps) {
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
          setOpened({ selected: selectedIn(within.current) });
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

function selectedIn(place: HTMLElement | null): Selected | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const { startContainer: node, endContainer, startOffset: start, endOffset: end } = selection.getRangeAt(0);
  const part = node.parentElement?.dataset.part;
  return part !== undefined && node === endContainer && place?.contains(node) ? { part, start, end } : null;
}
