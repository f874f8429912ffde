import type { Box } from "./place-box.ts";

const MARGIN = 4;

/** The veil with a window over what is explained; the whole veil without anything. */
export function Highlight({ box }: { box: Box | null }) {
  if (!box) return <div className="absolute inset-0 bg-veil" />;
  const { left, top, width, height } = box;
  return (
    <div
      data-testid="highlight"
      className="absolute rounded-card shadow-[0_0_0_200vmax_var(--veil)] outline-2 -outline-offset-2 outline-brand transition-[left,top,width,height]"
      style={{ left: left - MARGIN, top: top - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN }}
    />
  );
}
