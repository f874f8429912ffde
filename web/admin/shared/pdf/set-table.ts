import { FOOT, INK, INNER, LEADING, MARGIN, MUTED, PAPER, type Sheet, widthOf } from "./sheet.ts";

/** A column's share of the width, and where its cells begin or end. */
export type Column = { share: number; align: "left" | "right" };

/** Newer than its types. */
const [COLUMN_HEAD, ROW_HEAD]: object[] = [{ scope: "Column" }, { scope: "Row" }];
const SIZE = 9.5;

/** Sets rows below each other under their heads, which stand once more where a page begins; the first cell of a row names it. */
export function setTable(sheet: Sheet, columns: readonly Column[], heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const { doc, root } = sheet;
  const table = doc.struct("Table");
  root.add(table);
  const places = columns.map(({ share }, at) => ({
    x: MARGIN + INNER * columns.slice(0, at).reduce((sum, one) => sum + one.share, 0),
    width: INNER * share - 8,
  }));
  const setRow = (cells: readonly string[], isHead: boolean) => {
    const look = { size: SIZE, weight: isHead ? "bold" : "regular", ink: isHead ? MUTED : INK, align: "left" } as const;
    const laid = cells.map((text, at) => sheet.lay(text, { ...look, width: places[at]!.width }));
    const height = Math.max(...laid.map((lines) => lines.length)) * SIZE * LEADING + 7;
    if (sheet.y + height > PAPER.height - FOOT) {
      sheet.newPage();
      if (!isHead) setRow(heads, true);
    }
    const row = doc.struct("TR");
    table.add(row);
    const top = sheet.y;
    laid.forEach((lines, at) => {
      const { x, width } = places[at]!;
      const end = x + width - Math.max(...lines.map(widthOf)) * SIZE;
      sheet.y = top;
      row.add(
        doc.struct(isHead || at === 0 ? "TH" : "TD", isHead ? COLUMN_HEAD : at === 0 ? ROW_HEAD : {}, () =>
          sheet.setLines(lines, { ...look, x: columns[at]!.align === "right" ? end : x }),
        ),
      );
    });
    row.end();
    sheet.y = top + height - 7;
    sheet.hairline(2);
    sheet.y = top + height;
  };
  setRow(heads, true);
  for (const row of rows) setRow(row, false);
  table.end();
  sheet.y += 4;
}
