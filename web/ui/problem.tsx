import type { ReactNode } from "react";
import { Notice } from "./notice.tsx";

/** Says what went wrong beside the button that started it; it is announced. */
export function Problem({ children }: { children: ReactNode }) {
  return children ? <Notice tone="danger">{children}</Notice> : null;
}
