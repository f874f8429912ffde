// Runs in the frame with the card field, at an origin of its own: the one place where the payment provider's script is
// loaded. What is typed stands in the provider's own frame within.
import type { Stripe, StripeCardElement, StripeElementStyle, StripeError } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { FromFrame } from "@hz/contract/billing/card-frame";
import { heightNow, openLine } from "./line.ts";

/** A code of the provider's where it is one; its sentences are not told, the page has its own. */
const nameOf = (text: string | undefined): string | null => (text && /^[a-z][a-z0-9_]{0,79}$/.test(text) ? text : null);
const failed = (asked: number, error: StripeError | undefined): FromFrame => ({
  type: "failed",
  asked,
  code: nameOf(error?.code) ?? nameOf(error?.type),
  reason: nameOf(error?.decline_code),
});

const { begin, post, hear } = await openLine();
await start().catch(() => post({ type: "unavailable" }));

async function start(): Promise<void> {
  // Nothing about the visitor's behaviour goes to the provider beside the card itself.
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  const stripe = begin.publishableKey === null ? null : await loadStripe(begin.publishableKey);
  if (!stripe) throw new Error("the payment provider's script needs a browser and a key");
  if (begin.purpose === "card") return showField(stripe);
  hear((word) => word.type === "bank" && void askBank(stripe, word));
  post({ type: "ready" });
}

function showField(stripe: Stripe): void {
  // Within a form the enter key in the provider's field sends it, which the page hears of.
  const form = document.createElement("form");
  const place = document.createElement("div");
  place.className = "field";
  form.append(place);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    post({ type: "enter" });
  });
  document.body.append(form);
  const card = stripe.elements({ locale: begin.language }).create("card", { style: styleOf(place), disableLink: true });
  card.on("ready", () => {
    post(heightNow());
    post({ type: "ready" });
  });
  card.on("loaderror", () => post({ type: "unavailable" }));
  card.on("focus", () => place.classList.add("focused"));
  card.on("blur", () => place.classList.remove("focused"));
  card.on("change", ({ error }) => {
    place.classList.toggle("wrong", error !== undefined);
    post({ type: "change", code: error ? (nameOf(error.code) ?? "invalid") : null });
  });
  card.mount(place);
  new MutationObserver(() => card.update({ style: styleOf(place) })).observe(document.documentElement, { attributes: true });
  hear((word) => {
    if (word.type === "focus") card.focus();
    if (word.type === "make") void makeMethod(stripe, card, word);
  });
}

async function makeMethod(stripe: Stripe, card: StripeCardElement, owner: { asked: number; name: string; email: string }): Promise<void> {
  const { asked, name, email } = owner;
  try {
    const { paymentMethod, error } = await stripe.createPaymentMethod({ type: "card", card, billing_details: { name, email } });
    post(paymentMethod ? { type: "made", asked, paymentMethodId: paymentMethod.id } : failed(asked, error));
  } catch {
    post(failed(asked, undefined));
  }
}

/** The bank's window comes into this page, which the page around has given the whole screen. */
async function askBank(stripe: Stripe, { asked, clientSecret }: { asked: number; clientSecret: string }): Promise<void> {
  try {
    const { setupIntent, paymentIntent, error } = await stripe.handleNextAction({ clientSecret });
    const isConfirmed = (setupIntent ?? paymentIntent)?.status === "succeeded";
    post(isConfirmed ? { type: "confirmed", asked } : failed(asked, error));
  } catch {
    post(failed(asked, undefined));
  }
}

/** The look of the house for letters within the provider's frame, which knows none of our styles. */
function styleOf(place: Element): StripeElementStyle {
  const { color, fontFamily, fontSize } = getComputedStyle(place);
  const token = (name: string) => {
    const probe = document.createElement("span");
    probe.style.color = `var(--${name})`;
    place.parentElement?.append(probe);
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  };
  return {
    base: { color, fontFamily, fontSize, iconColor: token("muted"), "::placeholder": { color: token("muted") } },
    invalid: { color: token("danger"), iconColor: token("danger") },
  };
}
