import { HOUSE_QUESTIONS, type HouseQuestionTexts } from "@hz/contract/channels/question-terms";
import type { ChannelQuestions } from "@hz/contract/channels/questions";
import type { PortalLanguage } from "@hz/contract/languages";
import { questions as german } from "@hz/contract/texts/de/questions";
import type { Ref } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useLanguageTexts } from "../../shared/languages/language-texts.ts";
import { t } from "../../shared/texts/texts.ts";

type QuestionsConflictProps = {
  stored: ChannelQuestions;
  language: PortalLanguage;
  ref: Ref<HTMLDivElement>;
  onTake: () => void;
  onKeep: () => void;
};

/** Says that a colleague saved other questions while somebody was writing, shows them, and lets the writer choose. `ref` can be focused. */
export function QuestionsConflict({ stored, language, ref, onTake, onKeep }: QuestionsConflictProps) {
  const { data: texts } = useLanguageTexts(language);
  const labels = labelsOf(stored, language, texts?.questions ?? german);
  return (
    <div ref={ref} tabIndex={-1} className="rounded-card">
      <Notice tone="danger">
        <p>{t("questionsConflict")}</p>
        <details>
          <summary className="cursor-pointer font-semibold">{t("questionsConflictShow")}</summary>
          {!stored.isOn && <p className="mt-1">{t("questionsConflictOff")}</p>}
          {labels.length === 0 && <p className="mt-1">{t("questionsConflictNone")}</p>}
          <ol className="mt-1 max-h-64 list-decimal overflow-y-auto pl-6">
            {labels.map(([id, label]) => (
              <li key={id}>{label}</li>
            ))}
          </ol>
        </details>
        <p className="text-sm">{t("questionsConflictKeepHint")}</p>
        <div className="mt-1 flex flex-wrap gap-2">
          <Button variant="quiet" size="small" onClick={onTake}>
            {t("questionsConflictTake")}
          </Button>
          <Button variant="quiet" size="small" onClick={onKeep}>
            {t("questionsConflictKeep")}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** What is asked, in the order of the form: each question's name and its words. */
function labelsOf({ house, own }: ChannelQuestions, language: PortalLanguage, ours: HouseQuestionTexts): [id: string, label: string][] {
  const asked = HOUSE_QUESTIONS.filter((name) => !house[name]?.isOff);
  return [
    ...asked.map((name): [string, string] => [name, house[name]?.labels[language] || ours[`questions.${name}`]]),
    ...own.map(({ id, words }): [string, string] => {
      const said = [words[language], ...Object.values(words)].find((one) => one?.label);
      return [id, said?.label ?? ""];
    }),
  ];
}
