import type { Stripe, StripeCardElement } from "@stripe/stripe-js";
import { useEffect, useRef, useState } from "react";
import { CardTrouble, type CardFieldProps, CardWaits } from "./card-field.tsx";
import { type CardGateway, CardRefused } from "./card-gateway.ts";
import { loadProvider } from "./load-provider.ts";
import { askBank } from "./provider-bank.ts";

type ProviderCardProps = CardFieldProps & { publishableKey: string };

/** The payment provider's own card field, in its own frame: what is typed there never reaches this page. */
export function ProviderCard(props: ProviderCardProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({ onGateway, language, publishableKey, onRetry }: ProviderCardProps & { onRetry: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  useEffect(() => {
    let card: StripeCardElement | null = null;
    let isGone = false;
    const mount = async () => {
      const stripe = await loadProvider(publishableKey);
      if (isGone || !place.current) return;
      const { color, fontFamily } = getComputedStyle(place.current);
      const field = stripe.elements({ locale: language }).create("card", { style: { base: { color, fontFamily, fontSize: "16px" } } });
      card = field;
      field.on("ready", () => {
        setState("ready");
        onGateway(gatewayOf(stripe, field));
      });
      field.on("loaderror", () => setState("failed"));
      field.mount(place.current);
    };
    mount().catch(() => !isGone && setState("failed"));
    return () => {
      isGone = true;
      onGateway(null);
      card?.destroy();
    };
  }, [language, onGateway, publishableKey]);
  return (
    <>
      {state === "loading" && <CardWaits language={language} />}
      {state === "failed" && <CardTrouble language={language} busy={false} onRetry={onRetry} />}
      <div
        ref={place}
        hidden={state === "failed"}
        className={state === "ready" ? "rounded-control border border-edge bg-surface px-3 py-3" : "h-0 overflow-hidden"}
      />
    </>
  );
}

function gatewayOf(stripe: Stripe, card: StripeCardElement): CardGateway {
  return {
    createPaymentMethod: async ({ name, email }) => {
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: "card", card, billing_details: { name, email } });
      if (!paymentMethod) throw new CardRefused(error.message);
      return paymentMethod.id;
    },
    authenticate: (authentication) => askBank(stripe, authentication),
  };
}
