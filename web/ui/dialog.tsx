import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export const DIALOG_VEIL = "fixed inset-0 z-40 bg-veil animate-appear";
export const DIALOG_BOX =
  "fixed inset-x-4 top-[10dvh] z-50 mx-auto grid max-h-[80dvh] max-w-lg gap-4 overflow-y-auto rounded-card " +
  "border border-line bg-surface p-6 shadow-float animate-slide focus:outline-none";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** The buttons below, the one that goes on last. */
  footer?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** Takes title, content and buttons and gives a dialog that holds the focus; Escape and a click beside it close it. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, footer, className, children } = props;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={DIALOG_VEIL} />
        <Radix.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          className={classNames(DIALOG_BOX, className)}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            <Radix.Close
              aria-label={closeLabel}
              className="-m-2 grid size-11 shrink-0 place-content-center rounded-control text-muted hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </div>
          {description && <Radix.Description className="text-muted">{description}</Radix.Description>}
          {children}
          {footer && <div className="flex flex-wrap justify-end gap-3">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
