import { type ChannelDuties, channelDutyRoutes } from "@hz/contract/channels/channel-duties";
import { PORTAL_LANGUAGE_CODES } from "@hz/contract/languages";
import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers } from "../../../testing/answers.ts";
import { answerChannels, firstChannel } from "../../../testing/channels.ts";
import { look } from "../../../testing/look.ts";
import { mount } from "../../../testing/mount.tsx";
import { noDuties } from "../../../testing/samples.ts";
import { button, field, gone, said, seen } from "../../../testing/see.ts";

const PATH = `${paths.channels}?bereich=pflichtangaben`;
const asked = page.getByRole("alertdialog");
const save = button("Speichern");
const text = page.getByRole("textbox", { name: "Text: Datenschutzhinweise" });

/** Opens what a channel's portal has to say, of a company that keeps what is saved of it; gives what it holds. */
function open(given: Partial<ChannelDuties> = {}) {
  const office = { duties: { ...noDuties(), languages: [...PORTAL_LANGUAGE_CODES], ...given } };
  answerChannels(firstChannel());
  answers(channelDutyRoutes.get, () => office.duties);
  answers(channelDutyRoutes.save, ({ body: { facts, bodies, texts } }) => {
    const { duties } = office;
    const own = { ...duties.texts.privacy };
    for (const language of PORTAL_LANGUAGE_CODES) {
      const change = texts?.privacy?.[language];
      if (change === null) delete own[language];
      else if (change) own[language] = change;
    }
    office.duties = {
      ...duties,
      facts: { ...duties.facts, ...facts },
      bodies: bodies ?? duties.bodies,
      texts: { ...duties.texts, privacy: own },
    };
    return office.duties;
  });
  mount(PATH);
  return office;
}

test("what is missing is told; the data are given, leaving asks first, and what is wrong is said", async () => {
  const office = open();
  await seen(page.getByText("Es fehlen noch 5 Angaben:"));
  await look("pflichtangaben-leer");
  await field("Anschrift").fill("Kai 1\n20457 Hamburg");
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await button("Hier bleiben", asked).click();
  await field("Vertreten durch").fill("Petra Pflicht");
  await field("E-Mail-Adresse").fill("niemand");
  await page.getByRole("checkbox", { name: "Wir müssen keine datenschutzbeauftragte Person benennen" }).click();
  await field("Telefon der Meldestelle").fill("+49 40 1234567");
  await field("Wann sie erreichbar ist").fill("werktags 9 bis 12 Uhr");
  await field("Ansprechperson bei Barrieren").fill("hilfe@pflicht.example");
  await button("Stelle hinzufügen").click();
  await field("Name der Stelle").fill("Hafenaufsicht <b>Nord</b>");
  await field("Wofür sie zuständig ist").fill("Für Häfen.");
  await field("Internetadresse").fill("hafen.example");
  await save.click();
  await seen(page.getByText("Ungültige E-Mail-Adresse"));
  await seen(page.getByText("Bitte geben Sie eine Adresse wie"));
  await field("E-Mail-Adresse").fill("post@pflicht.example");
  await field("Internetadresse").fill("https://hafen.example/");
  await save.click();
  await said("Pflichtangaben gespeichert");
  await seen(page.getByText("Alle Pflichtangaben sind da."));
  await gone(save);
  expect(office.duties).toMatchObject({
    facts: {
      address: "Kai 1\n20457 Hamburg",
      representedBy: "Petra Pflicht",
      email: "post@pflicht.example",
      hasNoOfficer: true,
      officePhone: "+49 40 1234567",
      officeHours: "werktags 9 bis 12 Uhr",
      accessibilityContact: "hilfe@pflicht.example",
    },
    bodies: [{ name: "Hafenaufsicht <b>Nord</b>", purpose: "Für Häfen.", link: "https://hafen.example/" }],
  });
  mount(PATH);
  await expect.element(field("Vertreten durch")).toHaveValue("Petra Pflicht");
  await look("pflichtangaben");
});

test("one text becomes the company's own, in one language, and goes back again", async () => {
  const office = open({ facts: { ...noDuties().facts, address: "Kai 1\n20457 Hamburg" } });
  await button("Text bearbeiten: Datenschutzhinweise").click();
  await expect.element(text).toMatchTextContent(/20457 Hamburg/);
  await text.fill("Unsere eigenen Hinweise");
  await button("English").click();
  await button("Hier bleiben", asked).click();
  await save.click();
  await seen(page.getByText("Eigener Text", { exact: true }));
  await look("pflichtangaben-text");
  await button("English").click();
  await expect.element(text).toMatchTextContent(/Who is responsible/);
  await button("Zurück zur Übersicht").click();
  await seen(page.getByText("Eigener Text: Deutsch"));
  expect(office.duties.texts).toEqual({
    privacy: { de: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Unsere eigenen Hinweise" }] }] } },
  });
  await button("Text bearbeiten: Datenschutzhinweise").click();
  await button("Standardtext wiederherstellen").click();
  await button("Standardtext wiederherstellen", asked).click();
  await expect.element(text).toMatchTextContent(/20457 Hamburg/);
  await seen(page.getByText("Standardtext", { exact: true }));
  expect(office.duties.texts).toEqual({ privacy: {} });
});
