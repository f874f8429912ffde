import type { Channel } from "@hz/contract/channels/channels";
import type { RichText } from "@hz/contract/rich-text";
import { type PortalLanguage, writtenIn } from "@hz/contract/languages";
import { type Editor, useEditor } from "@tiptap/react";
import { useEffect, useMemo, useState } from "react";
import { useAction } from "../../shared/action/use-action.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { EXTENSIONS } from "./editor-extensions.ts";
import { isSameText, type PageProblem, storedText } from "./page-text.ts";
import { readablePaste } from "./pasted.ts";
import { changeLanguage } from "./use-languages.ts";

type Page = NonNullable<Channel["languages"][PortalLanguage]>;
type Given = { channel: Channel; language: PortalLanguage; onUnsaved: (unsaved: boolean) => void; label: string };
type State = {
  isUnsaved: boolean;
  problem: PageProblem | null;
  /** What a colleague did meanwhile to the page that is not saved here. */
  foreign: "changed" | "gone" | null;
};

const NOTHING: Page = { name: "", content: { type: "doc", content: [] } };
/** A text as the editor can open it: it knows none without a block. */
export const opened = (text: RichText) => (text.content.length > 0 ? text : { type: "doc", content: [{ type: "paragraph" }] });
const isSamePage = (one: Page, other: Page) => one.name === other.name && isSameText(one.content, other.content);

/** What is typed of a channel's page in one language, what of it is not saved, and how to save or drop that. */
export function usePage({ channel, language, onUnsaved, label }: Given) {
  const there = channel.languages[language];
  // What was last read or saved here: what is typed is compared with that.
  const [base, setBase] = useState<Page>(there ?? NOTHING);
  const [name, setName] = useState(base.name);
  const [typed, setTyped] = useState<RichText>(base.content);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: opened(base.content),
    // The content policy lets no style in that comes from a script.
    injectCSS: false,
    editorProps: useMemo(() => propsOf(label, language), [label, language]),
    onUpdate: ({ editor: now }) => setTyped(now.getJSON() as RichText),
  });
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

/** Shows a text in the editor, without a step back for whoever types. */
export function fill(editor: Editor, text: RichText): void {
  editor.chain().setMeta("addToHistory", false).setContent(opened(text), { emitUpdate: false }).run();
}

/** The attributes of an editor's text; `label` is the id of what it is called. */
export const propsOf = (label: string, language: PortalLanguage) => ({
  attributes: {
    id: `${label}-text`,
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": label,
    ...writtenIn(language),
    class: "page-text",
  },
  transformPastedHTML: readablePaste,
  // A dropped file is nothing that a text can take in, and the browser would leave the page for it.
  handleDrop: (_view: unknown, event: DragEvent) => {
    if (!event.dataTransfer?.files.length) return false;
    event.preventDefault();
    return true;
  },
});
