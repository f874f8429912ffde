import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPortal } from "../../testing/portal.tsx";
import { fillForm } from "../../testing/portal-acts.ts";
import { reportingOffice } from "../../testing/reporting-office.ts";
import { field } from "../../testing/see.ts";
import { typedIn } from "./form-draft.ts";

const { channel } = await reportingOffice();
const categories = [{ id: "11111111-1111-4111-8111-111111111111", name: "Korruption", description: "Geld", isTranslated: true }];
const copied = () => typedIn(document.forms[0]!).split("\n\n");

test("what is copied is what is shown and filled, each with its label and without hints", async () => {
  openPortal("form", { channel, categories });
  await fillForm({
    title: "Auffällig",
    description: "Zeile eins\nZeile zwei",
    category: "Korruption",
    contact: { name: "Ria", email: "r@firma.example" },
  });
  const who = ["Name\nRia", "E-Mail-Adresse\nr@firma.example"];
  const matter = ["Titel\nAuffällig", "Beschreibung\nZeile eins\nZeile zwei", "Kategorie\nKorruption"];
  expect(copied()).toEqual(["Wie möchten Sie melden?\nVertraulich", ...matter, ...who]);
  // Who reports is hidden again, and not taken along.
  await page.getByRole("radio", { name: "Anonym" }).click();
  await page.getByLabelText("Ich bitte um ein persönliches Gespräch.").click();
  await page.getByRole("radio", { name: "Am Telefon" }).click();
  await field("Vorschlag 2").fill("Dienstag");
  const meeting = ["Ich bitte um ein persönliches Gespräch.", "Wie möchten Sie sprechen?\nAm Telefon", "Vorschlag 2\nDienstag"];
  expect(copied()).toEqual(["Wie möchten Sie melden?\nAnonym", ...matter, ...meeting]);
});
