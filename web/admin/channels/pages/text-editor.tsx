import { MAX_PAGE_CHARACTERS } from "@hz/contract/limits";
import { type Editor, EditorContent } from "@tiptap/react";
import type { ReactNode } from "react";
import { t } from "../../shared/texts/texts.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import type { PageProblem } from "./page-text.ts";

/** `id` is that of the label, and `children` is the editor's foot. */
type TextEditorProps = { id: string; label: string; editor: Editor; children: ReactNode };

/** The editor of a text under its label and its toolbar. */
export function TextEditor({ id, label, editor, children }: TextEditorProps) {
  return (
    <div className="grid min-w-0 gap-1">
      <span id={id} className="font-semibold">
        {label}
      </span>
      <div className="rounded-control border border-edge bg-surface focus-within:border-brand">
        <div className="border-b border-line p-1">
          <EditorToolbar editor={editor} controls={`${id}-text`} />
        </div>
        <EditorContent editor={editor} />
        {children}
      </div>
    </div>
  );
}

export const problemText = (problem: PageProblem): string =>
  problem.kind === "long" ? t("pageTooLong", { characters: problem.characters, max: MAX_PAGE_CHARACTERS }) : t("pageTooComplex");
