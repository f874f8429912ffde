import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

/** So long the provider's script may take; filtered networks let it hang for ever. */
const PATIENCE_MS = 8_000;

/** The library waits for ever on a script of its own that has failed; without it the next try asks anew. */
function dropFailed({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.src.startsWith("https://js.stripe.com/")) target.remove();
}

/** Takes the provider's public key and loads its script, once a page; throws when it does not come in time. */
export async function loadProvider(publishableKey: string): Promise<Stripe> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("the payment provider's script did not come in time")), PATIENCE_MS);
  });
  // A script's failure does not bubble, but it passes by here on its way down, before the library hears of it.
  document.head.addEventListener("error", dropFailed, true);
  // Nothing about the visitor's behaviour goes to the provider beside the card itself.
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  const stripe = await Promise.race([loadStripe(publishableKey), late]);
  if (!stripe) throw new Error("the payment provider's script needs a browser");
  return stripe;
}
