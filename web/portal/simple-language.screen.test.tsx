import { channelQuestionRoutes, type ChannelQuestions } from "@hz/contract/channels/questions";
import { questions as german } from "@hz/contract/texts/de/questions";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { portalDeSimple } from "../i18n/portal/de-simple.ts";
import { answers } from "../testing/answers.ts";
import { openPortal } from "../testing/portal.tsx";
import { fillForm, receipt } from "../testing/portal-acts.ts";
import { opened, reportingOffice, takesReports } from "../testing/reporting-office.ts";
import { button, field, gone, seen } from "../testing/see.ts";

const office = await reportingOffice();
const said = { name: "x", content: { type: "doc" as const, content: [] } };
const channel = { ...office.channel, languages: { de: said, en: said }, asks: true as const };
const root = document.documentElement;
const OWN = "Welche Schicht war das?";
const QUESTIONS: ChannelQuestions = {
  isOn: true,
  house: { where: { isOff: false, labels: { de: "An welchem unserer Standorte?" } } },
  own: [{ id: "00000000-0000-4000-8000-000000000001", kind: "text", words: { de: { label: OWN, help: "", options: [] } } }],
};

function openForm() {
  root.lang = "de-simple";
  answers(channelQuestionRoutes.portal, QUESTIONS);
  const taken = takesReports(office);
  openPortal("form", { channel, language: "de-simple" });
  return taken;
}
afterEach(() => void (root.lang = "de"));

test.each([320, 390])("at %d px the head is no higher than 112 px, and what has the focus does not lie under it", async (width) => {
  await page.viewport(width, 720);
  openForm();
  await expect.element(button("Meldung absenden")).toBeEnabled();
  const head = document.querySelector(".header")!.getBoundingClientRect();
  expect(head.height).toBeLessThanOrEqual(112);
  await seen(page.getByText("Leichte Sprache", { exact: true }).first());
  await seen(page.getByRole("link", { name: "Seite schnell verlassen" }));
  expect(root.scrollWidth).toBe(width);
  const controls = [...document.querySelectorAll<HTMLElement>("main :is(input, textarea, select, button, a[href])")];
  const shown = controls.filter((one) => one.checkVisibility() && !one.classList.contains("visually-hidden"));
  expect(shown.length).toBeGreaterThan(5);
  // From below: the window scrolls just as far as it has to.
  for (const control of shown.toReversed()) {
    control.focus();
    expect([control.outerHTML, control.getBoundingClientRect().top >= head.height]).toEqual([control.outerHTML, true]);
  }
});

test("every sentence stands on a line of its own, also where two texts stand beside each other", async () => {
  await page.viewport(1280, 900);
  openForm();
  await expect.element(button("Meldung absenden")).toBeEnabled();
  const linesIn = (selector: string) => (document.querySelector(selector) as HTMLElement).innerText.split("\n");
  expect(linesIn("#description-hint")).toEqual(portalDeSimple["form.descriptionHint"].split("\n"));
  const about = [...document.querySelectorAll<HTMLElement>("main p.small")].find(({ innerText }) => innerText.startsWith("Geht es um"))!;
  expect(about.innerText.split("\n").slice(0, 2)).toEqual(["Geht es um die Melde·stelle selbst?", "Dann ist dieser Weg nicht gut."]);
});

test("questions of the house are asked in Leichte Sprache, the office's own words stay as it wrote them", async () => {
  const taken = openForm();
  await fillForm({ title: "Chef nimmt Geld", description: "Ich habe es gesehen." });
  await page.getByText("Fragen als Hilfe").click();
  await seen(field(portalDeSimple["questions.evidence"]));
  await gone(field(german["questions.evidence"]));
  await seen(field("An welchem unserer Standorte?"));
  await seen(field(OWN));
  await field(portalDeSimple["questions.relation"]).selectOptions("Ich arbeite dort.");
  await field(portalDeSimple["questions.evidence"]).fill("Ja, ein Foto.");
  await button("Meldung absenden").click();
  await receipt();
  expect((await opened(office, office.office, taken[0]!)).answers).toBe(
    "Was haben Sie mit der Firma zu tun?\nIch arbeite dort.\n\nGibt es Beweise?\nJa, ein Foto.",
  );
});
