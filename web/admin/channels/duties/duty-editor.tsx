import type { ChannelDuties } from "@hz/contract/channels/channel-duties";
import type { Channel } from "@hz/contract/channels/channels";
import type { OwnTextPage } from "@hz/contract/channels/duty-pages";
import { dutyPageText } from "@hz/contract/channels/duty-texts";
import type { RichText } from "@hz/contract/rich-text";
import type { PortalLanguage } from "@hz/contract/languages";
import { EditorContent, useEditor } from "@tiptap/react";
import { type FormEvent, useEffect, useId, useMemo, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { Problem } from "../../../ui/problem.tsx";
import { ActionDialog } from "../../shared/action/action-dialog.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { SaveButtons } from "../../shared/page/save-bar.tsx";
import { t } from "../../shared/texts/texts.ts";
import { EXTENSIONS } from "../pages/editor-extensions.ts";
import { EditorToolbar } from "../pages/editor-toolbar.tsx";
import { problemText } from "../pages/page-editor.tsx";
import { isSameText, storedText } from "../pages/page-text.ts";
import { fill, opened, propsOf } from "../pages/use-page.ts";
import { saveDuties } from "./queries.ts";

type DutyEditorProps = {
  channel: Channel;
  duties: ChannelDuties;
  page: OwnTextPage;
  language: PortalLanguage;
  onUnsaved: (unsaved: boolean) => void;
};

/** The editor of a page's text, which begins with what stands on the portal. */
export function DutyEditor({ channel, duties, page, language, onUnsaved }: DutyEditorProps) {
  const id = useId();
  const there = useMemo(() => dutyPageText(page, language, duties), [page, language, duties]);
  const isOwn = duties.texts[page]?.[language] !== undefined;
  // What was last read or saved here: what is typed is compared with that.
  const [base, setBase] = useState<RichText>(there);
  const [typed, setTyped] = useState<RichText>(there);
  const [asking, setAsking] = useState(false);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: opened(there),
    // The content policy lets no style in that comes from a script.
    injectCSS: false,
    editorProps: useMemo(() => propsOf(id, language), [id, language]),
    onUpdate: ({ editor: now }) => setTyped(now.getJSON() as RichText),
  });
  const { text, problem } = useMemo(() => storedText(typed), [typed]);
  const isUnsaved = text === null || !isSameText(text, base);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  const save = async (next: RichText | null) =>
    dutyPageText(page, language, await saveDuties(channel.id, { texts: { [page]: { [language]: next } } }));
  const saving = useAction({
    run: save,
    done: { title: t("dutiesSaved"), description: t("pageSavedText") },
    failed: t("pageSaveFailed"),
    onDone: setBase,
  });
  const restoring = useAction({
    run: () => save(null),
    done: { title: t("dutyTextRestored"), description: t("pageSavedText") },
    failed: t("pageSaveFailed"),
    onDone: (now) => {
      show(now);
      setAsking(false);
    },
  });
  const show = (next: RichText) => {
    setBase(next);
    setTyped(next);
    fill(editor, next);
  };
  // What a colleague saves comes in where nothing is typed.
  const isForeign = !saving.busy && !restoring.busy && !isSameText(there, base);
  useEffect(() => {
    if (!isForeign || isUnsaved) return;
    setBase(there);
    setTyped(there);
    fill(editor, there);
  }, [isForeign, isUnsaved, there, editor]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnsaved && text) saving.run(text);
  };
  const name = t(`dutyPage_${page}`);
  return (
    <Card title={name} actions={<Pill tone={isOwn ? "info" : "neutral"}>{t(isOwn ? "dutyOwn" : "dutyStandard")}</Pill>}>
      <form noValidate onSubmit={submit} className="grid min-w-0 gap-5">
        <Notice tone="info">
          <p>{t("dutyTextLead")}</p>
          <p>{t("dutiesLegal")}</p>
        </Notice>
        <div className="grid min-w-0 gap-1">
          <span id={id} className="font-semibold">
            {t("dutyTextLabel", { page: name })}
          </span>
          <div className="rounded-control border border-edge bg-surface focus-within:border-brand">
            <div className="border-b border-line p-1">
              <EditorToolbar editor={editor} controls={`${id}-text`} />
            </div>
            <EditorContent editor={editor} />
            <p className="border-t border-line px-3 py-1.5 text-sm text-muted max-md:sr-only">{t("pageKeysHint")}</p>
          </div>
        </div>
        <Problem>{problem && problemText(problem)}</Problem>
        {isForeign && isUnsaved && <Notice tone="accent">{t("pageChanged")}</Notice>}
        <SaveButtons action={saving} isDirty={isUnsaved} isWrong={problem !== null} onCancel={() => show(there)}>
          {isOwn && !isUnsaved && (
            <Button variant="quiet" onClick={() => setAsking(true)}>
              {t("dutyTextStandard")}
            </Button>
          )}
        </SaveButtons>
      </form>
      {asking && (
        <ActionDialog
          title={t("dutyTextStandardTitle")}
          text={t("dutyTextStandardText")}
          confirmLabel={t("dutyTextStandard")}
          destructive
          action={restoring}
          onClose={() => setAsking(false)}
          onConfirm={restoring.run}
        />
      )}
    </Card>
  );
}
