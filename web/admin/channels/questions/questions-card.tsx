import type { Channel } from "@hz/contract/channels/channels";
import type { VersionedQuestions } from "@hz/contract/channels/questions";
import { type ReactNode, useEffect, useRef } from "react";
import { Card } from "../../../ui/card.tsx";
import { Form, FormCheckbox } from "../../shared/form/form.tsx";
import { languagesOf } from "../../shared/languages/languages.ts";
import { ABOVE_BAR, SaveBar } from "../../shared/page/save-bar.tsx";
import { t } from "../../shared/texts/texts.ts";
import { HouseQuestions } from "./house-questions.tsx";
import { OwnQuestions } from "./own-questions.tsx";
import { QuestionsConflict } from "./questions-conflict.tsx";
import { useQuestionsForm } from "./use-questions-form.ts";

type QuestionsCardProps = { channel: Channel; questions: VersionedQuestions; onUnsaved: (unsaved: boolean) => void };

/** The form of a channel's questions; `onUnsaved` hears whether something is not saved. */
export function QuestionsCard({ channel, questions, onUnsaved }: QuestionsCardProps) {
  const { form, isDirty, round, saving, isCrossed, take, keep } = useQuestionsForm(channel.id, questions);
  const conflict = useRef<HTMLDivElement>(null);
  const isRefused = saving.refusal === "QUESTIONS_CHANGED";
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  // The button is far below what it was refused for.
  useEffect(() => {
    if (isRefused && isCrossed) conflict.current?.focus();
  }, [isRefused, isCrossed]);
  const choose = (act: () => void) => () => {
    saving.setProblem(null);
    act();
    form.setFocus("isOn");
  };
  const languages = languagesOf(channel).there;
  return (
    <Card title={t("questionsTitle")}>
      <Form form={form} onValid={saving.run} className={`${ABOVE_BAR} grid gap-8`}>
        {isCrossed && (
          <QuestionsConflict stored={questions} language={languages[0]!} ref={conflict} onTake={choose(take)} onKeep={choose(keep)} />
        )}
        <div className="grid gap-4">
          <p className="max-w-prose text-muted">{t("questionsLead")}</p>
          <FormCheckbox form={form} name="isOn" label={t("questionsOn")} hint={t("questionsOnHint")} />
        </div>
        <Part title={t("questionsHouse")} hint={t("questionsHouseHint")}>
          <HouseQuestions form={form} languages={languages} />
        </Part>
        <Part title={t("questionsOwn")} hint={t("questionsOwnHint")}>
          <OwnQuestions key={round} form={form} languages={languages} />
        </Part>
        <SaveBar action={saving} isDirty={isDirty} onCancel={take} />
      </Form>
    </Card>
  );
}

function Part({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 text-lg font-semibold">{title}</legend>
      <p className="max-w-prose text-sm text-muted">{hint}</p>
      {children}
    </fieldset>
  );
}
