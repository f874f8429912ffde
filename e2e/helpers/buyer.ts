import type { Page } from "@playwright/test";

const DETAILS = { companyName: "Werk GmbH", line1: "Hauptstraße 1", postalCode: "50667", city: "Köln", country: "DE", vatId: "" };

/** Has billing say whom invoices are made out to, where the provider that would keep it cannot be asked. */
export async function knowBuyer(page: Page): Promise<void> {
  await page.route("**/api/billing", async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), details: DETAILS } });
  });
}
