import { expect, test } from "vitest";
import { startTranslator, translationOffer } from "./device-translator.ts";

type Browser = NonNullable<Parameters<typeof translationOffer>[2]>;
const brandsOf = (...brands: string[]) => ({ userAgentData: { brands: brands.map((brand) => ({ brand })) } });
const CHROME = brandsOf("Not A;Brand", "Chromium", "Google Chrome");

/** A browser that can translate; no browser of these tests has it. */
function browser(given: Partial<Browser> = {}, state: "unavailable" | "downloadable" | "available" = "available") {
  const asked: object[] = [];
  const availability = async (pair: object) => (asked.push(pair), state);
  const create = async () => ({ translate: async (text: string) => `de: ${text}` });
  return { asked, Translator: { availability, create }, navigator: CHROME, ...given };
}
const detecting = (detectedLanguage: string, confidence: number, state: "downloadable" | "available" = "available") => ({
  LanguageDetector: {
    availability: async () => state,
    create: async () => ({ detect: async () => [{ detectedLanguage, confidence }], destroy: () => undefined }),
  },
});

test("a text of another language can be translated, with or without loading first", async () => {
  const ready = browser();
  expect(await translationOffer("Invoices", "en", ready)).toEqual({ from: "en", isLoaded: true });
  expect(ready.asked).toEqual([{ sourceLanguage: "en", targetLanguage: "de" }]);
  expect(await translationOffer("Invoices", "en", browser({}, "downloadable"))).toEqual({ from: "en", isLoaded: false });
});

test.each([
  ["a German text", "de", browser()],
  ["a language that the browser does not know", "en", browser({}, "unavailable")],
  ["a browser without a translator", "en", { navigator: CHROME }],
  ["a browser whose maker does not say where it translates", "en", browser({ navigator: brandsOf("Chromium", "Another") })],
  ["a browser that says nothing of itself", "en", browser({ navigator: {} })],
  ["a browser that fails", "en", browser({ Translator: { ...browser().Translator, availability: () => Promise.reject(new Error("no")) } })],
])("nothing is offered for %s", async (_name, written, given: Browser) => {
  expect(await translationOffer("Invoices", written, given)).toBeNull();
});

test("nothing is offered where nothing was written", async () => {
  expect(await translationOffer(" \n", "en", browser())).toBeNull();
});

test("a sure guess counts more than the page's language, an unsure one does not, and nothing is loaded for a guess", async () => {
  expect(await translationOffer("Faktury", "de", browser(detecting("pl", 0.97)))).toMatchObject({ from: "pl" });
  expect(await translationOffer("Rechnungen", "en", browser(detecting("de", 0.97)))).toBeNull();
  expect(await translationOffer("Faktury", "en", browser(detecting("pl", 0.5)))).toMatchObject({ from: "en" });
  expect(await translationOffer("Faktury", "en", browser(detecting("pl", 0.97, "downloadable")))).toMatchObject({ from: "en" });
});

test("a translator says how much of it has come", async () => {
  const shares: number[] = [];
  const created: object[] = [];
  const create: NonNullable<Browser["Translator"]>["create"] = async ({ monitor, ...given }) => {
    created.push(given);
    const model = new EventTarget();
    monitor(model);
    model.dispatchEvent(Object.assign(new Event("downloadprogress"), { loaded: 0.25 }));
    return { translate: async (text) => `de: ${text}` };
  };
  const { signal } = new AbortController();
  const given = browser({ Translator: { availability: async () => "available", create } });
  const translate = await startTranslator("en", (share) => shares.push(share), signal, given);
  expect(await translate("Invoices")).toBe("de: Invoices");
  expect(shares).toEqual([0.25]);
  expect(created).toEqual([{ sourceLanguage: "en", targetLanguage: "de", signal }]);
});
