import { type PortalLanguage, writtenIn } from "@hz/contract/languages";
import type { StoredTemplates } from "@hz/contract/templates/templates";
import type { KeyboardEvent } from "react";
import { matching } from "../../shared/search/match.ts";
import { textIn, templateGroups } from "../../templates/index.ts";
import type { LanguageTexts } from "@hz/contract/texts/language-texts";
import { t } from "../../shared/texts/texts.ts";

type TemplateChoicesProps = {
  stored: StoredTemplates;
  language: PortalLanguage;
  texts: LanguageTexts;
  typed: string;
  onChoose: (text: string, id: string) => void;
};

/** The templates for reporters that fit the language and what was typed, by topic. */
export function TemplateChoices({ stored, language, texts, typed, onChoose }: TemplateChoicesProps) {
  const groups = templateGroups(stored)
    .map(({ title, templates }) => {
      const offered = templates
        .map((template) => ({ ...template, text: textIn(template, language, texts).text }))
        .filter(({ purpose, text }) => purpose !== "copy" && text !== "")
        .map((template) => ({ ...template, label: template.title, otherNames: `${title} ${t(`templatePurpose_${template.purpose}`)}` }));
      return { title, templates: matching(offered, typed) };
    })
    .filter(({ templates }) => templates.length > 0);
  if (groups.length === 0)
    return (
      <p role="status" className="py-4 text-muted">
        {t("insertTemplateNone")}
      </p>
    );
  return groups.map(({ title, templates }) => (
    <section key={title} aria-label={title} className="grid gap-1 pb-4">
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      <ul className="grid gap-0.5">
        {templates.map(({ id, label, text }) => (
          <li key={id}>
            <button
              type="button"
              onKeyDown={toNeighbour}
              onClick={() => onChoose(text, id)}
              className="-mx-2 grid w-[calc(100%+1rem)] rounded-control px-2 py-1.5 text-left hover:bg-brand-soft"
            >
              <span className="font-semibold wrap-anywhere">{label}</span>
              <span {...writtenIn(language)} className="truncate text-sm text-muted">
                {text.replace(/\s+/g, " ")}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Arrows go from one template to the next, over the ends of topics. */
function toNeighbour(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const all = [...(event.currentTarget.closest("[role='dialog']")?.querySelectorAll<HTMLElement>("section button") ?? [])];
  all[all.indexOf(event.currentTarget) + step]?.focus();
}
