/** With the toasts' own distance more than a page leaves below its end, where such a bar stands highest. */
const BELOW = 16;

/**
 * For `ref`: takes a bar that stays at the foot of the screen and lets toasts stand above it, as high as it is, until it
 * goes. They came over its buttons, which are what somebody reaches for next.
 */
export function footBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const measure = new ResizeObserver(() => style.setProperty("--foot-bar", `${bar.offsetHeight + BELOW}px`));
  measure.observe(bar);
  return () => {
    measure.disconnect();
    style.removeProperty("--foot-bar");
  };
}
