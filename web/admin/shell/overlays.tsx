import { useAutoStart } from "../tutorial/index.ts";
import { offerOverlays, useOverlay } from "../shared/overlay/overlay.ts";
import { useShortcuts } from "./shortcuts/use-shortcuts.ts";

offerOverlays({
  tutorial: async () => (await import("../tutorial/tutorial.tsx")).Tutorial,
  palette: async () => (await import("./palette/palette.tsx")).Palette,
  shortcuts: async () => (await import("./shortcuts/shortcuts-sheet.tsx")).ShortcutsSheet,
});

/** What may stand over every screen: the tutorial, the command palette, the sheet of shortcuts; one at a time. */
export function Overlays() {
  useShortcuts();
  useAutoStart();
  return useOverlay();
}
