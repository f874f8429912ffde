import { makeZip } from "client-zip";
import type { ListTable } from "./make-csv.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/** Of the workbook's three formats of cells. */
const [PLAIN, BOLD, MOMENT] = [0, 1, 2];
const [NARROWEST, WIDEST, MOMENT_WIDTH] = [10, 60, 17];
/** As many signs as a cell may have. */
const MOST_SIGNS = 32_767;

/** The table as a workbook for spreadsheets; `sheet` names its sheet. Texts are texts, moments are dates. */
export async function makeXlsx(table: ListTable, sheet: string): Promise<Blob> {
  const parts: [name: string, xml: string][] = [
    ["[Content_Types].xml", contentTypes()],
    ["_rels/.rels", relations([["officeDocument", "xl/workbook.xml"]])],
    ["xl/workbook.xml", workbook(sheet)],
    [
      "xl/_rels/workbook.xml.rels",
      relations([
        ["worksheet", "worksheets/sheet1.xml"],
        ["styles", "styles.xml"],
      ]),
    ],
    ["xl/styles.xml", styles()],
    ["xl/worksheets/sheet1.xml", worksheet(table)],
  ];
  const lastModified = new Date();
  const zip = makeZip(parts.map(([name, xml]) => ({ name, lastModified, input: HEAD + xml })));
  return new Blob([await new Response(zip).arrayBuffer()], { type: `${TYPE}.sheet` });
}

/** Text that is safe for XML, which knows no control signs and no halves of signs. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, "")
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const contentTypes = () =>
  `<Types xmlns="${PACKAGE}/content-types">` +
  `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/>` +
  `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`;

const relations = (targets: readonly [type: string, target: string][]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join("")}</Relationships>`;

const workbook = (sheet: string) =>
  `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const styles = () =>
  `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/></numFmts>` +
  `<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
  `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
  `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
  `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
  `<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
  `<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>` +
  `<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

function worksheet({ heads, rows }: ListTable): string {
  const widths = heads.map((head, column) =>
    rows.reduce((widest, row) => Math.max(widest, widthOf(row[column]!)), Math.max(NARROWEST, head.length + 3)),
  );
  const last = `${letterOf(heads.length - 1)}${rows.length + 1}`;
  return (
    `<worksheet xmlns="${MAIN}"><dimension ref="A1:${last}"/>` +
    `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join("")}</cols>` +
    `<sheetData>${[heads, ...rows].map((row, index) => rowOf(row, index + 1)).join("")}</sheetData>` +
    `<autoFilter ref="A1:${last}"/></worksheet>`
  );
}

const widthOf = (value: string | Date) => (value instanceof Date ? MOMENT_WIDTH : Math.min(WIDEST, value.length + 1));

const rowOf = (cells: readonly (string | Date)[], row: number) =>
  `<row r="${row}">${cells.map((value, column) => cellOf(value, `${letterOf(column)}${row}`, row === 1 ? BOLD : PLAIN)).join("")}</row>`;

function cellOf(value: string | Date, place: string, look: number | undefined): string {
  if (value instanceof Date) return `<c r="${place}" s="${MOMENT}"><v>${dayNumber(value)}</v></c>`;
  const text = escaped(value.slice(0, MOST_SIGNS));
  return `<c r="${place}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** Fewer columns than letters. */
const letterOf = (column: number) => String.fromCharCode(65 + column);

/** Days since the end of 1899, as spreadsheets count, by the clock of this device: they know no zones. */
const dayNumber = (moment: Date) => (moment.getTime() - moment.getTimezoneOffset() * 60_000) / 86_400_000 + 25_569;
