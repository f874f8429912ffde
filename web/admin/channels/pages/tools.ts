import type { Editor } from "@tiptap/core";
import {
  Bold,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Strikethrough,
  TextQuote,
  Underline,
  Undo2,
} from "lucide-react";
import { t } from "../../shared/texts/texts.ts";

type Chain = ReturnType<Editor["chain"]>;

/** A button of the toolbar: what it does, and whether its effect is on where the cursor is. */
export type Tool = {
  id: string;
  label: () => string;
  icon: LucideIcon;
  /** The keys that do the same, as the editor's parts listen to them. */
  keys: string;
  isOn?: (editor: Editor) => boolean;
  run: (chain: Chain) => Chain;
};

const mark = (id: "bold" | "italic" | "underline" | "strike", label: Tool["label"], icon: LucideIcon, keys: string): Tool => ({
  id,
  label,
  icon,
  keys,
  isOn: (editor) => editor.isActive(id),
  run: (chain) => chain.toggleMark(id),
});
const heading = (level: 1 | 2 | 3, label: Tool["label"], icon: LucideIcon): Tool => ({
  id: `heading${level}`,
  label,
  icon,
  keys: `Mod+Alt+${level}`,
  isOn: (editor) => editor.isActive("heading", { level }),
  run: (chain) => chain.toggleHeading({ level }),
});

/** The toolbar, group by group; the link has a dialog and stands between the last two. */
export const MARKS: readonly Tool[] = [
  mark("bold", () => t("editorBold"), Bold, "Mod+B"),
  mark("italic", () => t("editorItalic"), Italic, "Mod+I"),
  mark("underline", () => t("editorUnderline"), Underline, "Mod+U"),
  mark("strike", () => t("editorStrike"), Strikethrough, "Mod+Shift+S"),
];
export const BLOCKS: readonly Tool[] = [
  heading(1, () => t("editorHeading1"), Heading1),
  heading(2, () => t("editorHeading2"), Heading2),
  heading(3, () => t("editorHeading3"), Heading3),
];
export const GROUPS: readonly Tool[] = [
  {
    id: "bulletList",
    label: () => t("editorBullets"),
    icon: List,
    keys: "Mod+Shift+8",
    isOn: (editor) => editor.isActive("bulletList"),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    id: "orderedList",
    label: () => t("editorNumbers"),
    icon: ListOrdered,
    keys: "Mod+Shift+7",
    isOn: (editor) => editor.isActive("orderedList"),
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    id: "blockquote",
    label: () => t("editorQuote"),
    icon: TextQuote,
    keys: "Mod+Shift+B",
    isOn: (editor) => editor.isActive("blockquote"),
    run: (chain) => chain.toggleBlockquote(),
  },
];
export const HISTORY: readonly Tool[] = [
  { id: "undo", label: () => t("editorUndo"), icon: Undo2, keys: "Mod+Z", run: (chain) => chain.undo() },
  { id: "redo", label: () => t("editorRedo"), icon: Redo2, keys: "Mod+Shift+Z", run: (chain) => chain.redo() },
];

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** A tool's keys as this device's keyboard names them (`shown`), and as screen readers want them (`keys`). */
export function shortcutOf(keys: string): { shown: string; keys: string } {
  if (isApple())
    return {
      shown: keys.replaceAll("+", "").replace("Mod", "⌘").replace("Shift", "⇧").replace("Alt", "⌥"),
      keys: keys.replace("Mod", "Meta"),
    };
  return {
    shown: keys.replace("Mod", t("editorControl")).replace("Shift", t("editorShift")).replace("Alt", t("editorAlt")),
    keys: keys.replace("Mod", "Control"),
  };
}
