import type { VersionedQuestions } from "@hz/contract/channels/questions";
import { useEffect, useState } from "react";
import { useAction } from "../../shared/action/use-action.ts";
import { useFields } from "../../shared/form/form.tsx";
import { showSaved } from "../../shared/queries/after-save.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { saveQuestions } from "./queries.ts";
import { questionChanges, QuestionsForm, type QuestionsGiven, type QuestionsTyped, typedOf } from "./questions-typed.ts";

/** The form of a channel's questions, how to save it, and whether a colleague was faster. */
export function useQuestionsForm(channelId: string, stored: VersionedQuestions) {
  // What the form began with: another version since then is a colleague's.
  const [begun, setBegun] = useState(stored);
  const form = useFields<QuestionsTyped, QuestionsGiven>(QuestionsForm, { defaultValues: typedOf(stored) });
  const { isDirty } = form.formState;
  // What was removed before the form was saved or put back is not to be brought back into it.
  const [round, setRound] = useState(0);
  const nextRound = () => setRound((before) => before + 1);
  const take = () => {
    form.reset(typedOf(stored));
    setBegun(stored);
    nextRound();
  };
  // What a colleague saves meanwhile comes in while nothing is typed.
  useEffect(() => {
    if (isDirty) return;
    form.reset(typedOf(stored));
    setBegun(stored);
  }, [stored, isDirty, form]);
  const saving = useAction({
    run: async (given: QuestionsGiven) => {
      const sent = structuredClone(form.getValues());
      // Against what the form began with: what a colleague saved meanwhile was not typed here.
      const change = questionChanges(typedOf(begun), given);
      const saved = change ? await saveQuestions(channelId, { ...change, seen: begun.version }) : begun;
      showSaved(form, sent, change ? typedOf(saved) : sent);
      setBegun(saved);
      return saved;
    },
    done: ({ isOn }) => ({ title: t("questionsSaved"), ...(!isOn && { description: t("questionsSavedOff") }) }),
    onDone: nextRound,
    failed: t("questionsSaveFailed"),
    touches: [queryKeys.channelQuestions(channelId)],
  });
  const isCrossed = isDirty && !saving.busy && stored.version !== begun.version && !isTyped(stored, form.getValues());
  return {
    form,
    isDirty,
    /** Another one since the form was saved or put back. */
    round,
    saving,
    isCrossed,
    /** Back to what is stored. */
    take,
    /** Goes on with what is typed, knowing what is stored: that stands where nothing was typed. */
    keep() {
      showSaved(form, typedOf(begun), typedOf(stored));
      setBegun(stored);
      nextRound();
    },
  };
}

/** Whether what is stored is what is typed: then it was saved, and its answer lost. */
function isTyped(stored: VersionedQuestions, typed: QuestionsTyped): boolean {
  const { success, data } = QuestionsForm.safeParse(typed);
  return success && questionChanges(typedOf(stored), data) === null;
}
