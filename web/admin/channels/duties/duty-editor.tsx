import type { ChannelDuties } from "@hz/contract/channels/channel-duties";
import type { Channel } from "@hz/contract/channels/channels";
import type { OwnTextPage } from "@hz/contract/channels/duty-pages";
import { dutyPageText } from "@hz/contract/channels/duty-texts";
import type { RichText } from "@hz/contract/rich-text";
import type { Language } from "@hz/contract/scalars";
import { useMutation } from "@tanstack/react-query";
import { EditorContent, useEditor } from "@tiptap/react";
import { type FormEvent, useEffect, useId, useMemo, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { toast } from "../../../ui/toasts.ts";
import { sayFailure } from "../../shared/failures/say-failure.ts";
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
  language: Language;
  onUnsaved: (unsaved: boolean) => void;
};

/** Takes one of the pages in a language and gives the editor of its text, which begins with what stands on the portal. */
export function DutyEditor({ channel, duties, page, language, onUnsaved }: DutyEditorProps) {
  const id = useId();
  const there = useMemo(() => dutyPageText(page, language, duties), [page, language, duties]);
  const isOwn = duties.texts[page]?.[language] !== undefined;
  // What was last read or saved here: what is typed is compared with that.
  const [base, setBase] = useState<RichText>(there);
  const [typed, setTyped] = useState<RichText>(there);
  const [restoring, setRestoring] = useState(false);
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

  const saving = useMutation({
    mutationFn: (next: RichText | null) => saveDuties(channel.id, { texts: { [page]: { [language]: next } } }),
    onSuccess: (saved, next) => {
      const now = dutyPageText(page, language, saved);
      setBase(now);
      if (next === null) show(now);
      setRestoring(false);
      toast({ title: next === null ? t("dutyTextRestored") : t("dutiesSaved"), description: t("pageSavedText") });
    },
    onError: (error) => {
      setRestoring(false);
      sayFailure(t("pageSaveFailed"), error);
    },
  });
  const show = (next: RichText) => {
    setBase(next);
    setTyped(next);
    fill(editor, next);
  };
  // What a colleague saves comes in where nothing is typed.
  const isForeign = !saving.isPending && !isSameText(there, base);
  useEffect(() => {
    if (!isForeign || isUnsaved) return;
    setBase(there);
    setTyped(there);
    fill(editor, there);
  }, [isForeign, isUnsaved, there, editor]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnsaved && text && !saving.isPending) saving.mutate(text);
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
        {problem && <Notice tone="danger">{problemText(problem)}</Notice>}
        {isForeign && isUnsaved && <Notice tone="accent">{t("pageChanged")}</Notice>}
        <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
          {isOwn && !isUnsaved && (
            <Button variant="quiet" onClick={() => setRestoring(true)}>
              {t("dutyTextStandard")}
            </Button>
          )}
          {isUnsaved && (
            <Button variant="quiet" disabled={saving.isPending} onClick={() => show(there)}>
              {t("cancel")}
            </Button>
          )}
          <Button type="submit" off={!isUnsaved || problem !== null} busy={saving.isPending && !restoring}>
            {saving.isPending && !restoring ? t("saving") : t("save")}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={restoring}
        onOpenChange={setRestoring}
        title={t("dutyTextStandardTitle")}
        text={t("dutyTextStandardText")}
        cancelLabel={t("cancel")}
        confirmLabel={t("dutyTextStandard")}
        destructive
        busy={saving.isPending}
        onConfirm={() => saving.mutate(null)}
      />
    </Card>
  );
}
