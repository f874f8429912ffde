import { billingRoutes } from "@hz/contract/billing/billing";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { paths } from "@hz/contract/paths";
import { type CurrentUser, userRoutes } from "@hz/contract/people/users";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers } from "../../../testing/answers.ts";
import { look } from "../../../testing/look.ts";
import { mount } from "../../../testing/mount.tsx";
import { somebody } from "../../../testing/office.ts";
import { noBilling } from "../../../testing/samples.ts";
import { seen } from "../../../testing/see.ts";

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const german = (day: string) => new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "Europe/Berlin" }).format(new Date(day));
const banner = page.getByRole("region", { name: "Hinweis zum Konto" });

/** Expects what the banner says to somebody, and its links, all to the plan. */
async function says(who: Partial<CurrentUser>, text: string, links: string[]): Promise<void> {
  answers(userRoutes.current, somebody(who));
  mount(paths.categories, who);
  await expect.element(banner.getByRole("paragraph")).toHaveTextContent(text);
  expect(
    banner
      .getByRole("link")
      .elements()
      .map((link) => link.textContent),
  ).toEqual(links);
  for (const link of banner.getByRole("link").elements()) expect(link.getAttribute("href")).toBe(paths.billing);
}

test("the top banner says its six states in their order, with what can be done", async () => {
  const [soon, later] = [inDays(5), inDays(20)];
  answers(categoryRoutes.list, []);
  answers(billingRoutes.get, noBilling());
  const unconfirmed = { isEmailVerified: false, subscriptionStatus: "past_due", stripeCurrentPeriodEnd: soon };
  await says(unconfirmed, "E-Mail-Bestätigung erforderlich - Prüfen Sie Ihr Postfach und klicken Sie auf den Bestätigungslink", []);
  await seen(banner.getByRole("button"));

  const trial = (days: number) => ({ subscriptionStatus: "trialing", planName: "trial", trialEndDate: inDays(days) });
  await says(trial(0.5), "1 Tag verbleibt in der Testphase", ["Plan wählen", "Abrechnung verwalten"]);
  await says(trial(12.5), "13 Tage verbleiben in der Testphase", ["Plan wählen", "Abrechnung verwalten"]);
  await says(trial(-1), "Testphase abgelaufen - Wählen Sie einen Plan zum Fortfahren", ["Plan auswählen"]);
  await look("banner-trial-over");

  await says({ subscriptionStatus: "past_due" }, "Zahlungsproblem erkannt - Rechnung ist überfällig", ["Zahlung aktualisieren"]);
  await look("banner-past-due");

  const canceled = { subscriptionStatus: "canceled", stripeCurrentPeriodEnd: soon };
  await says(canceled, `Abonnement gekündigt - Zugang endet am ${german(soon)}. Meldungen lesen und beantworten Sie weiterhin.`, [
    "Abonnement erneuern",
  ]);
  await look("banner-canceled");
  await says(
    { subscriptionStatus: "cancelled" },
    "Abonnement gekündigt - Zugang endet am bald. Meldungen lesen und beantworten Sie weiterhin.",
    ["Abonnement erneuern"],
  );

  const over = inDays(-3);
  await says(
    { ...canceled, stripeCurrentPeriodEnd: over },
    `Abonnement gekündigt - Zugang endete am ${german(over)}. Meldungen lesen und beantworten Sie weiterhin.`,
    ["Abonnement erneuern"],
  );

  const active = { subscriptionStatus: "active", planName: "Business", stripeCurrentPeriodEnd: later };
  await says(active, `Business Plan aktiv - Nächste Rechnung: ${german(later)}`, ["Abrechnung verwalten"]);
  await look("banner-active");
  await banner.getByRole("link", { name: "Abrechnung verwalten" }).click();
  await seen(page.getByRole("heading", { level: 1, name: "Billing" }));
});
