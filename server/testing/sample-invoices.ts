import type { InvoiceFacts } from "../modules/billing/e-invoice.ts";

const seller = {
  name: "Hinweis & Partner GmbH",
  line1: "Musterstraße 1",
  postalCode: "10115",
  city: "Berlin",
  country: "DE",
  vatId: "DE123456789",
  email: "hilfe@hinweise.example",
  contact: "Erika Muster",
  phone: "+49 30 1234567",
};
const buyer = { line1: "Hauptstraße 1", postalCode: "50667", city: "Köln", country: "DE", vatId: null, email: "rechnung@muster.example" };
const period = { from: "2026-11-28", to: "2026-12-28" };
const monthly: InvoiceFacts = {
  number: "HZ-0001",
  corrects: null,
  issued: "2026-11-28",
  seller,
  buyer: { ...buyer, name: "Muster <AG>", reference: "cus_1" },
  lines: [{ text: "1 × Professional (monatlich)", net: 12_900, ...period }],
  net: 12_900,
  tax: 2_451,
  percent: 19,
  isReverseCharge: false,
  due: null,
};
const austrian = {
  ...buyer,
  name: "Beispiel GmbH",
  city: "Wien",
  postalCode: "1010",
  country: "AT",
  vatId: "ATU12345678",
  reference: "cus_2",
};
/** Invoices of every kind, whose e-invoices lie in `billing/samples`. */
export const sampleInvoices: Record<string, InvoiceFacts> = {
  monthly,
  "switched-up": {
    ...monthly,
    lines: [
      { text: "Nicht genutzte Zeit: Professional", net: -6_450, ...period },
      { text: "Verbleibende Zeit: Business", net: 9_950, ...period },
    ],
    net: 3_500,
    tax: 665,
  },
  "switched-down": {
    ...monthly,
    lines: [
      { text: "Nicht genutzte Zeit: Business", net: -9_950, ...period },
      { text: "Verbleibende Zeit: Starter", net: 3_950, ...period },
    ],
    net: -6_000,
    tax: -1_140,
  },
  "reverse-charge": { ...monthly, buyer: austrian, tax: 0, isReverseCharge: true },
  transfer: {
    ...monthly,
    due: {
      day: "2026-12-12",
      cents: 10_351,
      account: { iban: "DE89370400440532013000", bic: "COBADEFFXXX", holder: "Hinweis & Partner GmbH" },
    },
  },
  correction: {
    ...monthly,
    number: "HZ-0001-CN-01",
    corrects: "HZ-0001",
    issued: "2026-12-20",
    lines: [{ text: "Zeit nach dem Ende des Plans", net: -6_658, ...period }],
    net: -6_658,
    tax: -1_265,
  },
  trial: { ...monthly, lines: [{ text: "Testphase für Professional", net: 0, ...period }], net: 0, tax: 0 },
};
