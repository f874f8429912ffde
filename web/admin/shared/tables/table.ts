/** A list as a spreadsheet has it: what heads each column, and texts and moments below. */
export type ListTable = { heads: readonly string[]; rows: readonly (readonly (string | Date)[])[] };
