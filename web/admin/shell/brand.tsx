import { Mark } from "../../brand/mark.tsx";
import { t } from "../first-texts.ts";

/** The mark with the product's name. */
export function Brand() {
  return (
    <span className="flex items-center gap-2.5 font-bold text-ink">
      <Mark className="size-7 shrink-0 text-brand" />
      {t("productName")}
    </span>
  );
}
