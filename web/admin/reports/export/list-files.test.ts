import { expect, test } from "vitest";
import { readZip } from "../../../../scripts/read-zip.ts";
import type { CachedRow } from "../cache/report-cache.ts";
import { listTable } from "./list-table.ts";
import { type ListTable, makeCsv } from "../../shared/tables/make-csv.ts";
import { makeXlsx } from "../../shared/tables/make-xlsx.ts";

const moment = new Date(2026, 10, 21, 14, 5);
const table = (...cells: (string | Date)[]): ListTable => ({ heads: cells.map((_, index) => `Spalte ${index + 1}`), rows: [cells] });
const csvCells = (...cells: (string | Date)[]) => makeCsv(table(...cells)).split("\r\n")[1];

test("CSV begins with the mark of UTF-8, separates by semicolons, ends lines as Windows does", () => {
  expect(makeCsv(table("Müller", moment))).toBe('\uFEFF"Spalte 1";"Spalte 2"\r\n"Müller";"21.11.2026 14:05"\r\n');
});

test.each(["=1+1", "+49", "-3", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "=cmd|' /C calc'!A0"])("%j is no formula", (cell) => {
  expect(csvCells(cell)).toBe(`"'${cell.replaceAll('"', '""')}"`);
});

test("quotes, semicolons and line ends stay inside their cell", () => {
  expect(makeCsv(table('„so“ "so"; und\nso'))).toContain('"„so“ ""so""; und\nso"');
});

test("a workbook has texts as texts, moments as dates by the clock of this device, its head frozen, and is well-formed", async () => {
  const bytes = new Uint8Array(await (await makeXlsx(table('=1+1 <&> "x"\u0001\ud800', moment), "Meldungen")).arrayBuffer());
  const parts = new Map([...readZip(bytes)].map(([name, content]) => [name, new TextDecoder().decode(content)]));
  expect([...parts.keys()]).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/workbook.xml",
    "xl/_rels/workbook.xml.rels",
    "xl/styles.xml",
    "xl/worksheets/sheet1.xml",
  ]);
  const sheet = parts.get("xl/worksheets/sheet1.xml")!;
  expect(sheet).toContain('<c r="A2" s="0" t="inlineStr"><is><t xml:space="preserve">=1+1 &#60;&#38;&#62; &#34;x&#34;\ufffd</t></is></c>');
  const day = Number(/<c r="B2" s="2"><v>([\d.]+)<\/v><\/c>/.exec(sheet)![1]);
  // 21 November 2026 is day 46347 of spreadsheets, and 14:05 so much of it.
  expect(day).toBeCloseTo(46_347 + (14 * 60 + 5) / 1440, 6);
  expect(sheet).toContain('state="frozen"');
  expect(parts.get("xl/styles.xml")).toContain("dd\\.mm\\.yyyy\\ hh:mm");
  for (const xml of parts.values()) expect(tagsOf(xml)).toEqual([]);
});

/** The tags that are not closed where they should be. */
function tagsOf(xml: string): string[] {
  const open: string[] = [];
  for (const [, end, name, own] of xml.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (own) continue;
    if (!end) open.push(name!);
    else if (open.at(-1) === name) open.pop();
    else return [...open, name!];
  }
  return open;
}

const row: CachedRow = {
  id: "r",
  number: 7,
  caseNumber: "ABCD-EFGH",
  channelId: "c",
  departmentId: "d",
  category: null,
  reportType: "anonymous",
  status: "new",
  assignedTo: "gone",
  createdAt: "2026-11-20T10:00:00.000Z",
  lastActivityAt: "2026-11-21T10:00:00.000Z",
  unread: false,
  identityRevealedAt: null,
  isDrill: false,
  way: "portal",
  receivedAt: "2026-11-20T10:00:00.000Z",
  acknowledgedAt: null,
  feedbackAt: null,
  meetingAskedAt: null,
  closedAt: null,
  outcome: null,
};
const names = {
  categories: new Map<string, string>(),
  channels: new Map([["c", "Werk Süd"]]),
  departments: new Map([["d", "Compliance"]]),
  users: new Map<string, string>(),
};

test("the topic stands in the table only where it was asked for, and names are those of the screen", () => {
  const plain = listTable([row], names, null);
  expect(plain.heads).not.toContain("Thema");
  expect(plain.rows[0]).toEqual([
    "HZ-7",
    "ABCD-EFGH",
    "Nicht kategorisiert",
    "Werk Süd",
    "Compliance",
    "anonym",
    "Neu",
    "Ehemalige Person",
    new Date(row.createdAt),
    new Date(row.lastActivityAt),
    "",
  ]);
  expect(listTable([{ ...row, isDrill: true }], names, null).rows[0]!.at(-1)).toBe("ja");
  const topics = listTable([row], names, { titles: new Map([["r", { title: "Bestechung" }]]) });
  expect([topics.heads[2], topics.rows[0]![2]]).toEqual(["Thema", "Bestechung"]);
  expect(listTable([row], names, { titles: new Map([["r", { closed: "no-key" }]]) }).rows[0]![2]).toBe("nicht lesbar");
});
