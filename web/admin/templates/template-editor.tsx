import { MAX_TEMPLATE_CHARACTERS } from "@hz/contract/limits";
import { type PortalLanguage, writtenIn } from "@hz/contract/languages";
import {
  AUTOMATIC_RECEIPT,
  check,
  leftOpen,
  openWithoutPerson,
  PLACEHOLDERS,
  unknownPlaceholders,
  written,
} from "@hz/contract/templates/template-fill";
import { useEffect, useId, useRef } from "react";
import { Field } from "../../ui/field.tsx";
import { insertText, Textarea } from "../../ui/input.tsx";
import { BareForm } from "../shared/form/bare-form.tsx";
import { sendByKey } from "../shared/keyboard/typing.ts";
import { RelativeMoment } from "../shared/moments/moment.tsx";
import { useUserNames } from "../shared/names/queries.ts";
import { SaveButtons } from "../shared/page/save-bar.tsx";
import { t } from "../shared/texts/texts.ts";
import { ReceiptSignature } from "./receipt-signature.tsx";
import { ResetText } from "./reset-text.tsx";
import { TemplateConflict } from "./template-conflict.tsx";
import { TemplatePreview } from "./template-preview.tsx";
import type { Said, Template } from "./templates-of.ts";
import { useTemplateText } from "./use-template-text.ts";
import { Toolbar as Radix } from "radix-ui";

type TemplateEditorProps = { template: Template; said: Said; language: PortalLanguage; onUnsaved: (unsaved: boolean) => void };

/** Changes a template's text in one language; `onUnsaved` hears whether something is not saved. */
export function TemplateEditor({ template, said, language, onUnsaved }: TemplateEditorProps) {
  const editing = useTemplateText(template.id, language, said);
  const { text, isDirty, saving } = editing;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);

  const unknown = check(text);
  const open = template.id === AUTOMATIC_RECEIPT ? openWithoutPerson(text) : [];
  const wrong = wrongIn(text, isDirty);
  const submit = () => {
    if (!isDirty || saving.busy) return;
    if (!wrong && unknown.length + open.length === 0) return editing.save();
    field.current?.focus();
    const [first] = [...unknown, ...open];
    if (first) field.current?.setSelectionRange(first.at, first.at + first.text.length);
  };
  return (
    <BareForm onSend={submit} className="grid min-w-0 gap-4">
      {editing.isCrossed && <TemplateConflict stored={said.stored} text={said.text} onUseStored={editing.drop} onUseTyped={editing.keep} />}
      <Field
        label={t("templateText")}
        hint={t("templateTextHint")}
        error={wrong ?? (unknown.length > 0 ? unknownPlaceholders(unknown) : open.length > 0 ? leftOpen(open) : null)}
      >
        {(control) => (
          <>
            <PlaceholderBar controls={control.id} onInsert={(placeholder) => field.current && insertText(field.current, placeholder)} />
            <Textarea
              {...control}
              ref={field}
              {...writtenIn(language)}
              aria-describedby={`${control["aria-describedby"] ?? ""} ${id}`}
              className="min-h-72"
              readOnly={saving.busy}
              value={text}
              onChange={({ target }) => editing.write(target.value)}
              onKeyDown={sendByKey}
            />
          </>
        )}
      </Field>
      <div className="-mt-3 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <p>
          <Origin said={said} isOwn={template.isOwn} />
        </p>
        <p id={id} className="tabular-nums">
          {t("templateLength", { count: text.length, max: MAX_TEMPLATE_CHARACTERS })}
        </p>
      </div>
      <TemplatePreview text={text} language={language} />
      {template.id === AUTOMATIC_RECEIPT && !isDirty && <ReceiptSignature language={language} text={text} />}
      <SaveButtons action={saving} isDirty={isDirty} onCancel={editing.drop}>
        {said.stored && (
          <div className="mr-auto">
            <ResetText stored={said.stored} house={said.house} onDone={editing.drop} />
          </div>
        )}
      </SaveButtons>
    </BareForm>
  );
}

/** What is wrong with a text that was edited, besides its placeholders. */
function wrongIn(text: string, isDirty: boolean): string | null {
  if (text.length > MAX_TEMPLATE_CHARACTERS) return t("templateTooLong", { max: MAX_TEMPLATE_CHARACTERS });
  return isDirty && text.trim() === "" ? t("templateTextRequired") : null;
}

function Origin({ said, isOwn }: { said: Said; isOwn: boolean }) {
  const users = useUserNames();
  if (!said.stored) return isOwn ? t("templateNotStored") : t("templateHouseText");
  const [before, after] = t("templateChangedBy", { moment: "\n", name: users.get(said.stored.updatedBy) ?? t("templateSomebody") }).split(
    "\n",
  );
  return (
    <>
      {before}
      <RelativeMoment at={said.stored.updatedAt} />
      {after}
    </>
  );
}

/** Buttons that insert a placeholder into the text with the id `controls`: one stop for the tabulator. */
function PlaceholderBar({ controls, onInsert }: { controls: string; onInsert: (placeholder: string) => void }) {
  return (
    <Radix.Root aria-label={t("templatePlaceholders")} aria-controls={controls} className="flex flex-wrap gap-1.5 py-1">
      {PLACEHOLDERS.map((name) => (
        <Radix.Button
          key={name}
          type="button"
          title={written(name)}
          // The pointer leaves the focus in the text, with what is selected there.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(written(name))}
          className="min-h-9 rounded-control border border-edge bg-surface px-2.5 text-sm text-ink transition-colors hover:bg-brand-soft"
        >
          {t(`templatePlaceholder_${name}`)}
        </Radix.Button>
      ))}
    </Radix.Root>
  );
}
