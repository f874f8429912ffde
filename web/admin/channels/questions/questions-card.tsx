import type { Channel } from "@hz/contract/channels/channels";
import type { ChannelQuestions } from "@hz/contract/channels/questions";
import { type ReactNode, useEffect, useState } from "react";
import { Card } from "../../../ui/card.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { Form, FormCheckbox, useFields } from "../../shared/form/form.tsx";
import { languagesOf } from "../../shared/languages/languages.ts";
import { ABOVE_BAR, SaveBar } from "../../shared/page/save-bar.tsx";
import { showSaved } from "../../shared/queries/after-save.ts";
import { t } from "../../shared/texts/texts.ts";
import { HouseQuestions } from "./house-questions.tsx";
import { OwnQuestions } from "./own-questions.tsx";
import { saveQuestions } from "./queries.ts";
import { questionChanges, QuestionsForm, type QuestionsGiven, type QuestionsTyped, typedOf } from "./questions-typed.ts";

type QuestionsCardProps = { channel: Channel; questions: ChannelQuestions; onUnsaved: (unsaved: boolean) => void };

/** The form of a channel's questions; `onUnsaved` hears whether something is not saved. */
export function QuestionsCard({ channel, questions, onUnsaved }: QuestionsCardProps) {
  const form = useFields<QuestionsTyped, QuestionsGiven>(QuestionsForm, { defaultValues: typedOf(questions) });
  const { isDirty } = form.formState;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  // What a colleague saves meanwhile comes in while nothing is typed.
  useEffect(() => {
    if (!isDirty) form.reset(typedOf(questions));
  }, [questions, isDirty, form]);
  // What was removed before the form was saved or put back is not to be brought back into it.
  const [round, setRound] = useState(0);
  const nextRound = () => setRound((before) => before + 1);
  const saving = useAction({
    run: async (given: QuestionsGiven) => {
      const sent = structuredClone(form.getValues());
      // Against what the form began with: what a colleague saved meanwhile was not typed here.
      const change = questionChanges((form.formState.defaultValues as QuestionsTyped | undefined) ?? typedOf(questions), given);
      const saved = change ? typedOf(await saveQuestions(channel.id, change)) : sent;
      showSaved(form, sent, saved);
      return saved;
    },
    done: ({ isOn }) => ({ title: t("questionsSaved"), ...(!isOn && { description: t("questionsSavedOff") }) }),
    onDone: nextRound,
    failed: t("questionsSaveFailed"),
  });
  const languages = languagesOf(channel).there;
  return (
    <Card title={t("questionsTitle")}>
      <Form form={form} onValid={saving.run} className={`${ABOVE_BAR} grid gap-8`}>
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
        <SaveBar action={saving} isDirty={isDirty} onCancel={() => (form.reset(typedOf(questions)), nextRound())} />
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
