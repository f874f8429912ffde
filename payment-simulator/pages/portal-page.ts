import { CARDS } from "../cards.ts";
import type { CustomerRow, InvoiceRow, PortalSessionRow, SubscriptionRow } from "../state.ts";
import { cardView } from "../views/payment.ts";
import { totals } from "../money.ts";
import { customerOf, need, priceOf, type World } from "../world.ts";
import { date, type Html, html, money } from "./html.ts";
import { STATUS } from "./invoice-page.ts";

const STATES: Record<SubscriptionRow["status"], string> = {
  trialing: "Testphase",
  active: "Aktiv",
  past_due: "Überfällig",
  canceled: "Beendet",
  incomplete: "Unvollständig",
  incomplete_expired: "Abgelaufen",
};

/** Whose portal an address's id is; a session that is too old is not there any more. */
export function portalOf(world: World, id: string): { session: PortalSessionRow; customer: CustomerRow } {
  const session = need(world.state.portalSessions, id, "portal session");
  return { session, customer: customerOf(world, session.customer) };
}

/** The customer's own page: plan, card, invoices. */
export function portalPage(world: World, id: string, back: string | null, failure: string | null): Html {
  const { customer } = portalOf(world, id);
  const of = <Row extends { customer: string | null }>(rows: Record<string, Row>) =>
    Object.values(rows)
      .filter((row) => row.customer === customer.id)
      .reverse();
  const invoices = of(world.state.invoices);
  return html`<h1>${customer.name ?? "Ihr Konto"}</h1>
    ${back !== null && html`<p><a href="${back}">Zurück zur Hinweiszentrale</a></p>`}
    ${failure !== null && html`<p class="bad" role="alert">${failure}</p>`}
    <section class="card">
      <h2>Tarif</h2>
      ${of(world.state.subscriptions).map((row) => planPart(world, row))}
      ${of(world.state.subscriptions).length === 0 && html`<p class="muted">Kein Tarif gebucht.</p>`}
    </section>
    <section class="card">
      <h2>Zahlungsart</h2>
      ${cardsPart(world, customer)}
      <form method="post">
        <fieldset>
          <legend>Andere Karte hinterlegen</legend>
          ${Object.entries(CARDS).map(([name, { label }], index) => html`<label><input type="radio" name="card" value="${name}" required${index === 0 && html` checked`} /> <span>${label}</span></label>`)}
        </fieldset>
        <div class="actions"><button name="action" value="card">Karte hinterlegen</button></div>
      </form>
    </section>
    <section class="card">
      <h2>Rechnungen</h2>
      ${invoices.length === 0 && html`<p class="muted">Noch keine Rechnungen.</p>`}
      <div class="lines">${invoices.map(invoicePart)}</div>
    </section>`;
}

function planPart(world: World, row: SubscriptionRow): Html {
  const price = priceOf(world, row.price);
  const isRunning = row.endedAt === null;
  const when = !isRunning
    ? `Beendet am ${date(row.endedAt ?? 0)}`
    : `${row.cancelAtPeriodEnd ? "Endet am" : row.status === "trialing" ? "Erste Zahlung am" : "Nächste Zahlung am"} ${date(row.periodEnd)}`;
  return html`<div class="row"><strong>${world.state.products[price.product]?.name}</strong><span>${STATES[row.status]}</span></div>
    <p class="muted">${money(price.unitAmount)} netto ${price.interval === "month" ? "im Monat" : "im Jahr"}. ${when}.</p>
    ${
      isRunning &&
      html`<form method="post">
        <input type="hidden" name="subscription" value="${row.id}" />
        <div class="actions">
          ${
            row.cancelAtPeriodEnd
              ? html`<button name="action" value="keep">Tarif behalten</button>`
              : html`<button class="plain" name="action" value="cancel">Zum ${date(row.periodEnd)} kündigen</button>`
          }
        </div>
      </form>`
    }`;
}

function cardsPart({ state }: World, customer: CustomerRow): Html {
  const subscription = Object.values(state.subscriptions).findLast((row) => row.customer === customer.id && row.endedAt === null);
  const row = state.paymentMethods[subscription?.defaultPaymentMethod ?? customer.defaultPaymentMethod ?? ""];
  if (subscription?.daysUntilDue != null) return html`<p>Auf Rechnung, zahlbar innerhalb von ${subscription.daysUntilDue} Tagen</p>`;
  if (row?.debit) return html`<p>SEPA-Lastschrift, IBAN endet auf ${row.debit.last4}</p>`;
  if (!row || row.card === null) return html`<p class="muted">Keine Zahlungsart hinterlegt.</p>`;
  const { last4, exp_month, exp_year } = cardView({ card: row.card, created: row.created });
  return html`<p>Visa, endet auf ${last4}, gültig bis ${exp_month}/${exp_year}</p>`;
}

function invoicePart(invoice: InvoiceRow): Html {
  return html`<div class="bill"><a href="/testzahlung/rechnung/${invoice.id}">${invoice.number}</a><span class="muted">${date(invoice.created)}</span>
<span class="number">${money(totals(invoice).gross)}</span><span${invoice.status === "paid" && html` class="good"`}>${STATUS[invoice.status]}</span>
${
  invoice.status === "open" &&
  html`<form method="post">
    <input type="hidden" name="invoice" value="${invoice.id}" /><button class="plain" name="action" value="pay">Jetzt zahlen</button>
  </form>`
}</div>`;
}
