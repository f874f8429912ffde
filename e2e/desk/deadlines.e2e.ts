import { PORTAL_LANGUAGES, type PortalLanguage } from "@hz/contract/languages";
import { addDays, berlinDay, feedbackDue, startOfDay } from "@hz/contract/procedure/deadlines";
import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { withDatabase } from "../helpers/database.ts";
import { LABELS } from "../helpers/labels.ts";
import { look } from "../helpers/look.ts";
import { DESKTOP, expect, test } from "../helpers/people.ts";
import { fillForm, finish, openCase, openForm, send } from "../helpers/reporter.ts";

/** Noon in Berlin, so many days ago. */
const daysAgo = (days: number) => new Date(startOfDay(addDays(berlinDay(new Date()), -days)).getTime() + 12 * 3_600_000);
const written = (day: Date, language: PortalLanguage, more: Intl.DateTimeFormatOptions = { month: "long", year: "numeric" }) =>
  day.toLocaleDateString(PORTAL_LANGUAGES[language].locale, { day: "numeric", ...more, timeZone: "Europe/Berlin" });
const feedbackDay = (from: Date, language: PortalLanguage) => written(new Date(feedbackDue(from, from).endsAt.getTime() - 1), language);

const SAYS = {
  de: {
    automatic: (day: string) => `Der Eingang wurde am ${day} automatisch bestätigt.`,
    byPerson: (day: string) => `Die Meldestelle hat den Eingang am ${day} bestätigt.`,
    until: (day: string) => `Spätestens am ${day} muss die Meldestelle Ihnen eine Rückmeldung geben:`,
    feedback: (day: string) => `Die Meldestelle hat Ihnen am ${day} eine Rückmeldung gegeben.`,
    confirmation: "Eingangsbestätigung",
    confirmUntil: (day: string) => `Spätestens am ${day} muss die Meldestelle Ihnen bestätigen, dass Ihre Meldung da ist.`,
    arrived: "Der Eingang ist damit bestätigt.",
  },
  en: {
    automatic: (day: string) => `Receipt was confirmed automatically on ${day}.`,
    byPerson: (day: string) => `The reporting office confirmed receipt on ${day}.`,
    until: (day: string) => `By ${day} the reporting office has to give you feedback:`,
    feedback: (day: string) => `The reporting office gave you feedback on ${day}.`,
    confirmation: "Confirmation of receipt",
    confirmUntil: (day: string) => `By ${day} the reporting office has to confirm to you that your report has arrived.`,
    arrived: "This also confirms that it was received.",
  },
} satisfies Partial<Record<PortalLanguage, object>>;

for (const language of ["de", "en"] as const) {
  test(`reporters read what is confirmed and when they hear of it (${language})`, async ({ person, product }, info) => {
    const { page } = await person({ locale: PORTAL_LANGUAGES[language].locale });
    const says = SAYS[language];
    const address = `${product.url}${paths.portal(DEMO_LINK_SUFFIX)}?lang=${language}`;
    await openForm(page, address, language);
    await fillForm(page, { title: "Fristen", description: "Wann höre ich davon?" }, language);
    const { caseNumber, password } = await send(page, language);
    const now = new Date();
    await expect(page.getByText(says.arrived)).toContainText(feedbackDay(now, language));
    await look(page, `deadlines-success-${language}`, info, { sizes: [DESKTOP] });
    await finish(page, language);
    const open = async () => {
      await page.goto(address);
      await openCase(page, password, caseNumber, language);
    };
    const steps = page.locator(".steps");
    const messages = page.locator(".thread > li");
    const first = messages.first();

    await open();
    await expect(steps).toContainText(says.automatic(written(now, language)));
    await expect(steps).toContainText(says.until(feedbackDay(now, language)));
    await expect(first).toContainText(says.confirmation);
    await expect(first).toContainText(feedbackDay(now, language));
    await page.getByLabel(LABELS[language].message).fill("…");
    await page.getByRole("button", { name: LABELS[language].send }).click();
    await expect(messages).toHaveCount(2);
    await expect(first).toContainText(says.confirmation);
    await look(page, `deadlines-case-${language}`, info);

    const set = (change: string) =>
      withDatabase(product, (database) => database.query(`update reports set ${change} where case_number = $1`, [caseNumber]));
    await set("acknowledged_at = null, confirmation = null");
    await open();
    await expect(steps).toContainText(says.confirmUntil(written(daysAgo(-7), language)));
    await expect(messages).toHaveCount(1);
    await set("acknowledged_at = now(), acknowledged_by = gen_random_uuid(), feedback_at = now(), feedback_by = gen_random_uuid()");
    await open();
    await expect(steps).toContainText(says.byPerson(written(now, language)));
    await expect(steps).toContainText(says.feedback(written(now, language)));
    await expect(steps).not.toContainText(says.until(feedbackDay(now, language)));
    await expect(messages).toHaveCount(1);
  });
}
