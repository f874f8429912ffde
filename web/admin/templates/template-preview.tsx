import { type PortalLanguage, writtenIn } from "@hz/contract/languages";
import { piecesOf, type PlaceholderValues, type TemplatePiece } from "@hz/contract/templates/template-fill";
import { classNames } from "../../ui/class-names.ts";
import { useUser } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { exampleValues } from "@hz/contract/templates/template-values";

const MARKS: Record<Exclude<TemplatePiece["kind"], "words">, string> = {
  placeholder: "bg-brand-soft text-brand",
  gap: "bg-accent-soft text-accent",
  unknown: "bg-danger-soft text-danger",
};

/** A template as it will read, with example values; what a person has to fill, or what is no placeholder, stands out. */
export function TemplatePreview({ text, language }: { text: string; language: PortalLanguage }) {
  const { companyName } = useUser();
  const values = exampleValues({ language, companyName, now: new Date() });
  return (
    <section aria-label={t("templatePreview")} className="grid gap-1">
      <h3 className="text-sm font-semibold text-muted">{t("templatePreview")}</h3>
      <div {...writtenIn(language)} className="rounded-control border border-line bg-canvas px-4 py-3 whitespace-pre-line wrap-anywhere">
        {text === "" ? <span className="text-muted">{t("templatePreviewEmpty")}</span> : piecesOf(text).map(draw(values))}
      </div>
    </section>
  );
}

const draw = (values: PlaceholderValues) => (piece: TemplatePiece, index: number) =>
  piece.kind === "words" ? (
    piece.text
  ) : (
    // Pieces have no other name than their place.
    <mark key={index} className={classNames("rounded-sm px-0.5", MARKS[piece.kind])}>
      {piece.kind === "placeholder" ? (values[piece.name] ?? piece.text) : piece.text}
    </mark>
  );
