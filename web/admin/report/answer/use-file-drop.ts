import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls `onFiles` with the files that are dropped on the element. */
export function useFileDrop(place: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const element = place.current;
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    };
    element?.addEventListener("dragover", allow);
    element?.addEventListener("drop", drop);
    return () => {
      element?.removeEventListener("dragover", allow);
      element?.removeEventListener("drop", drop);
    };
  }, [place]);
}
