const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
const wholeEuros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });

/** Takes cents and gives German text: "93,81 €"; whole amounts without places on request. */
export const money = (cents: number): string => euros.format(cents / 100);
/** Takes whole euros and gives German text: "79 €". */
export const price = (amount: number): string => wholeEuros.format(amount);
