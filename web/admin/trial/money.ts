const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
const wholeEuros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });

/** Cents as German text: "93,81 €". */
export const money = (cents: number): string => euros.format(cents / 100);
/** Whole euros as German text: "79 €". */
export const price = (amount: number): string => wholeEuros.format(amount);
