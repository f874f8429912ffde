import { type InvoiceFacts, paidOf, type Party, periodOf, rateOf, REVERSE_CHARGE } from "../e-invoice.ts";
import { type Look, Type } from "./type.ts";

type Doc = PDFKit.PDFDocument;
type Element = ReturnType<Doc["struct"]>;
type Cell = { text: string; look: Look; more?: string };

const mm = (millimetres: number) => (millimetres * 72) / 25.4;
/** A letter by DIN 5008, form B: margins, address, information beside it, subject. */
const LEFT = mm(25);
const WIDTH = mm(165);
const RIGHT = LEFT + WIDTH;
const SENDER = mm(57.5);
const ADDRESS = { y: mm(62.7), look: { x: LEFT, width: mm(80), size: 10.5 } };
const INFORMATION = { y: mm(50), label: { x: mm(118), width: mm(30) }, value: { x: mm(149), width: mm(41) } };
const SUBJECT = mm(103);
const NEXT_PAGE = mm(25);
const FOOT = mm(270);
const MUTED = "#4a5753";
const BRAND = "#0b5a4b";
const LINE = "#c9cec6";

/** The product's mark on a grid of 28, as `web/brand` draws it. */
export const MARK =
  "M6.5 2h15A4.5 4.5 0 0 1 26 6.5v7a4.5 4.5 0 0 1-4.5 4.5H16v2.5h3V23h-3v1h2v2h-4.5a1.5 1.5 0 0 1-1.5-1.5V18H6.5A4.5 4.5 0 0 1 2 13.5v-7A4.5 4.5 0 0 1 6.5 2zM14 6.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 0 0 0-6.4z";

/** Columns of the lines, by their left edge and width. */
const COLUMNS = {
  position: { x: LEFT, width: mm(10) },
  service: { x: LEFT + mm(10), width: mm(82) },
  quantity: { x: LEFT + mm(94), width: mm(15), align: "right" },
  price: { x: LEFT + mm(110), width: mm(26), align: "right" },
  net: { x: LEFT + mm(137), width: mm(28), align: "right" },
} satisfies Record<string, Look>;
const SUMS = { label: { x: LEFT + mm(70), width: mm(64), align: "right" }, value: COLUMNS.net } satisfies Record<string, Look>;

/** What a document of these facts is called. */
export const nameOf = ({ corrects }: InvoiceFacts) => (corrects === null ? "Rechnung" : "Rechnungskorrektur");

/** Draws what the embedded XML says for people: the same number, days, parties, lines and sums. */
export function drawInvoice(doc: Doc, facts: InvoiceFacts): void {
  const root = doc.struct("Document");
  doc.addStructure(root);
  const page = new Page(doc, root);
  drawHead(page, facts);
  drawLines(page, facts);
  drawSums(page, facts);
  drawNotes(page, facts);
  root.end();
  drawEdges(page, facts);
}

class Page {
  readonly doc: Doc;
  readonly root: Element;
  readonly type: Type;
  y = 0;

  constructor(doc: Doc, root: Element) {
    this.doc = doc;
    this.root = root;
    this.type = new Type(doc);
  }

  /** Goes on upon a new page unless there is so much room left. */
  room(height: number): void {
    if (this.y + height <= FOOT - mm(6)) return;
    this.doc.continueOnNewPage();
    this.y = NEXT_PAGE;
  }

  /** A paragraph here, and where the next thing goes after it. */
  write(text: string, look: Look, tag: "P" | "H1" = "P"): void {
    const draw = () => void (this.y = this.type.set(text, this.y, look));
    this.root.add(this.doc.struct(tag, {}, draw));
  }

  /** A row of a table here; what stands below a cell's text is smaller. */
  row(table: Element, cells: readonly Cell[], tag: "TH" | "TD" = "TD"): void {
    const small = ({ look }: Cell): Look => ({ ...look, size: 8.5, ink: MUTED, weight: "regular" });
    const height = (cell: Cell) => this.type.heightOf(cell.text, cell.look) + (cell.more ? this.type.heightOf(cell.more, small(cell)) : 0);
    const tallest = Math.max(...cells.map(height));
    this.room(tallest);
    const row = this.doc.struct("TR");
    table.add(row);
    for (const cell of cells) {
      const draw = () => {
        const below = this.type.set(cell.text, this.y, cell.look);
        if (cell.more) this.type.set(cell.more, below, small(cell));
      };
      row.add(this.doc.struct(tag, {}, draw));
    }
    row.end();
    this.y += tallest;
  }

  /** What is no text of the document: lines, the mark, what every page has. */
  artifact(type: "Layout" | "Pagination", draw: () => void): void {
    this.doc.markContent("Artifact", { type });
    draw();
    this.doc.endMarkedContent();
  }

  hairline(from = LEFT, below = 0): void {
    const at = this.y + below;
    this.artifact("Layout", () => void this.doc.moveTo(from, at).lineTo(RIGHT, at).lineWidth(0.6).stroke(LINE));
  }
}

function drawHead(page: Page, facts: InvoiceFacts): void {
  const { doc } = page;
  const { seller, buyer, number, corrects, issued, due } = facts;
  page.artifact("Layout", () => {
    doc.save().translate(LEFT, mm(16)).scale(0.9).path(MARK).fill(BRAND, "even-odd").restore();
    page.type.set("Hinweiszentrale", mm(16) + 3.5, { x: LEFT + 32, width: mm(80), size: 15, weight: "bold" });
  });
  page.y = SENDER;
  page.write([seller.name, seller.line1, `${seller.postalCode} ${seller.city}`].join(" · "), { ...ADDRESS.look, size: 7.5, ink: MUTED });
  page.y = Math.max(page.y, ADDRESS.y);
  for (const line of addressOf(buyer, seller.country)) page.write(line, ADDRESS.look);
  const below = page.y;
  const { from, to } = periodOf(facts);
  const information: [string, string | null][] = [
    ["Rechnungsnummer", number],
    ["Berichtigte Rechnung", corrects],
    ["Rechnungsdatum", dayOf(issued)],
    ["Zahlbar bis", due && dayOf(due.day)],
    ["Leistungszeitraum", `${dayOf(from)} – ${dayOf(to)}`],
    ["Ihre Referenz", buyer.reference],
    ["Ihre USt-IdNr.", buyer.vatId],
    ["Ihre E-Mail", buyer.email],
  ];
  page.y = INFORMATION.y;
  const table = startTable(page);
  for (const [label, value] of information) {
    if (!value) continue;
    page.row(table, [
      { text: label, look: { ...INFORMATION.label, size: 9, ink: MUTED } },
      { text: value, look: { ...INFORMATION.value, size: 9 } },
    ]);
    page.y += 1.5;
  }
  table.end();
  page.y = Math.max(SUBJECT, below + mm(8), page.y + mm(8));
  page.write(`${nameOf(facts)} ${number}`, { x: LEFT, width: WIDTH, size: 17, weight: "bold" }, "H1");
}

function drawLines(page: Page, { lines }: InvoiceFacts): void {
  page.y += mm(5);
  const table = startTable(page);
  const head = { position: "Pos.", service: "Leistung", quantity: "Menge", price: "Einzelpreis", net: "Betrag netto" };
  const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  page.row(
    table,
    names.map((name) => ({ text: head[name], look: { ...COLUMNS[name], size: 8.5, weight: "bold", ink: MUTED } })),
    "TH",
  );
  page.hairline(LEFT, 3);
  page.y += 8;
  for (const [index, { text, net, from, to }] of lines.entries()) {
    const said = {
      position: String(index + 1),
      service: text,
      quantity: net < 0 ? "-1" : "1",
      price: money(Math.abs(net)),
      net: money(net),
    };
    const more = `${dayOf(from)} – ${dayOf(to)}`;
    page.row(
      table,
      names.map((name) => ({ text: said[name], look: COLUMNS[name], ...(name === "service" ? { more } : {}) })),
    );
    page.y += 5;
  }
  table.end();
  page.hairline();
}

function drawSums(page: Page, facts: InvoiceFacts): void {
  const { net, tax } = facts;
  const gross = net + tax;
  const bold = { weight: "bold" } as const;
  page.y += 8;
  page.room(mm(40));
  const table = startTable(page);
  const sum = (label: string, cents: number, look: Partial<Look> = {}) => {
    page.row(table, [
      { text: label, look: { ...SUMS.label, ...look } },
      { text: money(cents), look: { ...SUMS.value, ...look } },
    ]);
    page.y += 2;
  };
  sum("Summe netto", net);
  sum(`Umsatzsteuer ${rateOf(facts).percent} % auf ${money(net)}`, tax);
  sum(facts.corrects === null ? "Rechnungsbetrag brutto" : "Berichtigung brutto", gross, { ...bold, size: 11.5 });
  page.hairline(SUMS.label.x + mm(18), 2);
  page.y += 7;
  const { paid, left } = paidOf(facts);
  sum(facts.corrects !== null ? "Bereits verrechnet" : gross < 0 ? "Bereits gutgeschrieben" : "Bereits bezahlt", paid);
  sum("Noch zu zahlen", left, bold);
  table.end();
}

/** What the buyer is to do. */
function howToPay({ net, number, corrects, due }: InvoiceFacts): string {
  if (corrects !== null)
    return `Um diesen Betrag ist die Rechnung ${corrects} berichtigt. Was von ihr noch offen war, ist entsprechend weniger; was schon bezahlt war, steht Ihnen als Guthaben für die nächsten Rechnungen zur Verfügung. Für diese Korrektur ist nichts zu zahlen.`;
  if (net < 0) return "Der Betrag steht Ihnen als Guthaben für die nächsten Rechnungen zur Verfügung. Es ist nichts zu zahlen.";
  if (!due) return "Der Betrag ist mit Ihrem Guthaben verrechnet oder schon bezahlt. Bitte überweisen Sie nichts.";
  const { iban, bic, holder } = due.account;
  const grouped = iban.replace(/(.{4})(?=.)/g, "$1 ");
  return `Bitte überweisen Sie ${money(due.cents)} bis ${dayOf(due.day)} an ${holder}, IBAN ${grouped}, BIC ${bic}, Verwendungszweck ${number}.`;
}

function drawNotes(page: Page, facts: InvoiceFacts): void {
  const look: Look = { x: LEFT, width: WIDTH };
  const notes: Cell[] = [
    ...(facts.isReverseCharge ? [{ text: `${REVERSE_CHARGE.reason} (Reverse Charge).`, look }] : []),
    { text: howToPay(facts), look },
    {
      text: `Diese Datei ist die E-Rechnung (ZUGFeRD, Profil EN 16931) zur ${nameOf(facts)} ${facts.number}: Die Angaben dieser Seiten stehen als XML in der Datei „factur-x.xml“, die hier eingebettet ist. Es gibt sie auch in anderer Form. Alle Formen sind inhaltlich identische Mehrstücke derselben ${nameOf(facts)}: Bitte buchen Sie nur eine davon.`,
      look: { ...look, size: 9, ink: MUTED },
    },
  ];
  page.y += mm(8);
  for (const { text, look } of notes) {
    page.room(page.type.heightOf(text, look));
    page.write(text, look);
    page.y += 7;
  }
}

/** The seller at every page's foot, and which of how many pages it is. */
function drawEdges(page: Page, { seller, number }: InvoiceFacts): void {
  const { doc, type } = page;
  const look = { width: mm(53), size: 8, ink: MUTED };
  const columns = [
    [seller.name, seller.line1, `${seller.postalCode} ${seller.city}`, countryOf(seller.country)],
    // A seller without a name of whoever answers is named itself.
    [...(seller.contact === seller.name ? [] : [seller.contact]), seller.phone, seller.email],
    [`USt-IdNr. ${seller.vatId}`],
  ];
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    doc.switchToPage(index);
    page.y = FOOT;
    page.hairline();
    page.artifact("Pagination", () => {
      for (const [column, lines] of columns.entries()) {
        let y = FOOT + 7;
        for (const line of lines) y = type.set(line, y, { ...look, x: LEFT + mm(56) * column });
      }
      const which = `Rechnung ${number} · Seite ${index - start + 1} von ${count}`;
      type.set(which, FOOT + 40, { ...look, x: LEFT + mm(85), width: mm(80), align: "right" });
    });
  }
}

function startTable({ doc, root }: Page): Element {
  const table = doc.struct("Table");
  root.add(table);
  return table;
}

/** The lines of an address; the country where the letter crosses a border. */
function addressOf({ name, line1, postalCode, city, country }: Party, from: string): string[] {
  return [name, line1, `${postalCode} ${city}`, ...(country === from ? [] : [countryOf(country).toUpperCase()])];
}

const countryOf = (code: string): string => new Intl.DisplayNames("de", { type: "region" }).of(code) ?? code;
const money = (cents: number): string => (cents / 100).toLocaleString("de-DE", { style: "currency", currency: "EUR" });
/** "2026-11-28" as "28.11.2026". */
const dayOf = (day: string): string => day.split("-").toReversed().join(".");
