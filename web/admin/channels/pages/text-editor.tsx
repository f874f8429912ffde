import { MAX_PAGE_CHARACTERS } from "@hz/contract/limits";
import { type Editor, EditorContent, useEditorState } from "@tiptap/react";
import { type ReactNode, useState } from "react";
import { t } from "../../shared/texts/texts.ts";
import type { PageProblem } from "./page-text.ts";
import { Link2 } from "lucide-react";
import { Toolbar, ToolbarButton } from "../../../ui/toolbar.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { BLOCKS, GROUPS, HISTORY, MARKS, shortcutOf, type Tool } from "./tools.ts";

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

type Press = "pointer" | "keyboard";

/** `controls` is the id of the editor's text. */
function EditorToolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const [linking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      ...Object.fromEntries([...MARKS, ...BLOCKS, ...GROUPS].map((tool) => [tool.id, tool.isOn?.(now) ?? false])),
      link: now.isActive("link"),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  }) as Record<string, boolean>;
  // Who came with the keyboard stays in the toolbar, and may press the next button.
  const run = (tool: Tool) => (by: Press) => tool.run(by === "pointer" ? editor.chain().focus() : editor.chain()).run();
  const draw = (tool: Tool) => {
    const Icon = tool.icon;
    return (
      <ToolbarButton
        key={tool.id}
        label={tool.label()}
        shortcut={shortcutOf(tool.keys)}
        {...(tool.isOn ? { pressed: on[tool.id] } : { off: !on[tool.id] })}
        onPress={run(tool)}
      >
        <Icon aria-hidden="true" className="size-5" />
      </ToolbarButton>
    );
  };
  const openLink = (by: Press) => {
    if (by === "pointer") editor.commands.focus();
    setLinking(true);
  };
  return (
    <>
      <Toolbar label={t("editorTools")} controls={controls}>
        <span className="flex">{MARKS.map(draw)}</span>
        <span className="flex">{BLOCKS.map(draw)}</span>
        <span className="flex">{GROUPS.map(draw)}</span>
        <span className="flex">
          <ToolbarButton label={t("editorLink")} pressed={on["link"]} onPress={openLink}>
            <Link2 aria-hidden="true" className="size-5" />
          </ToolbarButton>
        </span>
        <span className="flex">{HISTORY.map(draw)}</span>
      </Toolbar>
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}
