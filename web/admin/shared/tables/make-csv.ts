/** A list as a spreadsheet has it: what heads each column, and texts and moments below. */
export type ListTable = { heads: readonly string[]; rows: readonly (readonly (string | Date)[])[] };

/** What makes spreadsheets take a text for a formula, in the forms of East Asian keyboards, too, and after spaces. */
const FORMULA = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** By which spreadsheets recognise UTF-8. */
const MARK = "\uFEFF";

const two = (value: number) => String(value).padStart(2, "0");

/** A moment of this device as German spreadsheets read it. */
const written = (moment: Date) =>
  `${two(moment.getDate())}.${two(moment.getMonth() + 1)}.${moment.getFullYear()} ${two(moment.getHours())}:${two(moment.getMinutes())}`;

function cellOf(value: string | Date): string {
  const text = value instanceof Date ? written(value) : value;
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** The table as CSV: with semicolons, every cell quoted, none of them a formula. */
export function makeCsv({ heads, rows }: ListTable): string {
  return MARK + [heads, ...rows].map((cells) => `${cells.map(cellOf).join(";")}\r\n`).join("");
}
