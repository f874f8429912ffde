import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answerCase, showCase } from "../../../testing/answer-case.ts";
import { aCase } from "../../../testing/case.ts";
import { reporterWrites } from "../../../testing/reporter.ts";
import { gone, seen } from "../../../testing/see.ts";

const TITLE = "Invoices paid twice";

/** What Chrome and Edge have and the browser of these tests does not; `begin` ends each preparation. */
function aTranslatingBrowser(begin: () => Promise<void> = async () => undefined): void {
  const translate = async (text: string) => {
    if (text.includes("unreadable")) throw new Error("too long");
    return `[${text}]`;
  };
  vi.stubGlobal("Translator", { availability: async () => "downloadable", create: async () => (await begin(), { translate }) });
  vi.stubGlobal("LanguageDetector", undefined);
  Object.defineProperty(navigator, "userAgentData", { configurable: true, value: { brands: [{ brand: "Google Chrome" }] } });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    delete (navigator as { userAgentData?: unknown }).userAgentData;
  });
}

const start = () => page.getByRole("button", { name: "Auf diesem Gerät übersetzen" });

test("a report in another language is translated by the browser, below the original and marked", async () => {
  aTranslatingBrowser();
  const kept = await aCase({ title: TITLE, description: "Since May.", language: "en" });
  answerCase(kept);
  await showCase(kept, TITLE);
  await seen(page.getByText("Die Meldung ist vermutlich auf Englisch."));
  await seen(page.getByText("lädt der Browser dafür ein Sprachmodell"));
  await start().click();
  await seen(page.getByText("[Since May.]"));
  await seen(page.getByText(`[${TITLE}]`));
  await seen(page.getByText("Since May.", { exact: true }));
  expect(page.getByText("Maschinelle Übersetzung", { exact: true }).elements().length).toBe(2);

  await reporterWrites(kept, "Ask the stock room.");
  await seen(page.getByText("[Ask the stock room.]"));

  await page.getByRole("button", { name: "Übersetzungen ausblenden" }).click();
  await gone(page.getByText("[Since May.]"));
});

test("a translation that does not begin says so and can be begun again", async () => {
  let tries = 0;
  aTranslatingBrowser(async () => {
    if (tries++ === 0) throw new Error("no space");
  });
  const kept = await aCase({ title: TITLE, description: "unreadable", language: "en" });
  answerCase(kept);
  await showCase(kept, TITLE);
  await start().click();
  await seen(page.getByText("Der Browser hat die Übersetzung nicht begonnen."));
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await seen(page.getByText(`[${TITLE}]`));
  await seen(page.getByText("Diesen Text konnte der Browser nicht übersetzen."));
});

test("where the browser translates nothing, nothing is said of it", async () => {
  const kept = await aCase({ title: TITLE, description: "Since May.", language: "en" });
  answerCase(kept);
  await showCase(kept, TITLE);
  await seen(page.getByText("Since May."));
  expect(start().elements()).toHaveLength(0);
});
