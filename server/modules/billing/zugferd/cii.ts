import { CODES, type Due, type InvoiceFacts, paidOf, type Party, periodOf, PROCESS, rateOf, REVERSE_CHARGE, typeOf } from "../e-invoice.ts";
import { escaped } from "../xml.ts";

/** EN 16931 as it is: the profile of that name of ZUGFeRD 2 and Factur-X 1.0. */
const EN_16931 = "urn:cen.eu:en16931:2017";
const CII = "urn:un:unece:uncefact:data:standard";

/** The invoice that `eInvoice` writes in UBL, with the same terms in the syntax that ZUGFeRD embeds (UN/CEFACT CII D16B). */
export function cii(facts: InvoiceFacts): string {
  const { number, issued, seller, buyer, lines } = facts;
  const context = group(
    "rsm:ExchangedDocumentContext",
    group("ram:BusinessProcessSpecifiedDocumentContextParameter", basic("ID", PROCESS)),
    group("ram:GuidelineSpecifiedDocumentContextParameter", basic("ID", EN_16931)),
  );
  const document = group("rsm:ExchangedDocument", basic("ID", number), basic("TypeCode", typeOf(facts)), moment("IssueDateTime", issued));
  const agreement = group(
    "ram:ApplicableHeaderTradeAgreement",
    basic("BuyerReference", buyer.reference),
    group("ram:SellerTradeParty", party(seller, contactOf(seller))),
    group("ram:BuyerTradeParty", party(buyer)),
  );
  const transaction = group(
    "rsm:SupplyChainTradeTransaction",
    ...lines.map((line, index) => lineOf(line, index, facts)),
    agreement,
    // The schema demands it; when it was delivered says the period.
    group("ram:ApplicableHeaderTradeDelivery"),
    settlement(facts),
  );
  const spaces = [
    `xmlns:rsm="${CII}:CrossIndustryInvoice:100"`,
    `xmlns:ram="${CII}:ReusableAggregateBusinessInformationEntity:100"`,
    `xmlns:udt="${CII}:UnqualifiedDataType:100"`,
  ].join(" ");
  const body = `${context}${document}${transaction}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice ${spaces}>${body}</rsm:CrossIndustryInvoice>\n`;
}

function party({ name, line1, postalCode, city, country, vatId, email }: Party, contact = ""): string {
  return [
    basic("Name", name),
    contact,
    group(
      "ram:PostalTradeAddress",
      basic("PostcodeCode", postalCode),
      basic("LineOne", line1),
      basic("CityName", city),
      basic("CountryID", country),
    ),
    group("ram:URIUniversalCommunication", basic("URIID", email, `schemeID="EM"`)),
    vatId ? group("ram:SpecifiedTaxRegistration", basic("ID", vatId, `schemeID="VA"`)) : "",
  ].join("");
}

const contactOf = ({ contact, phone, email }: InvoiceFacts["seller"]): string =>
  group(
    "ram:DefinedTradeContact",
    basic("PersonName", contact),
    group("ram:TelephoneUniversalCommunication", basic("CompleteNumber", phone)),
    group("ram:EmailURIUniversalCommunication", basic("URIID", email)),
  );

/** A price is never below zero: what is taken back is minus one of it. */
function lineOf({ text, net, from, to }: InvoiceFacts["lines"][number], index: number, facts: InvoiceFacts): string {
  const { category, percent } = rateOf(facts);
  return group(
    "ram:IncludedSupplyChainTradeLineItem",
    group("ram:AssociatedDocumentLineDocument", basic("LineID", String(index + 1))),
    group("ram:SpecifiedTradeProduct", basic("Name", text)),
    group("ram:SpecifiedLineTradeAgreement", group("ram:NetPriceProductTradePrice", amount("ChargeAmount", Math.abs(net)))),
    group("ram:SpecifiedLineTradeDelivery", basic("BilledQuantity", net < 0 ? "-1" : "1", `unitCode="${CODES.one}"`)),
    group(
      "ram:SpecifiedLineTradeSettlement",
      group(
        "ram:ApplicableTradeTax",
        basic("TypeCode", "VAT"),
        basic("CategoryCode", category),
        basic("RateApplicablePercent", String(percent)),
      ),
      period(from, to),
      group("ram:SpecifiedTradeSettlementLineMonetarySummation", amount("LineTotalAmount", net)),
    ),
  );
}

function settlement(facts: InvoiceFacts): string {
  const { net, tax, due, number, corrects } = facts;
  const { paid, left } = paidOf(facts);
  const { category, percent } = rateOf(facts);
  const { from, to } = periodOf(facts);
  const why = facts.isReverseCharge ? REVERSE_CHARGE : null;
  return group(
    "ram:ApplicableHeaderTradeSettlement",
    due ? basic("PaymentReference", number) : "",
    basic("InvoiceCurrencyCode", "EUR"),
    group("ram:SpecifiedTradeSettlementPaymentMeans", ...(due ? transfer(due) : [basic("TypeCode", CODES.paid)])),
    group(
      "ram:ApplicableTradeTax",
      amount("CalculatedAmount", tax),
      basic("TypeCode", "VAT"),
      why ? basic("ExemptionReason", why.reason) : "",
      amount("BasisAmount", net),
      basic("CategoryCode", category),
      why ? basic("ExemptionReasonCode", why.code) : "",
      basic("RateApplicablePercent", String(percent)),
    ),
    period(from, to),
    due ? group("ram:SpecifiedTradePaymentTerms", moment("DueDateDateTime", due.day)) : "",
    group(
      "ram:SpecifiedTradeSettlementHeaderMonetarySummation",
      amount("LineTotalAmount", net),
      amount("TaxBasisTotalAmount", net),
      amount("TaxTotalAmount", tax, `currencyID="EUR"`),
      amount("GrandTotalAmount", net + tax),
      amount("TotalPrepaidAmount", paid),
      amount("DuePayableAmount", left),
    ),
    corrects === null ? "" : group("ram:InvoiceReferencedDocument", basic("IssuerAssignedID", corrects)),
  );
}

const transfer = ({ account: { iban, bic, holder } }: Due): string[] => [
  basic("TypeCode", CODES.transfer),
  group("ram:PayeePartyCreditorFinancialAccount", basic("IBANID", iban), basic("AccountName", holder)),
  group("ram:PayeeSpecifiedCreditorFinancialInstitution", basic("BICID", bic)),
];

const period = (from: string, to: string) => group("ram:BillingSpecifiedPeriod", moment("StartDateTime", from), moment("EndDateTime", to));
/** A day as CCYYMMDD (UNTDID 2379: 102). */
const moment = (name: string, day: string) =>
  group(`ram:${name}`, `<udt:DateTimeString format="102">${day.replaceAll("-", "")}</udt:DateTimeString>`);
const basic = (name: string, text: string, attribute?: string) =>
  `<ram:${name}${attribute ? ` ${attribute}` : ""}>${escaped(text)}</ram:${name}>`;
const group = (name: string, ...parts: string[]) => `<${name}>${parts.join("")}</${name}>`;
const amount = (name: string, cents: number, attribute?: string) => basic(name, (cents / 100).toFixed(2), attribute);
