import type { TransferAccount } from "@hz/contract/billing/invoices";
import { escaped } from "./xml.ts";

/** Names and address as an e-invoice has them. */
export type Party = { name: string; line1: string; postalCode: string; city: string; country: string; vatId: string | null; email: string };
/** One line: `net` in cents, below zero for what is taken back; days as "2026-11-28". */
type Line = { text: string; net: number; from: string; to: string };
export type InvoiceFacts = {
  number: string;
  /** The number of the invoice that this one corrects; null where it is one of its own. */
  corrects: string | null;
  issued: string;
  seller: Party & { contact: string; phone: string };
  buyer: Party & { reference: string };
  lines: readonly Line[];
  /** Cents, as the payment provider reckoned them; the tax at `percent`, nothing where the customer owes it. */
  net: number;
  tax: number;
  percent: number;
  isReverseCharge: boolean;
  /** What is to be transferred, until when and to which account; null where it is paid. */
  due: Due | null;
};
/** `cents` is what credit has not paid. */
export type Due = { day: string; cents: number; account: TransferAccount };

/** EN 16931 as XRechnung 3.0 narrows it, in the syntax UBL 2.1. */
const XRECHNUNG = "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0";
export const PROCESS = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";
const UBL = "urn:oasis:names:specification:ubl:schema:xsd";
/** An invoice, and one that corrects another (UNTDID 1001); the unit "one" (Rec 20); of instruments (UNTDID 4461) one that is not named, for what is paid already, and a SEPA transfer. */
export const CODES = { invoice: "380", correction: "384", one: "C62", paid: "1", transfer: "58" };

/** Why there is no tax, as the law wants it said (§ 14a (5) UStG), with its code (VATEX). */
export const REVERSE_CHARGE = { code: "VATEX-EU-AE", reason: "Steuerschuldnerschaft des Leistungsempfängers" };

export const typeOf = ({ corrects }: InvoiceFacts) => (corrects === null ? CODES.invoice : CODES.correction);

/** From the first day that a line is about to the last. */
export function periodOf({ issued, lines }: InvoiceFacts): { from: string; to: string } {
  const days = lines.flatMap(({ from, to }) => [from, to]).toSorted();
  return { from: days[0] ?? issued, to: days.at(-1) ?? issued };
}

/** S is the standard rate, AE the reverse charge (UNTDID 5305). */
export const rateOf = ({ isReverseCharge, percent }: InvoiceFacts) =>
  isReverseCharge ? { category: "AE", percent: 0 } : { category: "S", percent };

/** What of an invoice is paid, by card, account or credit, and what is left; cents. */
export const paidOf = ({ net, tax, due }: InvoiceFacts) => ({ paid: net + tax - (due?.cents ?? 0), left: due?.cents ?? 0 });

/** An invoice as XML. Amounts and order are those of UBL's schema, the comments name EN 16931's terms. */
export function eInvoice(facts: InvoiceFacts): string {
  const { number, corrects, issued, seller, buyer, lines, net, tax, due } = facts;
  const whole = periodOf(facts);
  const gross = net + tax;
  const { paid, left } = paidOf(facts);
  const body = [
    basic("CustomizationID", XRECHNUNG),
    basic("ProfileID", PROCESS),
    basic("ID", number),
    basic("IssueDate", issued),
    ...(due ? [basic("DueDate", due.day)] : []),
    basic("InvoiceTypeCode", typeOf(facts)),
    basic("DocumentCurrencyCode", "EUR"),
    // BT-10, which XRechnung demands.
    basic("BuyerReference", buyer.reference),
    period(whole.from, whole.to),
    // BG-3, which XRechnung asks of a correction.
    ...(corrects === null ? [] : [group("BillingReference", group("InvoiceDocumentReference", basic("ID", corrects)))]),
    group("AccountingSupplierParty", party(seller, contactOf(seller))),
    group("AccountingCustomerParty", party(buyer)),
    group("PaymentMeans", ...(due ? transfer(number, due) : [basic("PaymentMeansCode", CODES.paid)])),
    group(
      "TaxTotal",
      amount("TaxAmount", tax),
      group("TaxSubtotal", amount("TaxableAmount", net), amount("TaxAmount", tax), totalTax(facts)),
    ),
    group(
      "LegalMonetaryTotal",
      amount("LineExtensionAmount", net),
      amount("TaxExclusiveAmount", net),
      amount("TaxInclusiveAmount", gross),
      amount("PrepaidAmount", paid),
      amount("PayableAmount", left),
    ),
    ...lines.map((line, index) => lineOf(line, index, facts)),
  ];
  const spaces = `xmlns="${UBL}:Invoice-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Invoice ${spaces}>${body.join("")}</Invoice>\n`;
}

/** To which account, and by which words the seller knows what it is for (BT-83). */
const transfer = (number: string, { account: { iban, bic, holder } }: Due): string[] => [
  basic("PaymentMeansCode", CODES.transfer),
  basic("PaymentID", number),
  group("PayeeFinancialAccount", basic("ID", iban), basic("Name", holder), group("FinancialInstitutionBranch", basic("ID", bic))),
];

function party({ name, line1, postalCode, city, country, vatId, email }: Party, ...more: string[]): string {
  return group(
    "Party",
    `<cbc:EndpointID schemeID="EM">${escaped(email)}</cbc:EndpointID>`,
    group(
      "PostalAddress",
      basic("StreetName", line1),
      basic("CityName", city),
      basic("PostalZone", postalCode),
      group("Country", basic("IdentificationCode", country)),
    ),
    vatId ? group("PartyTaxScheme", basic("CompanyID", vatId), VAT) : "",
    group("PartyLegalEntity", basic("RegistrationName", name)),
    ...more,
  );
}

const contactOf = ({ contact, phone, email }: InvoiceFacts["seller"]): string =>
  group("Contact", basic("Name", contact), basic("Telephone", phone), basic("ElectronicMail", email));

/** A price is never below zero: what is taken back is minus one of it. */
function lineOf({ text, net, from, to }: Line, index: number, facts: InvoiceFacts): string {
  return group(
    "InvoiceLine",
    basic("ID", String(index + 1)),
    `<cbc:InvoicedQuantity unitCode="${CODES.one}">${net < 0 ? -1 : 1}</cbc:InvoicedQuantity>`,
    amount("LineExtensionAmount", net),
    period(from, to),
    group("Item", basic("Name", text), group("ClassifiedTaxCategory", ...rate(facts), VAT)),
    group("Price", amount("PriceAmount", Math.abs(net))),
  );
}

const period = (from: string, to: string) => group("InvoicePeriod", basic("StartDate", from), basic("EndDate", to));

const rate = (facts: InvoiceFacts) => {
  const { category, percent } = rateOf(facts);
  return [basic("ID", category), basic("Percent", String(percent))];
};

function totalTax(facts: InvoiceFacts): string {
  const why = facts.isReverseCharge
    ? [basic("TaxExemptionReasonCode", REVERSE_CHARGE.code), basic("TaxExemptionReason", REVERSE_CHARGE.reason)]
    : [];
  return group("TaxCategory", ...rate(facts), ...why, VAT);
}

const basic = (name: string, text: string) => `<cbc:${name}>${escaped(text)}</cbc:${name}>`;
const group = (name: string, ...parts: string[]) => `<cac:${name}>${parts.join("")}</cac:${name}>`;
const amount = (name: string, cents: number) => `<cbc:${name} currencyID="EUR">${(cents / 100).toFixed(2)}</cbc:${name}>`;
const VAT = group("TaxScheme", basic("ID", "VAT"));
