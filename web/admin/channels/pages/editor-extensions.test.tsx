import { RichText } from "@hz/contract/rich-text";
import { getSchema } from "@tiptap/core";
import { Fragment, type Node, type NodeType } from "@tiptap/pm/model";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RichText as Drawn } from "../../../rich-text/rich-text.tsx";
import { EXTENSIONS } from "./editor-extensions.ts";
import { isSameText, storedText } from "./page-text.ts";

const schema = getSchema(EXTENSIONS);

/** Random numbers that a seed repeats. */
function dice(seed: number) {
  let state = seed + 1;
  return (sides: number) => {
    state = (Math.imul(state, 48_271) >>> 0) % 2_147_483_647;
    return state % sides;
  };
}
type Dice = ReturnType<typeof dice>;

const HREFS = ["https://muster.de/ä?b=1", "mailto:a@muster.de", "tel:+4930123"];
const WORDS = ["Wort", "zwei Worte", "<script>", "„Zitat“", "😀", "\u00a0", "&amp;"];
const ATTRS: Record<string, (roll: Dice) => Record<string, unknown>> = {
  heading: (roll) => ({ level: 1 + roll(3) }),
  link: (roll) => ({ href: HREFS[roll(HREFS.length)] }),
};

/** Makes a node of a kind by walking what the schema lets stand in it, so that nothing it allows is forgotten. */
function grown(type: NodeType, roll: Dice): Node {
  if (type.isText) return schema.text(WORDS[roll(WORDS.length)]!);
  const children: Node[] = [];
  let match = type.contentMatch;
  while (match.edgeCount > 0 && (!match.validEnd || roll(4) > 0)) {
    const edge = match.edge(roll(match.edgeCount));
    const child = grown(edge.type, roll);
    const marks = child.isInline ? Object.values(schema.marks).filter((mark) => type.allowsMarkType(mark) && roll(3) === 0) : [];
    children.push(child.mark(marks.map((mark) => mark.create(ATTRS[mark.name]?.(roll)))));
    match = edge.next;
  }
  return type.createChecked(ATTRS[type.name]?.(roll), Fragment.fromArray(children));
}

test("whatever the editor can hold is taken by the contract, opens again as it was, and is drawn with all its words", () => {
  for (let seed = 0; seed < 400; seed++) {
    const node = grown(schema.topNodeType, dice(seed));
    node.check();
    const { text } = storedText(node.toJSON());
    if (!text) throw new Error(`seed ${seed}: ${JSON.stringify(RichText.safeParse(node.toJSON()).error?.issues)}`);
    const again = schema.nodeFromJSON(text.content.length > 0 ? text : { type: "doc", content: [{ type: "paragraph" }] });
    again.check();
    expect(isSameText(RichText.parse(again.toJSON()), text)).toBe(true);
    const drawn = renderToStaticMarkup(<Drawn doc={text} />);
    expect(drawn).not.toMatch(/<script|javascript:/);
    const said = drawn
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
    expect(said).toBe(node.textContent);
  }
});

test("the editor knows what its buttons make and nothing else", () => {
  expect(Object.keys(schema.nodes).sort()).toEqual(
    ["blockquote", "bulletList", "doc", "hardBreak", "heading", "listItem", "orderedList", "paragraph", "text"].sort(),
  );
  expect(Object.keys(schema.marks).sort()).toEqual(["bold", "italic", "link", "strike", "underline"]);
});
