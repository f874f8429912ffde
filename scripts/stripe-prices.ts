// STRIPE_SECRET_KEY=sk_… npm run stripe:prices: makes what has to exist at the payment provider for our plans, and prints the settings
// that name it; done again, it finds what is there.
import { ensureCatalogue, priceSetting } from "../server/payment/catalogue.ts";
import { clientOf } from "../server/payment/payment.ts";

const key = process.env["STRIPE_SECRET_KEY"]?.trim();
if (!key) {
  console.error("STRIPE_SECRET_KEY fehlt. Der Schlüssel steht im Dashboard des Zahlungsanbieters unter „API keys“.");
  process.exit(1);
}
try {
  console.log(priceSetting(await ensureCatalogue(await clientOf(key))));
} catch (error) {
  console.error(`Der Zahlungsanbieter hat abgelehnt: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
