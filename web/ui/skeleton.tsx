import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Takes a class for its size and gives the grey shape of something that is still loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames("block rounded-control bg-line motion-safe:animate-pulse", className)} />;
}

/** Takes the sentence for screen readers and skeletons in the final layout and gives the loading state of a screen. */
export function Loading({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
