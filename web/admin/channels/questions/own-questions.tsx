import { MAX_OWN_QUESTIONS, QUESTION_KINDS } from "@hz/contract/channels/question-terms";
import { languageInGerman } from "@hz/contract/languages";
import { newId } from "@hz/crypto";
import { ArrowDown, ArrowUp, Plus, Trash2, Undo2 } from "lucide-react";
import { Fragment, useRef } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { Button } from "../../../ui/button.tsx";
import { Select, Textarea } from "../../../ui/input.tsx";
import { FormField } from "../../shared/form/form.tsx";
import { t } from "../../shared/texts/texts.ts";
import { InLanguages } from "../../shared/languages/in-languages.tsx";
import { type QuestionsProps, SHOWN } from "./house-questions.tsx";
import { newQuestion } from "./questions-typed.ts";
import { useRemoved } from "./use-removed.ts";

/** The questions that the office adds, in the order in which they are asked. */
export function OwnQuestions({ form, languages }: QuestionsProps) {
  // Not "id": the questions have one of their own.
  const { fields, append, insert, remove, move } = useFieldArray({ control: form.control, name: "own", keyName: "key" });
  const list = useRef<HTMLDivElement>(null);
  const removed = useRemoved(list, {
    take: (at) => {
      const question = structuredClone(form.getValues(`own.${at}`));
      remove(at);
      return question;
    },
    put: insert,
  });
  const isFull = fields.length >= MAX_OWN_QUESTIONS;
  const undoAt = isFull ? null : removed.last;
  const undo = undoAt !== null && <Undo number={undoAt + 1} onUndo={removed.undo} />;
  return (
    <div ref={list} className="grid gap-4">
      {fields.map(({ key }, at) => (
        <Fragment key={key}>
          {at === undoAt && undo}
          <div
            role="group"
            aria-label={t("questionsNumber", { number: at + 1 })}
            data-place
            tabIndex={-1}
            className="grid scroll-mt-24 gap-4 rounded-card border border-line p-4"
          >
            <OwnQuestion form={form} languages={languages} at={at} />
            <Moves at={at} count={fields.length} onMove={(to) => move(at, to)} onRemove={() => removed.remove(at)} />
          </div>
        </Fragment>
      ))}
      {undoAt === fields.length && undo}
      {isFull ? (
        <p className="text-sm text-muted">{t("questionsFull")}</p>
      ) : (
        <Button data-place variant="quiet" className="justify-self-start" onClick={() => append(newQuestion(newId()))}>
          <Plus aria-hidden="true" className="size-4" />
          {t("questionsAdd")}
        </Button>
      )}
    </div>
  );
}

function Undo({ number, onUndo }: { number: number; onUndo: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-sm text-muted">
        {t("questionsRemoved", { number })}
      </p>
      <Button variant="quiet" size="small" onClick={onUndo}>
        <Undo2 aria-hidden="true" className="size-4" />
        {t("questionsUndo")}
      </Button>
    </div>
  );
}

type MovesProps = { at: number; count: number; onMove: (to: number) => void; onRemove: () => void };

function Moves({ at, count, onMove, onRemove }: MovesProps) {
  const number = at + 1;
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="quiet" size="small" off={at === 0} aria-label={t("questionsUpOf", { number })} onClick={() => onMove(at - 1)}>
        <ArrowUp aria-hidden="true" className="size-4" />
        {t("questionsUp")}
      </Button>
      <Button
        variant="quiet"
        size="small"
        off={number === count}
        aria-label={t("questionsDownOf", { number })}
        onClick={() => onMove(at + 1)}
      >
        <ArrowDown aria-hidden="true" className="size-4" />
        {t("questionsDown")}
      </Button>
      <Button variant="quiet" size="small" aria-label={t("questionsRemove", { number })} onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4" />
        {t("pageRemoveShort")}
      </Button>
    </div>
  );
}

function OwnQuestion({ form, languages, at }: QuestionsProps & { at: number }) {
  const kind = useWatch({ control: form.control, name: `own.${at}.kind` });
  return (
    <>
      <FormField form={form} name={`own.${at}.kind`} label={t("questionsKind")} className="max-w-60">
        {(control) => (
          <Select {...control}>
            {QUESTION_KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`questionsKind_${one}`)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <InLanguages languages={languages} first={SHOWN} className="grid items-start gap-4 sm:grid-cols-2">
        {(code) => {
          const language = languageInGerman(code);
          const words = `own.${at}.words.${code}` as const;
          return (
            <div className="grid gap-4">
              <FormField form={form} name={`${words}.label`} label={t("questionsLabel", { language })} autoComplete="off" />
              <FormField
                form={form}
                name={`${words}.help`}
                label={t("questionsHelp", { language })}
                note={t("optional")}
                autoComplete="off"
              />
              {kind === "choice" && (
                <FormField
                  form={form}
                  name={`${words}.options`}
                  label={t("questionsOptions", { language })}
                  hint={t("questionsOptionsHint")}
                >
                  {(control) => <Textarea {...control} />}
                </FormField>
              )}
            </div>
          );
        }}
      </InLanguages>
    </>
  );
}
