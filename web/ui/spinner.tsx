import { LoaderCircle } from "lucide-react";
import { classNames } from "./class-names.ts";

/** Silent for screen readers; `className` sets size and colour. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" className={classNames("size-4 shrink-0 animate-spin motion-reduce:animate-pulse", className)} />;
}
