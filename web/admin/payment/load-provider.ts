import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

/** So long the provider's script may take; filtered networks let it hang for ever. */
const PATIENCE_MS = 8_000;

/** Takes the provider's public key and loads its script, once a page; throws when it does not come in time. */
export async function loadProvider(publishableKey: string): Promise<Stripe> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("the payment provider's script did not come in time")), PATIENCE_MS);
  });
  // Nothing about the visitor's behaviour goes to the provider beside the card itself.
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  const stripe = await Promise.race([loadStripe(publishableKey), late]);
  if (!stripe) throw new Error("the payment provider's script needs a browser");
  return stripe;
}
