import { type RefObject, useEffect, useRef } from "react";
import { leaveEntry, type Slot } from "./draft/tab-entry.ts";
import { stopAsking, wouldLose } from "./leave-warning.ts";
import { goTo, opensElsewhere, type Place } from "./place.ts";
import { usePortal } from "./portal-context.tsx";

type Leaving = {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Leaves the case, at once where nothing is lost. */
  leave: () => void;
  /** What was answered: to leave although something is lost. */
  onLeave: () => void;
};

/**
 * Asks once, in our own words, before what was typed or chosen in the form or a case is lost: by a link to another page of the
 * portal, and by leaving the case, which `onClose` does.
 */
export function useLeaving(slot: Slot, onClose: () => void): Leaving {
  const { links } = usePortal();
  const dialog = useRef<HTMLDialogElement>(null);
  const goOn = useRef(onClose);
  useEffect(() => {
    const followed = (event: MouseEvent) => {
      if (!wouldLose() || opensElsewhere(event)) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/portal/"]') : null;
      // The language is changed in place, which loses nothing.
      if (!link || link.target === "_blank" || link.hreflang) return;
      // While the case is hidden its question would be, too, and keep everything else out of reach: there the browser asks.
      if (dialog.current?.closest("[hidden]")) return;
      event.preventDefault();
      event.stopPropagation();
      goOn.current = () => {
        stopAsking();
        leaveEntry(slot);
        if (link.dataset.place) goTo(link.dataset.place as Place, links.start);
        else location.assign(link.href);
      };
      dialog.current?.showModal();
    };
    // Before the link's own way is gone.
    addEventListener("click", followed, { capture: true });
    return () => removeEventListener("click", followed, { capture: true });
  }, [links, slot]);
  const leave = () => {
    if (!wouldLose()) return onClose();
    goOn.current = onClose;
    dialog.current?.showModal();
  };
  return { dialog, leave, onLeave: () => goOn.current() };
}

type Words = Record<"title" | "text" | "stay" | "leave", string>;

/** Draws that question, for `useLeaving`; Escape stays. */
export function LeaveDialog({ dialog, words, onLeave }: Pick<Leaving, "dialog" | "onLeave"> & { words: Words }) {
  return (
    <dialog ref={dialog} aria-labelledby="leaving">
      <h2 id="leaving">{words.title}</h2>
      <p>{words.text}</p>
      <div className="actions">
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {words.stay}
        </button>
        <button type="button" className="button button-quiet" onClick={onLeave}>
          {words.leave}
        </button>
      </div>
    </dialog>
  );
}
