import type { TextHit } from "../../../vault/content/text-index.ts";
import { t } from "../../shared/texts/texts.ts";

/** Where a hit's word stands, with what is around it; nothing where it stands in the title. */
export function FoundText({ hit }: { hit: TextHit | undefined }) {
  if (!hit?.excerpt) return null;
  const { where, before, match, after } = hit.excerpt;
  return (
    <p className="mt-1 text-sm font-normal text-muted wrap-anywhere">
      <span className="font-semibold">{t(where === "message" ? "foundIn_message" : `text_${where}`)}:</span>{" "}
      <bdi>
        {before}
        <mark className="rounded-sm bg-accent-soft px-0.5 text-ink">{match}</mark>
        {after}
      </bdi>
    </p>
  );
}
