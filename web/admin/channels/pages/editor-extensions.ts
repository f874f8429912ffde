import type { AnyExtension, Command, Mark, Node } from "@tiptap/core";
import { NodeRange } from "@tiptap/pm/model";
import { isLinkAllowed } from "@hz/contract/links";
import { StarterKit } from "@tiptap/starter-kit";
import { linkAddress } from "./link-address.ts";
import { PASTED_RULES } from "./pasted.ts";

/** What differs from the kit's own parts: the editor can make what the contract takes, and nothing else. */
const CHANGES: Record<string, (part: AnyExtension) => AnyExtension> = {
  // No lists in lists, no headings in quotes: the portal draws paragraphs in both.
  listItem: (part) =>
    (part as Node).extend({
      content: "paragraph+",
      // Not the tabulator, which would hold the focus of whoever goes by keyboard.
      addKeyboardShortcuts() {
        return { Enter: () => this.editor.commands.splitListItem(this.name) };
      },
    }),
  blockquote: (part) =>
    (part as Node).extend({
      content: "paragraph+",
      addCommands() {
        return {
          ...this.parent?.(),
          // Whatever it was before, it is paragraphs in the quote.
          toggleBlockquote:
            () =>
            ({ editor, chain }) =>
              editor.isActive(this.name) ? chain().command(unquote).run() : chain().clearNodes().wrapIn(this.name).run(),
        };
      },
    }),
  bold: (part) => (part as Mark).extend({ parseHTML: () => PASTED_RULES.bold }),
  italic: (part) => (part as Mark).extend({ parseHTML: () => PASTED_RULES.italic }),
  orderedList: (part) => (part as Node).extend({ addAttributes: () => ({}) }),
  link: (part) =>
    (part as Mark).extend({
      addAttributes: () => ({ href: { default: null } }),
      addPasteRules: () => [],
    }),
};

/** Lifts what is selected out of its quotes, also where everything is selected. */
const unquote: Command = ({ tr }) => {
  const quotes: { start: number; end: number }[] = [];
  tr.doc.nodesBetween(tr.selection.from, tr.selection.to, (node, at) => {
    if (node.type.name === "blockquote") quotes.push({ start: at + 1, end: at + node.nodeSize - 1 });
  });
  // From the end on, so that the places before stay where they are.
  for (const { start, end } of quotes.reverse()) {
    const first = tr.doc.resolve(start);
    tr.lift(new NodeRange(first, tr.doc.resolve(end), first.depth), first.depth - 1);
  }
  return true;
};

const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((part) => CHANGES[part.name]?.(part) ?? part);
  },
});

/** The editor's parts: what their buttons do, and the schema that everything typed and pasted is held to. */
export const EXTENSIONS: AnyExtension[] = [
  Kit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
    heading: { levels: [1, 2, 3] },
    link: {
      autolink: false,
      linkOnPaste: true,
      openOnClick: false,
      defaultProtocol: "https",
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (href) => isLinkAllowed(href),
      // An address that is pasted over selected words.
      shouldAutoLink: (pasted) => linkAddress(pasted) !== null,
    },
  }),
];
