import type { Channel } from "@hz/contract/channels/channels";
import type { RichText } from "@hz/contract/rich-text";
import type { PortalLanguage } from "@hz/contract/languages";
import { useEffect, useMemo, useState } from "react";
import { useAction } from "../../shared/action/use-action.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { isSameText, type PageProblem, storedText } from "./page-text.ts";
import { changeLanguage } from "./use-languages.ts";
import { fill, useTextEditor } from "./use-text-editor.ts";

type Page = NonNullable<Channel["languages"][PortalLanguage]>;
type Given = { channel: Channel; language: PortalLanguage; onUnsaved: (unsaved: boolean) => void; label: string };
type State = {
  isUnsaved: boolean;
  problem: PageProblem | null;
  /** What a colleague did meanwhile to the page that is not saved here. */
  foreign: "changed" | "gone" | null;
};

const NOTHING: Page = { name: "", content: { type: "doc", content: [] } };
const isSamePage = (one: Page, other: Page) => one.name === other.name && isSameText(one.content, other.content);

/** What is typed of a channel's page in one language, what of it is not saved, and how to save or drop that. */
export function usePage({ channel, language, onUnsaved, label }: Given) {
  const there = channel.languages[language];
  // What was last read or saved here: what is typed is compared with that.
  const [base, setBase] = useState<Page>(there ?? NOTHING);
  const [name, setName] = useState(base.name);
  const [typed, setTyped] = useState<RichText>(base.content);
  const editor = useTextEditor(label, language, base.content, setTyped);
  const { text, problem } = useMemo(() => storedText(typed), [typed]);
  const isRenamed = name.trim() !== base.name;
  const isRewritten = text === null || !isSameText(text, base.content);
  const isUnsaved = isRenamed || isRewritten;
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  const showName = (page: Page) => setName(page.name);
  const showText = (page: Page) => {
    setTyped(page.content);
    fill(editor, page.content);
  };
  const saving = useAction({
    run: async () => {
      const change = { ...((isRenamed || !there) && { name: name.trim() }), ...((isRewritten || !there) && text && { content: text }) };
      const { languages } = await changeLanguage(channel.id, language, change);
      return languages[language] ?? NOTHING;
    },
    done: { title: t("pageSaved"), description: t("pageSavedText") },
    failed: t("pageSaveFailed"),
    touches: [queryKeys.channels],
    onDone: (now) => {
      setBase(now);
      // What was not sent may have been changed by a colleague; what was typed since then stays.
      if (!isRenamed) showName(now);
      if (!isRewritten) showText(now);
    },
  });

  // What a colleague saves comes in where nothing is typed.
  const isForeign = !saving.busy && (there === undefined || !isSamePage(there, base));
  useEffect(() => {
    if (!isForeign || isUnsaved || !there) return;
    setBase(there);
    setName(there.name);
    setTyped(there.content);
    fill(editor, there.content);
  }, [isForeign, isUnsaved, there, editor]);

  const state: State = { isUnsaved, problem, foreign: isForeign && isUnsaved ? (there ? "changed" : "gone") : null };
  const save = () => {
    if (isUnsaved && text && name.trim() !== "") saving.run();
  };
  const cancel = () => {
    const page = there ?? base;
    setBase(page);
    showName(page);
    showText(page);
  };
  return { editor, name, setName, typed, state, saving, save, cancel };
}
