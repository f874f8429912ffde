import { useLayoutEffect, useState } from "react";
import type { Box } from "./place-box.ts";
import type { Step } from "./steps.ts";

/** Where what a step explains is on the screen; `inMenu` when that is only the button behind which it is found. */
export type Target = { box: Box; inMenu: boolean };

const named = (name: string) => [...document.querySelectorAll<HTMLElement>(`[data-tutorial="${name}"]`)];

/** The first of a step's elements that is visible, else the menu button where the menu has it, else nothing. */
function find({ targets = [] }: Step): { element: HTMLElement; inMenu: boolean } | null {
  const all = targets.flatMap(named);
  const element = all.find((one) => one.checkVisibility());
  if (element) return { element, inMenu: false };
  const menu = all.length > 0 ? named("menu").find((one) => one.checkVisibility()) : undefined;
  return menu ? { element: menu, inMenu: true } : null;
}

/** Where a step's element is; brings it onto the screen and follows it. */
export function useTarget(step: Step): Target | null {
  const [target, setTarget] = useState<Target | null>(null);
  useLayoutEffect(() => {
    find(step)?.element.scrollIntoView({ block: step.position === "bottom" ? "start" : "nearest" });
    const measure = () => {
      const found = find(step);
      if (!found) return setTarget(null);
      const { left, top, width, height } = found.element.getBoundingClientRect();
      setTarget({ box: { left, top, width, height }, inMenu: found.inMenu });
    };
    measure();
    // What is still being loaded moves what stands below it.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    addEventListener("resize", measure);
    addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
      removeEventListener("scroll", measure);
    };
  }, [step]);
  return target;
}

/** Leaves the page scrolled as it was found. */
export function useScrollRestoration(): void {
  useLayoutEffect(() => {
    const { scrollX, scrollY } = window;
    return () => scrollTo(scrollX, scrollY);
  }, []);
}
