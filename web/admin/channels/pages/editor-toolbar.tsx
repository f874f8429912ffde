import { type Editor, useEditorState } from "@tiptap/react";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { Toolbar, ToolbarButton } from "../../../ui/toolbar.tsx";
import { t } from "../../shared/texts/texts.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { BLOCKS, GROUPS, HISTORY, MARKS, shortcutOf, type Tool } from "./tools.ts";

type Press = "pointer" | "keyboard";

/** `controls` is the id of the editor's text. */
export function EditorToolbar({ editor, controls }: { editor: Editor; controls: string }) {
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
