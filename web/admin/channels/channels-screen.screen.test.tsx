import { channelAddressRoutes } from "@hz/contract/channels/channel-addresses";
import { channelRoutes } from "@hz/contract/channels/channels";
import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, offline, refused, sentTo, tell } from "../../testing/answers.ts";
import { answerChannels, firstChannel } from "../../testing/channels.ts";
import { look } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { idOf } from "../../testing/office.ts";
import { button, field, gone, said, seen } from "../../testing/see.ts";

const tabs = page.getByRole("tablist", { name: "Meldekanäle", exact: true });
const tab = (name: string) => tabs.getByRole("tab", { name });
const asked = page.getByRole("alertdialog");
const add = button("Meldekanal hinzufügen");
const save = button("Speichern");
const suffix = field("Link-Suffix");
const months = field("Aufbewahrung in Monaten");
const names = () => [...document.querySelectorAll("[role=tablist][aria-label=Meldekanäle] [role=tab]")].map((one) => one.textContent);
async function expectTabs(...expected: string[]): Promise<void> {
  await expect.poll(names).toEqual(expected);
}

/** Opens the channels of a company: one to which nothing has come, or those given; gives them as the server has them. */
function open(...channels: Parameters<typeof answerChannels>) {
  const office = answerChannels(...(channels.length > 0 ? channels : [firstChannel()]));
  mount(paths.channels);
  return office;
}

test("a channel whose answer is lost is made once by pressing again, and is the one that is shown", async () => {
  const office = open();
  await expectTabs("Meldekanal 1");
  const { id: first } = office.channels[0]!;
  answers(channelRoutes.create, ({ body: { id, name, linkSuffix } }) => {
    const made = firstChannel({ id, name, linkSuffix });
    if (office.channels.some((one) => one.id === id)) return made;
    office.channels.push(made);
    return offline;
  });
  await add.click();
  await seen(page.getByText(/^Der Meldekanal konnte nicht erstellt werden\. Verbindungsfehler/));
  await add.click();
  await expectTabs("Meldekanal 1", "Meldekanal 2");
  await expect.element(tab("Meldekanal 2")).toHaveAttribute("aria-selected", "true");
  await expect.element(save).toBeDisabled();
  const made = sentTo(channelRoutes.create).map(({ body }) => body.id);
  expect(made).toHaveLength(2);
  expect(new Set([first, ...made]).size).toBe(2);
});

test("an address is checked while it is typed", async () => {
  open();
  await suffix.fill("demo-company");
  await seen(page.getByText("Dieser Link-Suffix wird bereits verwendet. Bitte wählen Sie einen anderen."));
  for (const [typed, reason] of [
    ["Werk Süd", "Nur Kleinbuchstaben a–z und Ziffern, dazwischen auch Bindestriche"],
    ["x".repeat(300), "Höchstens 60 Zeichen"],
    ["", "Link-Suffix ist erforderlich"],
  ] as const) {
    await suffix.fill(typed);
    await expect.element(suffix).toHaveAccessibleDescription(expect.stringContaining(reason));
    // In small letters, and else as it was typed, nothing of it escaped.
    await expect.element(suffix).toHaveAccessibleDescription(expect.stringContaining(`/portal/${typed.toLowerCase() || "…"}`));
  }
  await save.click();
  await expect.element(suffix).toHaveFocus();
  await suffix.fill("werk-1");
  await seen(page.getByText("Diese Adresse ist frei."));
  await seen(page.getByText(/\/portal\/werk-1$/));
});

test("a name that is kept for the service is said to be; capitals count as small letters", async () => {
  const office = open();
  answers(channelRoutes.suffix, ({ query }) => ({ isFree: query.linkSuffix !== "www" }));
  await suffix.fill("WWW");
  const reserved = page.getByText("Dieser Link-Suffix ist für den Dienst reserviert. Bitte wählen Sie einen anderen.");
  await seen(reserved);
  await seen(page.getByText(/\/portal\/www$/));
  answers(channelRoutes.update, refused("LINK_SUFFIX_TAKEN", ["linkSuffix"]));
  await save.click();
  await expect.element(suffix).toHaveFocus();
  await seen(reserved);
  answers(channelRoutes.update, ({ body }) => Object.assign(office.channels[0]!, body));
  await suffix.fill("Werk-1");
  await seen(page.getByText("Diese Adresse ist frei."));
  await save.click();
  await expect.element(suffix).toHaveValue("werk-1");
  expect(sentTo(channelRoutes.update).at(-1)!.body).toEqual({ linkSuffix: "werk-1" });
});

test("a new channel is offered a free address of the company's name, which is taken by a press and kept by saving", async () => {
  const office = open(firstChannel({ linkSuffix: "channel-1795435144331", companyName: "Müller & Söhne GmbH & Co. KG" }));
  const take = button("„mueller-soehne“ übernehmen");
  await take.click();
  await expect.element(suffix).toHaveValue("mueller-soehne");
  await expect.element(suffix).toHaveFocus();
  await gone(take);
  await seen(page.getByText("Diese Adresse ist frei."));
  await suffix.fill("channel-1795435144331");
  answers(channelRoutes.suffix, ({ query }) => ({ isFree: query.linkSuffix !== "mueller-soehne" }));
  mount(paths.channels);
  await button("„mueller-soehne-1“ übernehmen").click();
  answers(channelRoutes.suffix, { isFree: true });
  await suffix.fill("mueller-soehne");
  expect(office.channels[0]!.linkSuffix).toBe("channel-1795435144331");
  await save.click();
  await expect.poll(() => office.channels[0]!.linkSuffix).toBe("mueller-soehne");
  await gone(take);
});

test("leaving asks; what is saved of a channel is what its tab says; the language to begin with is kept at once", async () => {
  const office = open(firstChannel(), firstChannel({ id: idOf(21), name: "Meldekanal 2" }));
  await tab("Meldekanal 2").click();
  await expect.element(field("Name")).toHaveValue("Meldekanal 2");
  await field("Name").fill("Werk Süd");
  await suffix.fill("werk-1");
  await page.getByRole("checkbox", { name: "Anonyme Meldungen erlauben" }).click();
  await tab("Meldekanal 1").click();
  await button("Hier bleiben", asked).click();
  await look("meldekanal-einstellungen");
  await save.click();
  await said("Meldekanal gespeichert");
  await expectTabs("Meldekanal 1", "Werk Süd");
  await expect.element(save).toBeDisabled();
  await page.getByLabelText("Standardsprache").selectOptions("en");
  await said("Standardsprache gespeichert");
  mount(`${paths.channels}${location.search}`);
  await expect.element(page.getByLabelText("Standardsprache")).toHaveValue("en");
  expect(office.channels[1]).toMatchObject({
    name: "Werk Süd",
    linkSuffix: "werk-1",
    defaultLanguage: "en",
    settings: { allowAnonymous: false, allowFiles: true },
  });
});

test("a channel with reports is archived, and can be opened again; one without is deleted", async () => {
  const office = open(firstChannel(), firstChannel({ id: idOf(21), name: "Werk Süd", linkSuffix: "werk-1", hasReports: true }));
  await tab("Werk Süd").click();
  await button("Kanal archivieren").click();
  await button("Kanal archivieren", asked).click();
  await said("Meldekanal archiviert");
  await expectTabs("Meldekanal 1", "Werk Süd (inaktiv)");
  const successor = field("Nachfolger");
  await expect.element(successor).toHaveDisplayValue("Keiner: nur die anderen Wege");
  await successor.selectOptions("Meldekanal 1");
  await said("Auswahl gespeichert");
  expect(office.channels[1]!.successorId).toBe(office.channels[0]!.id);
  await button("Kanal wieder öffnen").click();
  await said("Meldekanal wieder geöffnet");
  await expectTabs("Meldekanal 1", "Werk Süd");
  await gone(successor);
  expect(office.channels[1]!.isActive).toBe(true);
  await tab("Meldekanal 1").click();
  await button("Kanal löschen").click();
  await button("Kanal löschen", asked).click();
  await said("Meldekanal gelöscht");
  await expectTabs("Werk Süd");
  // Whoever deletes it has nothing to be told of it.
  await gone(page.getByText("Dieser Meldekanal wurde gelöscht"));
});

test("what is typed of a channel is not lost by another one that is added, nor by a colleague who deletes it", async () => {
  const office = open();
  await field("Name").fill("Werk Nord");
  await add.click();
  await button("Hier bleiben", asked).click();
  await expectTabs("Meldekanal 1", "Meldekanal 2");
  await expect.element(field("Name")).toHaveValue("Werk Nord");

  await tab("Meldekanal 2").click();
  await button("Änderungen verwerfen", asked).click();
  await expect.element(field("Name")).toHaveValue("Meldekanal 2");
  await field("Name").fill("Werk Ost");
  office.channels.pop();
  tell("channels-changed");
  await seen(page.getByText("Dieser Meldekanal wurde gelöscht", { exact: true }));
  await expect.element(field("Name")).toHaveValue("Werk Ost");
  await look("channel-gone");
  await button("Abbrechen").click();
  await expectTabs("Meldekanal 1");
  await expect.element(field("Name")).toHaveValue("Meldekanal 1");
});

test("how long a channel keeps its reports is as in the account, or any number of months; short ones are warned of", async () => {
  const office = open();
  const [account, own] = ["Wie im Konto eingestellt", "Eigene Frist für diesen Kanal"].map((name) => page.getByRole("radio", { name }));
  const short = page.getByText("Verkürzen Sie nur, wenn dieser Kanal nicht nach dem HinSchG geführt wird.");
  await expect.element(account!).toBeChecked();
  await gone(months);

  await own!.click();
  for (const wrong of ["", "0", "121"]) {
    await months.fill(wrong);
    await save.click();
    await seen(page.getByText("Bitte eine ganze Zahl von 1 bis 120 eingeben."));
    await expect.element(months).toHaveFocus();
  }
  await months.fill("35");
  await seen(short);
  await look("channel-retention");
  await months.fill("85");
  await gone(short);
  await save.click();
  await said("Meldekanal gespeichert");
  expect(office.channels[0]!.settings.retentionMonths).toBe(85);
  mount(paths.channels);
  await expect.element(own!).toBeChecked();
  await expect.element(months).toHaveValue(85);
  await account!.click();
  await save.click();
  await said("Meldekanal gespeichert");
  expect(office.channels[0]!.settings.retentionMonths).toBeNull();
  mount(paths.channels);
  await expect.element(account!).toBeChecked();
});

test("what does not get through is said and kept in the form", async () => {
  const office = answerChannels(firstChannel({ hasReports: true }));
  answers(channelRoutes.list, offline);
  mount(paths.channels);
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Die Meldekanäle konnten nicht geladen werden/);
  answers(channelRoutes.list, office.channels);
  await button("Erneut versuchen").click();
  await field("Name").fill("Nicht gespeichert");
  for (const route of [channelRoutes.update, channelRoutes.remove, channelRoutes.create]) answers(route, offline);
  await save.click();
  const notSaved = page.getByText(/^Die Einstellungen konnten nicht gespeichert werden\. Verbindungsfehler/);
  await seen(notSaved);
  await expect.element(field("Name")).toHaveValue("Nicht gespeichert");
  await button("Abbrechen").click();
  await expect.element(field("Name")).toHaveValue("Meldekanal 1");
  await button("Kanal archivieren").click();
  await button("Kanal archivieren", asked).click();
  await seen(page.getByText(/^Der Kanal konnte nicht gelöscht werden\. Verbindungsfehler/));
  await button("Abbrechen", asked).click();
  await add.click();
  await seen(page.getByText(/^Der Meldekanal konnte nicht erstellt werden\. Verbindungsfehler/));
  await gone(notSaved);
  await page.getByLabelText("Standardsprache").selectOptions("en");
  await seen(notSaved);
  await expect.element(page.getByLabelText("Standardsprache")).toHaveValue("auto");
});

test("where portals have names of their own, the address that is copied and shared is the one that is chosen", async () => {
  answerChannels(firstChannel());
  answers(channelAddressRoutes.get, { portalHost: "melden.example", domains: [] });
  mount(paths.channels);
  const whole = page.getByText(/^https?:[^ ]+\/portal\/muster#k=/);
  await seen(whole);
  await page.getByRole("checkbox", { name: "Als kurze Adresse weitergeben: muster.melden.example" }).click();
  await seen(page.getByText(/^https?:\/\/muster\.melden\.example#k=/));
  await gone(whole);
  await look("channel-own-name");
  answers(channelAddressRoutes.get, { portalHost: null, domains: [] });
  mount(paths.channels);
  await seen(whole);
  await gone(page.getByRole("checkbox", { name: /Als kurze Adresse/ }));
});

test("whoever may not change channels reads the address", async () => {
  answerChannels(firstChannel());
  mount(paths.channels, { permissions: ["Meldungen"], isAccountOwner: false });
  await seen(button("Adresse kopieren"));
  await gone(add);
  await gone(suffix);
});
