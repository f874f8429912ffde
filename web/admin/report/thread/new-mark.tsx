import { t } from "../../shared/texts/texts.ts";

/** The line above the first message that was not seen before. */
export function NewMark() {
  return (
    <li className="flex items-center gap-3 text-sm font-semibold text-brand before:h-px before:grow before:bg-brand after:h-px after:grow after:bg-brand">
      {t("newMessages")}
    </li>
  );
}
