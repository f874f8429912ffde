import { LoaderCircle } from "lucide-react";
import { classNames } from "./class-names.ts";

/** Takes a class for size and colour and gives the turning circle of work in progress; silent for screen readers. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" className={classNames("size-4 shrink-0 animate-spin motion-reduce:animate-pulse", className)} />;
}
