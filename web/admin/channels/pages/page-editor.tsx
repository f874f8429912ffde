import type { Channel } from "@hz/contract/channels/channels";
import { MAX_CHANNEL_NAME_CHARACTERS } from "@hz/contract/limits";
import { type PortalLanguage, writtenIn } from "@hz/contract/languages";
import { useDeferredValue, useId } from "react";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Notice, Problem } from "../../../ui/notice.tsx";
import { BareForm } from "../../shared/form/bare-form.tsx";
import { SaveButtons } from "../../shared/page/save-bar.tsx";
import { t } from "../../shared/texts/texts.ts";
import { languageName } from "../../shared/languages/languages.ts";
import { countWords } from "./page-text.ts";
import { Preview } from "./preview.tsx";
import { problemText, TextEditor } from "./text-editor.tsx";
import { usePage } from "./use-page.ts";

type PageEditorProps = { channel: Channel; language: PortalLanguage; onUnsaved: (unsaved: boolean) => void };

export function PageEditor({ channel, language, onUnsaved }: PageEditorProps) {
  const id = useId();
  const { editor, name, setName, typed, state, saving, save, cancel } = usePage({ channel, language, onUnsaved, label: id });
  const drawn = useDeferredValue(typed);
  const isNameless = name.trim() === "";
  return (
    <>
      <Card title={t("pageHeading", { language: languageName(language) })}>
        <BareForm onSend={save} className="grid min-w-0 gap-5">
          <Field label={t("pageName")} hint={t("pageNameHint")} error={isNameless && t("pageNameMissing")}>
            {(control) => (
              <Input
                {...control}
                {...writtenIn(language)}
                autoComplete="off"
                maxLength={MAX_CHANNEL_NAME_CHARACTERS}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <TextEditor id={id} label={t("pageText")} editor={editor}>
            <div className="flex flex-wrap justify-between gap-x-4 border-t border-line px-3 py-1.5 text-sm text-muted">
              <span className="max-md:sr-only">{t("pageKeysHint")}</span>
              <span>{t("pageWords", { count: countWords(editor.getText({ blockSeparator: " " })) })}</span>
            </div>
          </TextEditor>
          <Problem>{state.problem && problemText(state.problem)}</Problem>
          {state.foreign && <Notice tone="accent">{t(state.foreign === "gone" ? "pageGone" : "pageChanged")}</Notice>}
          <SaveButtons action={saving} isDirty={state.isUnsaved} isWrong={state.problem !== null || isNameless} onCancel={cancel} />
        </BareForm>
      </Card>
      <Preview language={language} name={name} description={channel.description} doc={drawn} />
    </>
  );
}
