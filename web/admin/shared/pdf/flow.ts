import { drawLine } from "./draw-line.ts";
import type { Face } from "./lay-lines.ts";
import { type Column, setTable } from "./set-table.ts";
import { BODY, INK, INNER, LEADING, type Look, MARGIN, MUTED, Sheet, TOP, type Weight, widthOf } from "./sheet.ts";

export type { Column } from "./set-table.ts";
export type { Look, Weight } from "./sheet.ts";

/** So much of what somebody wrote stands together at least, and so far it is from what was written before. */
const [ENTRY, APART] = [4 * BODY * LEADING, 17];
const HEADS = { H1: 24, H2: 15, H3: BODY } as const;
const SMALL = 9;

/** Sets texts into a document, one below the other, page after page; `faces` are by weight. */
export function createFlow(doc: PDFKit.PDFDocument, faces: Record<Weight, Face[]>, redacted: string) {
  const sheet = new Sheet(doc, faces, redacted);
  return {
    space: (height: number) => {
      sheet.y += height;
    },
    /** Begins a new page unless there is so much room left. */
    room: (height: number) => sheet.room(height),
    /** How many passages stand as unknown so far. */
    unknown: () => sheet.unknown,
    title: (text: string) => sheet.write("H1", text, { weight: "bold", size: HEADS.H1 }),
    /** A section's head, never alone at the end of a page, and its line in the reader's outline. */
    head: (text: string) => {
      sheet.y += sheet.y === TOP ? 0 : 18;
      sheet.room(HEADS.H2 * LEADING + 4 + ENTRY);
      doc.outline.addItem(text);
      sheet.write("H2", text, { weight: "bold", size: HEADS.H2 });
      sheet.y += 4;
    },
    text: (text: string, look?: Look) => sheet.write("P", text, look),
    entry: (who: string, when: string, isFirst: boolean, body: (set: SetText) => void) => setEntry(sheet, who, when, isFirst, body),
    facts: (list: readonly { label: string; value: string }[]) => setFacts(sheet, list),
    list: (items: readonly { text: string; more: readonly string[] }[]) => setList(sheet, items),
    table: (columns: readonly Column[], heads: readonly string[], rows: readonly (readonly string[])[]) =>
      setTable(sheet, columns, heads, rows),
    end: () => sheet.root.end(),
  };
}
export type Flow = ReturnType<typeof createFlow>;
type SetText = (text: string, look?: Look) => void;

/** What somebody wrote: who and when above it, in a section of its own; apart from the one before where it is not the first. */
function setEntry(sheet: Sheet, who: string, when: string, isFirst: boolean, body: (set: SetText) => void): void {
  sheet.room(ENTRY + (isFirst ? 0 : APART));
  // A hairline between two that stand on one page.
  if (!isFirst && sheet.y !== TOP) {
    sheet.hairline(8);
    sheet.y += APART;
  }
  const section = sheet.doc.struct("Sect");
  sheet.root.add(section);
  const right = sheet.lay(when, { size: SMALL });
  const width = Math.max(...right.map(widthOf)) * SMALL;
  section.add(
    sheet.doc.struct("H3", {}, () => {
      const top = sheet.y;
      sheet.setLines(sheet.lay(who, { weight: "bold", width: INNER - width - 12, direction: "ltr" }), { size: BODY, ink: INK });
      const below = sheet.y;
      sheet.y = top + 1.5;
      for (const line of right) drawLine(sheet.doc, line, MARGIN + INNER - width, sheet.y, { size: SMALL, ink: MUTED });
      sheet.y = below + 1.5;
    }),
  );
  body((text, look) => sheet.write("P", text, look, section));
  section.end();
}

/** Names with what belongs to them, the names in a column at the left. */
function setFacts(sheet: Sheet, list: readonly { label: string; value: string }[]): void {
  const names = sheet.doc.struct("L");
  sheet.root.add(names);
  const column = 118;
  for (const { label, value } of list) {
    const item = sheet.doc.struct("LI");
    names.add(item);
    sheet.room(2 * BODY * LEADING);
    const top = sheet.y;
    sheet.write("Lbl", label, { ink: MUTED, width: column - 8 }, item);
    const below = sheet.y;
    sheet.y = top;
    sheet.write("LBody", value, { x: MARGIN + column, align: "left" }, item);
    sheet.y = Math.max(sheet.y, sheet.y > top ? below : 0) + 2;
    item.end();
  }
  names.end();
}

/** Lines below each other, each with what is to be said smaller below it. */
function setList(sheet: Sheet, items: readonly { text: string; more: readonly string[] }[]): void {
  const list = sheet.doc.struct("L");
  sheet.root.add(list);
  for (const { text, more } of items) {
    const item = sheet.doc.struct("LI");
    list.add(item);
    sheet.room((1 + Math.min(more.length, 3)) * BODY * LEADING);
    item.add(
      sheet.doc.struct("LBody", {}, () => {
        sheet.setLines(sheet.lay(text, {}), { size: BODY });
        for (const line of more) sheet.setLines(sheet.lay(line, { size: SMALL }), { size: SMALL, ink: MUTED });
      }),
    );
    item.end();
    sheet.y += 5;
  }
  list.end();
}
