import { HOUSE_QUESTIONS, type HouseQuestion } from "@hz/contract/channels/question-terms";
import { languageInGerman, type PortalLanguage, writtenIn } from "@hz/contract/languages";
import { useWatch } from "react-hook-form";
import { questions as german } from "@hz/contract/texts/de/questions";
import { InLanguages } from "../../shared/languages/in-languages.tsx";
import { useLanguageTexts } from "../../shared/languages/language-texts.ts";
import { type Fields, FormCheckbox, FormField } from "../../shared/form/form.tsx";
import { t } from "../../shared/texts/texts.ts";
import type { QuestionsGiven, QuestionsTyped } from "./questions-typed.ts";

export type QuestionsProps = { form: Fields<QuestionsTyped, QuestionsGiven>; languages: readonly PortalLanguage[] };

/** The fields of so many languages stand open: those of a channel with few. */
export const SHOWN = 2;

/** The house's questions: which of them are asked, and in which words. */
export function HouseQuestions({ form, languages }: QuestionsProps) {
  const house = useWatch({ control: form.control, name: "house" });
  return (
    <ul className="grid gap-3">
      {HOUSE_QUESTIONS.map((name) => (
        <li key={name} className="grid gap-3 rounded-card border border-line p-4">
          <FormCheckbox form={form} name={`house.${name}.isOn`} label={german[`questions.${name}`]} />
          {house[name].isOn && (
            <div className="grid gap-4 pl-7.5">
              <InLanguages languages={languages} first={SHOWN} className="grid items-start gap-4 sm:grid-cols-2">
                {(language) => (
                  <FormField
                    form={form}
                    name={`house.${name}.labels.${language}`}
                    label={t("questionsWording", { language: languageInGerman(language) })}
                    hint={<Wording language={language} name={name} />}
                    autoComplete="off"
                  />
                )}
              </InLanguages>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** How we word a question in a language. */
function Wording({ language, name }: { language: PortalLanguage; name: HouseQuestion }) {
  const { data } = useLanguageTexts(language);
  return <span {...writtenIn(language)}>{t("questionsHouseWording", { wording: data?.questions[`questions.${name}`] ?? "…" })}</span>;
}
