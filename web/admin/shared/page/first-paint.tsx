import { Mark } from "../../../brand/mark.tsx";
import { t } from "../texts/first-texts.ts";

/** What stands while the session is opened: the same mark as in the page that the server sent, so that nothing jumps. */
export function FirstPaint() {
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <Mark className="size-10 text-brand motion-safe:animate-pulse" />
      <span className="sr-only">{t("loading")}</span>
    </div>
  );
}
