import { Mark } from "../../../brand/mark.tsx";
import { WithoutScripts } from "./without-scripts.tsx";

/** What stands on the page until the application has drawn itself, and the sentence for browsers without scripts. */
export function AdminShell() {
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <Mark className="size-10 text-brand motion-safe:animate-pulse" />
      <WithoutScripts />
    </div>
  );
}
