import type { ChannelDuties } from "@hz/contract/channels/channel-duties";
import type { OwnTextPage } from "@hz/contract/channels/duty-pages";
import { dutyPageText } from "@hz/contract/channels/duty-texts";
import type { PortalLanguage } from "@hz/contract/languages";
import type { LanguageTexts } from "@hz/contract/texts/language-texts";
import type { RichText } from "@hz/contract/rich-text";
import { useEffect, useMemo, useState } from "react";
import { useAction } from "../../shared/action/use-action.ts";
import { t } from "../../shared/texts/texts.ts";
import { isSameText, storedText } from "../pages/page-text.ts";
import { fill, useTextEditor } from "../pages/use-text-editor.ts";
import { saveDuties } from "./queries.ts";

/** `label` is the id of what the text is called. */
type Given = { channelId: string; duties: ChannelDuties; page: OwnTextPage; language: PortalLanguage; texts: LanguageTexts; label: string };

/** What is typed of a page's text, which begins with what stands on the portal, and how to save, drop or restore it. */
export function useDutyText({ channelId, duties, page, language, texts, label }: Given) {
  const there = useMemo(() => dutyPageText(page, language, texts, duties), [page, language, texts, duties]);
  // What was last read or saved here: what is typed is compared with that.
  const [base, setBase] = useState<RichText>(there);
  const [typed, setTyped] = useState<RichText>(there);
  const [isAsking, setAsking] = useState(false);
  const editor = useTextEditor(label, language, there, setTyped);
  const { text, problem } = useMemo(() => storedText(typed), [typed]);
  const isUnsaved = text === null || !isSameText(text, base);

  const store = async (next: RichText | null) =>
    dutyPageText(page, language, texts, await saveDuties(channelId, { texts: { [page]: { [language]: next } } }));
  const show = (next: RichText) => {
    setBase(next);
    setTyped(next);
    fill(editor, next);
  };
  const saving = useAction({
    run: store,
    done: { title: t("dutiesSaved"), description: t("pageSavedText") },
    failed: t("pageSaveFailed"),
    onDone: setBase,
  });
  const restoring = useAction({
    run: () => store(null),
    done: { title: t("dutyTextRestored"), description: t("pageSavedText") },
    failed: t("pageSaveFailed"),
    onDone: (now) => {
      show(now);
      setAsking(false);
    },
  });
  // What a colleague saves comes in where nothing is typed.
  const isForeign = !saving.busy && !restoring.busy && !isSameText(there, base);
  useEffect(() => {
    if (!isForeign || isUnsaved) return;
    setBase(there);
    setTyped(there);
    fill(editor, there);
  }, [isForeign, isUnsaved, there, editor]);

  const save = () => isUnsaved && text && saving.run(text);
  const isCrossed = isForeign && isUnsaved;
  return { editor, problem, isUnsaved, isCrossed, saving, save, cancel: () => show(there), restoring, isAsking, setAsking };
}
