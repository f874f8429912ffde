import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** The grey shape of something that is still loading; `className` sets its size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames("block rounded-control bg-line motion-safe:animate-pulse", className)} />;
}

/** The loading state of a screen: `label` is for screen readers, `children` are skeletons in the final layout. */
export function Loading({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
