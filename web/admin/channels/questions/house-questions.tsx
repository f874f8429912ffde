import { HOUSE_QUESTIONS } from "@hz/contract/channels/question-terms";
import { languageInGerman, type PortalLanguage } from "@hz/contract/languages";
import { useWatch } from "react-hook-form";
import { HOUSE_WORDS } from "../../../i18n/questions.ts";
import { type Fields, FormCheckbox, FormField } from "../../shared/form/form.tsx";
import { t } from "../../shared/texts/texts.ts";
import type { QuestionsGiven, QuestionsTyped } from "./questions-typed.ts";

export type QuestionsProps = { form: Fields<QuestionsTyped, QuestionsGiven>; languages: readonly PortalLanguage[] };

/** The house's questions: which of them are asked, and in which words. */
export function HouseQuestions({ form, languages }: QuestionsProps) {
  const house = useWatch({ control: form.control, name: "house" });
  return (
    <ul className="grid gap-3">
      {HOUSE_QUESTIONS.map((name) => (
        <li key={name} className="grid gap-3 rounded-card border border-line p-4">
          <FormCheckbox form={form} name={`house.${name}.isOn`} label={HOUSE_WORDS.de[name].label} />
          {house[name].isOn && (
            <div className="grid items-start gap-4 pl-7.5 sm:grid-cols-2">
              {languages.map((language) => (
                <FormField
                  key={language}
                  form={form}
                  name={`house.${name}.labels.${language}`}
                  label={t("questionsWording", { language: languageInGerman(language) })}
                  hint={<span lang={language}>{t("questionsHouseWording", { wording: HOUSE_WORDS[language][name].label })}</span>}
                  autoComplete="off"
                />
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
