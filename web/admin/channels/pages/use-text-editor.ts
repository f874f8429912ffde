import { type PortalLanguage, writtenIn } from "@hz/contract/languages";
import type { RichText } from "@hz/contract/rich-text";
import { type Editor, useEditor } from "@tiptap/react";
import { useMemo } from "react";
import { EXTENSIONS } from "./editor-extensions.ts";
import { readablePaste } from "./pasted.ts";

/** The editor of a text, which begins with `text`; `label` is the id of what it is called. */
export const useTextEditor = (label: string, language: PortalLanguage, text: RichText, onType: (typed: RichText) => void): Editor =>
  useEditor({
    extensions: EXTENSIONS,
    content: opened(text),
    // The content policy lets no style in that comes from a script.
    injectCSS: false,
    editorProps: useMemo(() => propsOf(label, language), [label, language]),
    onUpdate: ({ editor }) => onType(editor.getJSON() as RichText),
  });

/** Shows a text in the editor, without a step back for whoever types. */
export function fill(editor: Editor, text: RichText): void {
  editor.chain().setMeta("addToHistory", false).setContent(opened(text), { emitUpdate: false }).run();
}

/** A text as the editor can open it: it knows none without a block. */
const opened = (text: RichText) => (text.content.length > 0 ? text : { type: "doc", content: [{ type: "paragraph" }] });

const propsOf = (label: string, language: PortalLanguage) => ({
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
