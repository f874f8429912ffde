import { allowOnly, integerOf, needText, partsOf, textOf, textsOf } from "../form.ts";
import { changeCustomer } from "../life/tell.ts";
import { amountDue, taxOf } from "../money.ts";
import { invalid, Refusal } from "../refusal.ts";
import { customerOf, invoiceOf, need, newId } from "../world.ts";
import { creditNoteView } from "../views/credit-note.ts";
import { type Call, page, PAGING } from "./call.ts";

/** Credits a part of an invoice: less remains to be paid, and what was paid of it already, by money or credit, comes back as credit. */
const create: Call = {
  params: ["invoice", "lines", "credit_amount", "memo", "email_type"],
  run({ world, params }) {
    const invoice = invoiceOf(world, needText(params, "invoice"));
    if (invoice.status !== "open" && invoice.status !== "paid")
      throw new Refusal(400, `You cannot credit an invoice that is ${invoice.status}.`, { code: "invoice_not_editable" });
    if (world.state.paymentIntents[invoice.paymentIntent ?? ""]?.status === "processing")
      throw new Refusal(400, "This invoice has a payment in progress.", { code: "invoice_payment_in_progress" });
    const [line, ...others] = partsOf(params, "lines") ?? [];
    if (!line || others.length > 0) throw invalid("The simulator credits one line.", "lines");
    allowOnly(line, ["type", "description", "quantity", "unit_amount", "tax_rates"]);
    if (textOf(line, "type") !== "custom_line_item") throw invalid("The simulator credits lines of their own only.", "lines[0][type]");
    const net = (integerOf(line, "unit_amount") ?? 0) * (integerOf(line, "quantity") ?? 1);
    const rates = textsOf(line, "tax_rates") ?? [];
    const tax = rates.reduce((sum, rate) => sum + taxOf(net, need(world.state.taxRates, rate, "tax rate", "lines")), 0);
    const remaining = amountDue(invoice) - invoice.amountPaid;
    const [before, after] = [Math.min(net + tax, remaining), Math.max(0, net + tax - remaining)];
    if (net <= 0 || (integerOf(params, "credit_amount") ?? 0) !== after)
      throw invalid(`The credit, refund and out of band amounts must equal ${after}.`, "credit_amount");
    invoice.credited = (invoice.credited ?? 0) + before;
    if (invoice.status === "open" && before === remaining) {
      invoice.status = "paid";
      invoice.paidAt = world.at;
      invoice.nextAttempt = null;
    }
    if (after > 0) {
      const customer = customerOf(world, invoice.customer);
      invoice.creditedAfter = (invoice.creditedAfter ?? 0) + after;
      changeCustomer(world, customer, () => void (customer.balance -= after));
    }
    const notes = (invoice.creditNotes ??= []);
    const number = `${invoice.number}-CN-${String(notes.length + 1).padStart(2, "0")}`;
    const description = textOf(line, "description") ?? "";
    const note = { id: newId("cn"), number, created: world.at, description, net, tax, before, after };
    notes.push(note);
    return creditNoteView(invoice, note);
  },
};

const list: Call = {
  params: [...PAGING, "invoice"],
  run({ world, params }) {
    const invoice = invoiceOf(world, needText(params, "invoice"));
    return page("/v1/credit_notes", invoice.creditNotes ?? [], params, (note) => creditNoteView(invoice, note));
  },
};

export const creditNoteCalls: Record<string, Call> = { "POST /credit_notes": create, "GET /credit_notes": list };
