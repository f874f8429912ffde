import type { Step } from "./steps.ts";

export type Size = { width: number; height: number };
export type Box = Size & { left: number; top: number };

/** Between the box and what it explains, and between the box and the edge of the screen. */
const GAP = 16;
const EDGE = 12;
/** Below this width the sidebar is a drawer, and there is no room beside anything. */
const NARROW = 768;

const within = (wanted: number, size: number, whole: number) => Math.max(EDGE, Math.min(wanted, whole - size - EDGE));

/** The corner of the box: always on the screen, beside the target where there is room. */
export function placeBox(position: Step["position"], target: Box | null, box: Size, screen: Size): { left: number; top: number } {
  const centre = {
    left: within((screen.width - box.width) / 2, box.width, screen.width),
    top: within((screen.height - box.height) / 2, box.height, screen.height),
  };
  if (!target || position === "center") return centre;
  const right = target.left + target.width + GAP;
  if (position === "right" && screen.width >= NARROW && right + box.width + EDGE <= screen.width)
    return { left: right, top: within(target.top + target.height / 2 - box.height / 4, box.height, screen.height) };
  const below = target.top + target.height + GAP;
  const left = screen.width < NARROW ? centre.left : within(target.left + (target.width - box.width) / 2, box.width, screen.width);
  // On a phone the box stands where the thumb is; anywhere it gives way to a target that only leaves room above.
  if (below + box.height + EDGE <= screen.height) return { left, top: screen.width < NARROW ? screen.height - box.height - EDGE : below };
  const above = target.top - GAP - box.height;
  return { left, top: above >= EDGE ? above : within(screen.height, box.height, screen.height) };
}
