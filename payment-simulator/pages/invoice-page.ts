import { charge, isUnderWay, receiveTransfer } from "../life/charging.ts";
import { amountDue, totals } from "../money.ts";
import type { InvoiceRow } from "../state.ts";
import { invoiceOf, pageOf, type World } from "../world.ts";
import { TRANSFERS_TO } from "../views/customer.ts";
import { date, type Html, html, money } from "./html.ts";

export const STATUS: Record<InvoiceRow["status"], string> = { draft: "Entwurf", open: "Offen", paid: "Bezahlt", void: "Storniert" };

/** An invoice as the provider shows it to whoever has its address. */
export function invoicePage(world: World, id: string, seller: readonly string[], failure: string | null = null): Html {
  const invoice = invoiceOf(world, id);
  const { net, taxes, gross } = totals(invoice);
  const due = amountDue(invoice);
  const credited = invoice.credited ?? 0;
  const line = (name: string, cents: number, kind = "") =>
    html`<div class="row ${kind}"><span>${name}</span><span class="number">${money(cents)}</span></div>`;
  return html`<h1>Rechnung ${invoice.number}</h1>
${failure !== null && html`<p class="bad" role="alert">${failure}</p>`}
<section class="card">
<div class="row"><span>Rechnungsdatum ${date(invoice.created)}</span><strong${invoice.status === "paid" && html` class="good"`}>${STATUS[invoice.status]}</strong></div>
<div class="row">
${party("Aussteller", seller.length > 0 ? seller : ["Der Betreiber dieser Installation ist nicht benannt."])}
${party("Empfänger", buyerLines(invoice.to))}
</div>
<div class="lines">
${invoice.lines.map(
  ({ description, amount, start, end }) =>
    html`<div>
      ${line(description, amount)}
      <p class="muted">${date(start)} bis ${date(end)}</p>
    </div>`,
)}
</div>
</section>
<section class="card">
${line("Netto", net)}
${taxes.map(({ rate, amount, reason }) => (reason === "standard_rated" ? line(`${world.state.taxRates[rate]?.name ?? "Steuer"} ${String(world.state.taxRates[rate]?.percentage ?? "")} %`, amount) : html`<p>${reason === "reverse_charge" ? "Steuerschuldnerschaft des Leistungsempfängers" : "Steuerfrei"}</p>`))}
${line("Brutto", gross, "sum")}
${invoice.startingBalance < 0 && gross > 0 && line("Guthaben", due + credited - gross)}
${credited > 0 && line("Rechnungskorrektur", -credited)}
${gross !== due && line("Zu zahlen", due, "sum")}
</section>
${
  invoice.status === "open" &&
  (isUnderWay(world, invoice) ? html`<p>${money(due)} werden per SEPA-Lastschrift eingezogen.</p>` : payPart(invoice, due))
}`;
}

/** The button of whoever is to pay; what is paid by transfer says where to, and the button plays the arrival. */
const payPart = ({ dueDate, number }: InvoiceRow, due: number): Html =>
  html`${
      dueDate != null &&
      html`<section class="card">
        <p>Bitte überweisen Sie ${money(due)} bis ${date(dueDate)}.</p>
        <p class="muted">Empfänger: ${TRANSFERS_TO.holder} · IBAN ${TRANSFERS_TO.iban} · Verwendungszweck ${number}</p>
      </section>`
    }
    <form method="post">
      <div class="actions"><button>${dueDate == null ? `${money(due)} jetzt zahlen` : "Überweisung eingegangen"}</button></div>
    </form>`;

const party = (heading: string, lines: readonly string[]): Html =>
  html`<div>
    <p class="muted">${heading}</p>
    ${lines.map((text) => html`<div>${text}</div>`)}
  </div>`;

/** Whom an invoice is made out to, a line each. */
function buyerLines({ name, address, taxIds }: InvoiceRow["to"]): string[] {
  const place = [address?.postal_code, address?.city].filter(Boolean).join(" ");
  return [name ?? "Ohne Namen", address?.line1, address?.line2, place, address?.country, ...taxIds.map((id) => `USt-IdNr. ${id}`)].filter(
    (line): line is string => Boolean(line),
  );
}

/** Pays an open invoice with its owner present; gives where to go for the bank's question, why it failed, or nothing. */
export function payInvoice(world: World, id: string): { leadTo: string } | { failure: string } | null {
  const invoice = invoiceOf(world, id);
  if (invoice.status !== "open" || isUnderWay(world, invoice)) return null;
  if (invoice.dueDate != null) {
    receiveTransfer(world, invoice);
    return null;
  }
  const decline = charge(world, invoice, { isManual: true });
  const intent = world.state.paymentIntents[invoice.paymentIntent ?? ""];
  if (decline?.code === "authentication_required" && intent) return { leadTo: new URL(pageOf(world, "auth", intent.secret)).pathname };
  return decline && { failure: decline.message };
}
