import type { ReactNode } from "react";
import { Notice } from "./notice.tsx";

/** Takes what went wrong, or nothing, and says it beside the button that started it; it is announced. */
export function Problem({ children }: { children: ReactNode }) {
  return children ? <Notice tone="danger">{children}</Notice> : null;
}
