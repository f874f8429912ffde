import { Mark } from "../../../brand/mark.tsx";
import { t } from "../texts/first-texts.ts";

/** The mark with the product's name; beside many buttons only read out where the screen is narrow. */
export function Brand({ crowded = false }: { crowded?: boolean }) {
  return (
    <span className="flex items-center gap-2.5 font-bold text-ink">
      <Mark className="size-7 shrink-0 text-brand" />
      <span className={crowded ? "max-[26rem]:sr-only" : undefined}>{t("productName")}</span>
    </span>
  );
}

/** What stands while the session is opened: the same mark as in the page that the server sent, so that nothing jumps. */
export function FirstPaint() {
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <Mark className="size-10 text-brand motion-safe:animate-pulse" />
      <span className="sr-only">{t("loading")}</span>
    </div>
  );
}
