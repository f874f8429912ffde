import { authenticatePayment } from "../life/charging.ts";
import { authenticateSetup } from "../life/methods.ts";
import { amountDue } from "../money.ts";
import { missing, Refusal } from "../refusal.ts";
import type { PaymentIntentRow, SetupIntentRow } from "../state.ts";
import type { World } from "../world.ts";
import { sameText } from "./guard.ts";
import { type Html, html, money } from "./html.ts";

type Intent = { kind: "setup"; row: SetupIntentRow } | { kind: "payment"; row: PaymentIntentRow };

/** The intent of a secret that a browser holds. */
function intentOf({ state }: World, secret: string): Intent {
  const id = secret.split("_secret_")[0] ?? "";
  const setup = Object.hasOwn(state.setupIntents, id) ? state.setupIntents[id] : undefined;
  if (setup && sameText(setup.secret, secret)) return { kind: "setup", row: setup };
  const payment = Object.hasOwn(state.paymentIntents, id) ? state.paymentIntents[id] : undefined;
  if (payment && sameText(payment.secret, secret)) return { kind: "payment", row: payment };
  throw missing("intent", "…", "client_secret");
}

/** The bank's question to the card's owner. */
export function authPage(world: World, secret: string, back: string | null): Html {
  const { kind, row } = intentOf(world, secret);
  if (row.status !== "requires_action")
    return html`<h1>Nichts zu bestätigen</h1>
      <p>${row.status === "succeeded" ? "Diese Karte wurde bereits bestätigt." : "Diese Anfrage ist nicht mehr offen."}</p>
      ${back !== null && html`<p><a href="${back}">Zurück</a></p>`}`;
  const invoice = kind === "payment" ? world.state.invoices[row.invoice] : undefined;
  return html`<div class="card narrow">
    <h1>Bestätigung Ihrer Bank</h1>
    <p>
      ${invoice ? `Möchten Sie die Zahlung über ${money(amountDue(invoice))} freigeben?` : "Möchten Sie diese Karte für künftige Zahlungen freigeben?"}
    </p>
    <form method="post">
      ${back !== null && html`<input type="hidden" name="return" value="${back}" />`}
      <div class="actions">
        <button name="outcome" value="succeed">Bestätigen</button>
        <button class="plain" name="outcome" value="fail">Ablehnen</button>
      </div>
    </form>
  </div>`;
}

/** Applies the owner's answer; how the intent stands, and the names by which the provider adds it to an address. */
export function answerAuth(world: World, secret: string, outcome: unknown): { status: string; query: Record<string, string> } {
  const { kind, row } = intentOf(world, secret);
  if (outcome !== "succeed" && outcome !== "fail") throw new Refusal(400, "Die Antwort fehlt.");
  // Pressed twice, the first answer counts.
  if (row.status === "requires_action") {
    if (kind === "setup") authenticateSetup(world, row, outcome === "succeed");
    else authenticatePayment(world, row, outcome === "succeed");
  }
  const redirect_status = row.status === "succeeded" ? "succeeded" : "failed";
  return { status: row.status, query: { [kind === "setup" ? "setup_intent" : "payment_intent"]: row.id, redirect_status } };
}
