import { useAutoStart } from "../tutorial/use-auto-start.ts";
import { useOverlay } from "./open-overlay.ts";
import { useShortcuts } from "./use-shortcuts.ts";

/** What may stand over every screen: the tutorial, the command palette, the sheet of shortcuts; one at a time. */
export function Overlays() {
  useShortcuts();
  useAutoStart();
  return useOverlay();
}
