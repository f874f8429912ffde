import type { Channel } from "@hz/contract/channels/channels";
import { MAX_CHANNEL_NAME_CHARACTERS, MAX_PAGE_CHARACTERS } from "@hz/contract/limits";
import { type PortalLanguage, writtenIn } from "@hz/contract/languages";
import { EditorContent } from "@tiptap/react";
import { type FormEvent, useDeferredValue, useId } from "react";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Problem } from "../../../ui/problem.tsx";
import { SaveButtons } from "../../shared/page/save-bar.tsx";
import { t } from "../../shared/texts/texts.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { languageName } from "../../shared/languages/languages.ts";
import { countWords, type PageProblem } from "./page-text.ts";
import { Preview } from "./preview.tsx";
import { usePage } from "./use-page.ts";

type PageEditorProps = { channel: Channel; language: PortalLanguage; onUnsaved: (unsaved: boolean) => void };

export function PageEditor({ channel, language, onUnsaved }: PageEditorProps) {
  const id = useId();
  const { editor, name, setName, typed, state, saving, save, cancel } = usePage({ channel, language, onUnsaved, label: id });
  const drawn = useDeferredValue(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const isNameless = name.trim() === "";
  return (
    <>
      <Card title={t("pageHeading", { language: languageName(language) })}>
        <form noValidate onSubmit={submit} className="grid min-w-0 gap-5">
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
          <div className="grid min-w-0 gap-1">
            <span id={id} className="font-semibold">
              {t("pageText")}
            </span>
            <div className="rounded-control border border-edge bg-surface focus-within:border-brand">
              <div className="border-b border-line p-1">
                <EditorToolbar editor={editor} controls={`${id}-text`} />
              </div>
              <EditorContent editor={editor} />
              <div className="flex flex-wrap justify-between gap-x-4 border-t border-line px-3 py-1.5 text-sm text-muted">
                <span className="max-md:sr-only">{t("pageKeysHint")}</span>
                <span>{t("pageWords", { count: countWords(editor.getText({ blockSeparator: " " })) })}</span>
              </div>
            </div>
          </div>
          <Problem>{state.problem && problemText(state.problem)}</Problem>
          {state.foreign && <Notice tone="accent">{t(state.foreign === "gone" ? "pageGone" : "pageChanged")}</Notice>}
          <SaveButtons action={saving} isDirty={state.isUnsaved} isWrong={state.problem !== null || isNameless} onCancel={cancel} />
        </form>
      </Card>
      <Preview language={language} name={name} description={channel.description} doc={drawn} />
    </>
  );
}

export const problemText = (problem: PageProblem): string =>
  problem.kind === "long" ? t("pageTooLong", { characters: problem.characters, max: MAX_PAGE_CHARACTERS }) : t("pageTooComplex");
