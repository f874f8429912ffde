import { X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { useSyncExternalStore } from "react";
import { classNames } from "./class-names.ts";
import { currentToasts, dismissToast, subscribeToasts } from "./toasts.ts";

type ToasterProps = {
  /** What a screen reader says before each toast, such as "Mitteilung". */
  label: string;
  /** The name of the place where toasts appear, with the key that leads there, such as "Mitteilungen (F8)". */
  viewportLabel: string;
  closeLabel: string;
};

/** Where `toast()` shows up: one at a time, 5 s, swipe right 50 px, F8 focuses it. */
export function Toaster({ label, viewportLabel, closeLabel }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, currentToasts);
  return (
    <Radix.Provider label={label} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, open, title, description, variant, duration, lang }) => (
        <Radix.Root
          key={id}
          open={open}
          onOpenChange={(next) => !next && dismissToast(id)}
          type={variant === "destructive" ? "foreground" : "background"}
          {...(duration === undefined ? {} : { duration })}
          className={classNames(
            // A dialog takes all clicks from the page below it; a toast lies above both.
            "pointer-events-auto flex items-start justify-between gap-3 rounded-card border bg-surface p-4 shadow-float",
            "animate-slide",
            "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0",
            variant === "destructive" ? "border-danger" : "border-line",
          )}
        >
          <div lang={lang} className="grid gap-0.5">
            <Radix.Title className={classNames("font-semibold", variant === "destructive" && "text-danger")}>{title}</Radix.Title>
            {description && <Radix.Description className="text-sm">{description}</Radix.Description>}
          </div>
          <Radix.Close
            aria-label={closeLabel}
            className="-m-1 grid size-9 shrink-0 place-content-center rounded-control text-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        label={viewportLabel}
        hotkey={["F8"]}
        className={classNames(
          "fixed right-4 bottom-[calc(var(--foot-bar,0px)+1rem)] z-60 grid w-96 max-w-[calc(100vw-2rem)] list-none gap-2 p-0 print:hidden",
          // On a phone a dialog's buttons are at its foot, where a toast would cover them.
          "max-sm:[body:has([role=dialog],[role=alertdialog])_&]:top-4 max-sm:[body:has([role=dialog],[role=alertdialog])_&]:bottom-auto",
        )}
      />
    </Radix.Provider>
  );
}
