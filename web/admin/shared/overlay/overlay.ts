import { type ComponentType, createElement, type ReactElement, useSyncExternalStore } from "react";
import { toast } from "../../../ui/toasts.ts";
import { areSingleKeysOn } from "../keyboard/single-keys.ts";
import { t } from "../texts/texts.ts";
import { isTyping, keepTyped } from "../keyboard/typing.ts";

export type OverlayProps = {
  onClose: () => void;
  /** What was typed while its file was on its way. */
  typed: string;
};
type Overlay = { element: ReactElement | null };

/** What may stand over every screen when it is asked for; each is a file of its own, which the shell knows. */
export type OverlayName = "tutorial" | "palette" | "shortcuts";
export type OverlayFiles = Record<OverlayName, () => Promise<ComponentType<OverlayProps>>>;

let files: OverlayFiles | null = null;
/** Sets how each overlay is loaded; until then none opens. */
export function offerOverlays(offered: OverlayFiles): void {
  files = offered;
}

let shown: Overlay | null = null;
const listeners = new Set<() => void>();

function show(next: Overlay | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Whether a dialog stands over the page, ours or a screen's. */
export const isDialogOpen = (): boolean => document.querySelector("[role='dialog'], [role='alertdialog'], dialog[open]") !== null;

/** Whether an overlay is open or on its way. */
export const isOverlayComing = (): boolean => shown !== null;

/** Opens an overlay, unless another one or a dialog stands there. */
export async function openOverlay(name: OverlayName): Promise<void> {
  if (!files || shown || isDialogOpen()) return;
  const coming: Overlay = { element: null };
  show(coming);
  // Whoever knows the palette types on at once.
  const endTyping = name === "palette" ? keepTyped() : () => "";
  try {
    const Component = await files[name]();
    const typed = endTyping();
    // A dialog may have opened while the file was on its way.
    show(isDialogOpen() ? null : { element: createElement(Component, { onClose: closeOverlay, typed }) });
  } catch {
    endTyping();
    show(null);
    toast({ title: t("errorTitle"), description: t("failureScript"), variant: "destructive" });
  }
}

/** Closes the overlay that is open. */
export const closeOverlay = (): void => show(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What to draw for the overlay that is open; null for none. */
export function useOverlay(): ReactElement | null {
  return useSyncExternalStore(subscribe, () => shown)?.element ?? null;
}

/** Whether something that has its own keys stands over the page: a dialog, a menu, or what is on its way. */
const isCovered = (): boolean => isOverlayComing() || isDialogOpen() || document.querySelector("[role='menu']") !== null;

/** Whether a shortcut may act on a key press. */
export const mayAct = ({ target }: Pick<KeyboardEvent, "target">): boolean => !isTyping(target) && !isCovered();

/** Whether a shortcut of one character may act on a key press. */
export const isFree = (event: Pick<KeyboardEvent, "target">): boolean => areSingleKeysOn() && mayAct(event);
