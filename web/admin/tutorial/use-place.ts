import { useLayoutEffect, useState } from "react";
import { type Box, placeBox } from "./place-box.ts";
import type { Step } from "./steps.ts";

/** The corner of the box; null until it was measured. */
export function usePlace(element: HTMLElement | null, position: Step["position"], target: Box | null) {
  const [corner, setCorner] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    if (!element) return;
    const place = () => {
      const box = { width: element.offsetWidth, height: element.offsetHeight };
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      setCorner(placeBox(position, target, box, { width, height }));
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    addEventListener("resize", place);
    return () => {
      observer.disconnect();
      removeEventListener("resize", place);
    };
  }, [element, position, target]);
  return corner;
}
