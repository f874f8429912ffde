import { causeCode } from "../../server/cause.ts";
import type { Config, StripeConfig } from "../../server/config.ts";
import { clientOf, type Payment } from "../../server/payment/payment.ts";
import { bad, type Line, note, ok } from "./finding.ts";

type Stripe = Payment["stripe"];
type Connect = (secretKey: string) => Stripe | Promise<Stripe>;

const WAYS = { card: "Karte", sepa_debit: "SEPA-Lastschrift", invoice: "Zahlung auf Rechnung" };
const modeOf = (key: string) => (/^(sk|rk|pk)_live_/.test(key) ? "live" : /^(sk|rk|pk)_test_/.test(key) ? "test" : null);

/** Looks at keys and modes, and asks the provider for what was made there; changes nothing. */
export async function checkPayment(
  { stripe, publicUrl, paymentOrigin, paymentWays }: Config,
  connect: Connect = clientOf,
): Promise<Line[]> {
  const isPublic = publicUrl.startsWith("https:");
  if (stripe === null)
    return isPublic
      ? [
          note(
            "Es ist kein Zahlungsanbieter eingerichtet: Zahlungen sind nur gespielt („Testmodus“).",
            "Für echte Zahlungen: npm run stripe:prices, dann alle STRIPE_-Angaben setzen.",
          ),
        ]
      : [ok("Testmodus: Zahlungen sind nur gespielt.")];
  const [secret, publishable] = [modeOf(stripe.secretKey), modeOf(stripe.publishableKey)];
  if (secret !== publishable)
    return [
      bad(
        "STRIPE_SECRET_KEY und STRIPE_PUBLISHABLE_KEY sind nicht aus demselben Modus (live und test).",
        "Beide aus demselben Modus des Dashboards nehmen.",
      ),
    ];
  const lines: Line[] = [];
  if (secret === "test" && isPublic)
    lines.push(
      note("Die Schlüssel sind Testschlüssel: Karten werden nicht belastet.", "Für echte Zahlungen die Schlüssel mit live nehmen."),
    );
  lines.push(...(await asked(stripe, await connect(stripe.secretKey), secret === "live")));
  const others = paymentWays.filter((way) => way !== "card");
  if (others.length > 0)
    lines.push(
      note(
        `Neben Karten wird angeboten: ${others.map((way) => WAYS[way]).join(" und ")}.`,
        "Das muss beim Zahlungsanbieter freigeschaltet sein, siehe „Ways to pay“ in docs/operations.md.",
      ),
    );
  if (paymentOrigin !== null) lines.push(ok(`Das Kartenfeld steht unter ${paymentOrigin}.`));
  return lines;
}

async function asked(config: StripeConfig, provider: Stripe, isLive: boolean): Promise<Line[]> {
  const prices = Object.entries(config.prices);
  const results = await Promise.allSettled([
    ...prices.map(async ([name, id]) => ({ name, found: await provider.prices.retrieve(id) })),
    provider.taxRates.retrieve(config.taxRate).then((found) => ({ name: "tax", found })),
  ]);
  const failed = results.flatMap((one) => (one.status === "rejected" ? [one.reason as { type?: string; statusCode?: number }] : []));
  if (failed.some(({ statusCode }) => statusCode === 401))
    return [
      bad("Der Zahlungsanbieter kennt STRIPE_SECRET_KEY nicht.", "Schlüssel im Dashboard prüfen; er kann abgelaufen oder ersetzt sein."),
    ];
  if (failed.some(({ type }) => type === "StripeConnectionError"))
    return [
      bad(
        `Der Zahlungsanbieter ist nicht zu erreichen (${causeCode(failed[0])}).`,
        "Lässt die Firewall zu api.stripe.com hinaus? Meldungen sind davon nicht betroffen.",
      ),
    ];
  const absent = results.filter(
    (one) => one.status === "rejected" || !one.value.found.active || one.value.found.livemode !== isLive,
  ).length;
  return [
    absent > 0
      ? bad(
          `Beim Zahlungsanbieter fehlen ${absent} von ${results.length} Preisen und Steuersätzen, oder sie gelten nicht mehr.`,
          "npm run stripe:prices legt sie an und nennt die Angaben dazu.",
        )
      : ok(`Der Zahlungsanbieter antwortet, Preise und Steuersatz gelten (${isLive ? "live" : "Testmodus des Anbieters"}).`),
  ];
}
