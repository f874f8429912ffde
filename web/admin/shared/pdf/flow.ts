import type { Face, Line, Run } from "./lay-lines.ts";
import { layLines, linesHere } from "./lay-lines.ts";
import { FOOT, INK, INNER, LINE, MARGIN, MUTED, PAPER, TOP } from "./paper.ts";

type Doc = PDFKit.PDFDocument;
type Element = ReturnType<Doc["struct"]>;
export type Weight = "regular" | "bold";
export type Look = { weight?: Weight; size?: number; ink?: string; x?: number; width?: number };
/** What heads and tags of the document's structure are called. */
type Tag = "H1" | "H2" | "H3" | "P" | "Lbl" | "LBody" | "TH" | "TD";
/** A column's share of the width, and where its cells begin or end. */
export type Column = { share: number; align: "left" | "right" };

/** Newer than its types. */
const [COLUMN_HEAD, ROW_HEAD]: object[] = [{ scope: "Column" }, { scope: "Row" }];
const LEADING = 1.36;
const BODY = 10.5;
/** So much of what somebody wrote stands together at least, and so far it is from what was written before. */
const [ENTRY, APART] = [4 * BODY * LEADING, 17];
const HEADS = { H1: 24, H2: 15, H3: BODY } as const;

/** Takes a document and its faces by weight and gives what sets texts into it, one below the other, page after page. */
export function createFlow(doc: Doc, faces: Record<Weight, Face[]>, redacted: string) {
  const root = doc.struct("Document");
  doc.addStructure(root);
  let y = TOP;
  let unknown = 0;
  const widths = new Map<string, number>();
  /** Of a text at the size of one point. */
  const measure = (text: string, face: string) => {
    const name = `${face} ${text}`;
    let known = widths.get(name);
    if (known === undefined) widths.set(name, (known = doc.font(face).fontSize(1000).widthOfString(text) / 1000));
    return known;
  };

  const newPage = () => {
    doc.continueOnNewPage();
    y = TOP;
  };
  const room = (height: number) => {
    if (y + height > PAPER.height - FOOT) newPage();
  };
  const decorate = (draw: () => void) => {
    doc.markContent("Artifact", { type: "Layout" });
    draw();
    doc.endMarkedContent();
  };

  const drawRun = ({ text, face, x, width, isRedacted }: Run, left: number, size: number, ink: string) => {
    if (isRedacted) {
      doc.rect(left + x * size, y + size * 0.14, width * size, size * 1.06).fill(INK);
      doc
        .font(face)
        .fontSize(size * 0.78)
        .fillColor("#ffffff");
      const inner = left + x * size + (width * size - doc.widthOfString(text)) / 2;
      return void doc.text(text, inner, y + size * 0.2, { lineBreak: false });
    }
    doc
      .font(face)
      .fontSize(size)
      .fillColor(ink)
      .text(text, left + x * size, y, { lineBreak: false });
  };

  /** Sets lines from here on; where the page ends, the rest follows on the next. */
  const setLines = (lines: readonly Line[], height: number, left: number, size: number, ink: string) => {
    for (let done = 0; done < lines.length;) {
      const fitting = Math.floor((PAPER.height - FOOT - y) / height);
      const here = linesHere(lines.length - done, fitting);
      // A page that is still empty takes what fits: there is no better one.
      const count = here === 0 && y === TOP ? Math.max(1, fitting) : here;
      for (const line of lines.slice(done, done + count)) {
        for (const run of line) drawRun(run, left, size, ink);
        y += height;
      }
      done += count;
      if (done < lines.length) newPage();
    }
  };

  /** A hairline between two that stand on one page. */
  const rule = () => {
    if (y === TOP) return;
    decorate(() =>
      doc
        .moveTo(MARGIN, y + 8)
        .lineTo(MARGIN + INNER, y + 8)
        .lineWidth(0.5)
        .stroke(LINE),
    );
    y += APART;
  };

  const lay = (text: string, { weight = "regular", size = BODY, x = MARGIN, width = MARGIN + INNER - x }: Look) => {
    const laid = layLines(text, { width: width / size, faces: faces[weight], measure, redacted: ` ${redacted} ` });
    unknown += laid.unknown;
    return laid.lines;
  };

  const write = (tag: Tag, text: string, look: Look = {}, parent: Element = root) => {
    const { size = BODY, ink = INK, x = MARGIN } = look;
    const lines = lay(text, look);
    parent.add(doc.struct(tag, {}, () => setLines(lines, size * LEADING, x, size, ink)));
  };

  return {
    space: (height: number) => {
      y += height;
    },
    /** Begins a new page unless there is so much room left. */
    room,
    /** How many passages stand as unknown so far. */
    unknown: () => unknown,
    title: (text: string) => write("H1", text, { weight: "bold", size: HEADS.H1 }),
    /** A section's head, never alone at the end of a page, and its line in the reader's outline. */
    head: (text: string) => {
      y += y === TOP ? 0 : 18;
      room(HEADS.H2 * LEADING + 4 + ENTRY);
      doc.outline.addItem(text);
      write("H2", text, { weight: "bold", size: HEADS.H2 });
      y += 4;
    },
    text: (text: string, look?: Look) => write("P", text, look),
    /** What somebody wrote: who and when above it, in a section of its own; apart from the one before where it is not the first. */
    entry: (who: string, when: string, isFirst: boolean, body: (set: (text: string, look?: Look) => void) => void) => {
      room(ENTRY + (isFirst ? 0 : APART));
      if (!isFirst) rule();
      const section = doc.struct("Sect");
      root.add(section);
      const right = lay(when, { size: 9 });
      const width = Math.max(...right.map((line) => line.reduce((sum, run) => sum + run.width, 0))) * 9;
      section.add(
        doc.struct("H3", {}, () => {
          const top = y;
          setLines(lay(who, { weight: "bold", width: INNER - width - 12 }), BODY * LEADING, MARGIN, BODY, INK);
          const below = y;
          y = top + 1.5;
          for (const run of right.flat()) drawRun(run, MARGIN + INNER - width, 9, MUTED);
          y = below + 1.5;
        }),
      );
      body((text, look) => write("P", text, look, section));
      section.end();
    },
    /** Names with what belongs to them, the names in a column at the left. */
    facts: (list: readonly { label: string; value: string }[]) => {
      const names = doc.struct("L");
      root.add(names);
      const [column, size] = [118, BODY];
      for (const { label, value } of list) {
        const item = doc.struct("LI");
        names.add(item);
        room(2 * size * LEADING);
        const top = y;
        write("Lbl", label, { ink: MUTED, width: column - 8 }, item);
        const below = y;
        y = top;
        write("LBody", value, { x: MARGIN + column }, item);
        y = Math.max(y, y > top ? below : 0) + 2;
        item.end();
      }
      names.end();
    },
    /** Lines below each other, each with what is to be said smaller below it. */
    list: (items: readonly { text: string; more: readonly string[] }[]) => {
      const list = doc.struct("L");
      root.add(list);
      for (const { text, more } of items) {
        const item = doc.struct("LI");
        list.add(item);
        room((1 + Math.min(more.length, 3)) * BODY * LEADING);
        item.add(
          doc.struct("LBody", {}, () => {
            setLines(lay(text, {}), BODY * LEADING, MARGIN, BODY, INK);
            for (const line of more) setLines(lay(line, { size: 9 }), 9 * LEADING, MARGIN, 9, MUTED);
          }),
        );
        item.end();
        y += 5;
      }
      list.end();
    },
    /** Rows below each other under their heads, which stand once more where a page begins; the first cell of a row names it. */
    table: (columns: readonly Column[], heads: readonly string[], rows: readonly (readonly string[])[]) => {
      const table = doc.struct("Table");
      root.add(table);
      const size = 9.5;
      const places = columns.map(({ share }, at) => ({
        x: MARGIN + INNER * columns.slice(0, at).reduce((sum, one) => sum + one.share, 0),
        width: INNER * share - 8,
      }));
      const setRow = (cells: readonly string[], isHead: boolean) => {
        const look = { size, weight: isHead ? "bold" : "regular", ink: isHead ? MUTED : INK } as const;
        const laid = cells.map((text, at) => lay(text, { ...look, width: places[at]!.width }));
        const height = Math.max(...laid.map((lines) => lines.length)) * size * LEADING + 7;
        if (y + height > PAPER.height - FOOT) {
          newPage();
          if (!isHead) setRow(heads, true);
        }
        const row = doc.struct("TR");
        table.add(row);
        const top = y;
        laid.forEach((lines, at) => {
          const { x, width } = places[at]!;
          const wide = Math.max(...lines.map((line) => line.reduce((sum, run) => sum + run.width, 0))) * size;
          y = top;
          row.add(
            doc.struct(isHead || at === 0 ? "TH" : "TD", isHead ? COLUMN_HEAD : at === 0 ? ROW_HEAD : {}, () =>
              setLines(lines, size * LEADING, columns[at]!.align === "right" ? x + width - wide : x, size, look.ink),
            ),
          );
        });
        row.end();
        y = top + height - 7;
        decorate(() =>
          doc
            .moveTo(MARGIN, y + 2)
            .lineTo(MARGIN + INNER, y + 2)
            .lineWidth(0.5)
            .stroke(LINE),
        );
        y = top + height;
      };
      setRow(heads, true);
      for (const row of rows) setRow(row, false);
      table.end();
      y += 4;
    },
    end: () => root.end(),
  };
}
export type Flow = ReturnType<typeof createFlow>;
