import { draftKeyRoutes } from "@hz/contract/reports/draft-keys";
import type { PageLanguage } from "@hz/contract/languages";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answers, cut, sentTo } from "../../testing/answers.ts";
import { textsOfPage } from "../texts-of-page.ts";
import { look } from "../../testing/look.ts";
import { endPortal, openPortal } from "../../testing/portal.tsx";
import { choose, fillForm, receipt, textFile } from "../../testing/portal-acts.ts";
import { opened, reportingOffice, takesReports } from "../../testing/reporting-office.ts";
import { button, field, gone, seen } from "../../testing/see.ts";

const office = await reportingOffice();
const { channel } = office;
const categories = [{ id: "00000000-0000-4000-8000-000000000077", name: "Geldwäsche", description: "" }];
const WRITTEN = {
  title: "Rechnungen doppelt bezahlt",
  description: "Kanarienvogel Seit März.\nZwei Rechnungen.",
  category: "Geldwäsche",
  contact: { name: "Ida Kern", email: "ida@kern.example" },
};

/** As phones name a picture: no line can break in it. */
const PHOTO = "Screenshot_20261129-163234_com.android.chrome_bearbeitet_Kopie.txt";

/** Opens the form, or what the tab makes of it when it is loaded anew. */
const openForm = (suffix = channel.linkSuffix) => openPortal("form", { channel: { ...channel, linkSuffix: suffix }, categories });
const back = page.getByText("Ihr Entwurf ist wieder da.");
const kept = () => Object.values({ ...sessionStorage }).join();
/** Waits until what was typed last is kept. */
async function isKept(before = ""): Promise<string> {
  await expect.poll(kept).not.toBe(before);
  return kept();
}
async function isThere({ title, description, contact } = WRITTEN): Promise<void> {
  await seen(back);
  await expect.element(field("Titel")).toHaveValue(title);
  await expect.element(field("Beschreibung")).toHaveValue(description);
  await expect.element(page.getByRole("radio", { name: "Vertraulich" })).toBeChecked();
  await expect.element(field("Name")).toHaveValue(contact.name);
  await expect.element(page.getByLabelText("E-Mail-Adresse")).toHaveValue(contact.email);
  await expect.element(page.getByLabelText("Kategorie")).toHaveDisplayValue("Geldwäsche");
}

test("what was typed is there again after a reload, names the files to choose again, and is gone once it is sent", async () => {
  const taken = takesReports(office);
  openForm();
  await fillForm({ ...WRITTEN, files: [textFile("Beleg.txt"), textFile(PHOTO)] });
  const first = await isKept();
  openForm();
  await isThere();
  await seen(page.getByText(`Bitte fügen Sie noch einmal hinzu: Beleg.txt, ${PHOTO}`));
  await look("draft-back");
  choose(textFile("Beleg.txt"));
  await seen(page.getByText(`Bitte fügen Sie noch einmal hinzu: ${PHOTO}`));
  await isKept(first);
  openForm();
  await isThere();
  await seen(page.getByText(`Bitte fügen Sie noch einmal hinzu: Beleg.txt, ${PHOTO}`));

  await button("Meldung absenden").click();
  const missing = page.getByRole("alert");
  await expect.element(missing).toHaveFocus();
  await expect.element(missing).toMatchTextContent(new RegExp(`Diese Dateien fehlen noch.*Beleg.txt, ${PHOTO}`));
  await look("draft-files-missing");
  const second = kept();
  choose(textFile("Beleg.txt"));
  await gone(missing);
  await isKept(second);
  await button("Meldung absenden").click();
  await expect.element(missing).toMatchTextContent(new RegExp(`fehlen noch ?${PHOTO}`));
  expect(taken).toEqual([]);
  await button("Meldung absenden").click();
  await receipt();
  expect(kept()).toBe("");
  // A key that was on its way while it was sent is forgotten as well.
  expect(new Set(sentTo(draftKeyRoutes.keep).map(({ body }) => body.id))).toContain(sentTo(draftKeyRoutes.forget).at(-1)!.body.id);
  const { title, description, contactName } = await opened(office, office.office, taken[0]!);
  expect([title, description, contactName]).toEqual([WRITTEN.title, WRITTEN.description, WRITTEN.contact.name]);
  openForm();
  await expect.element(button("Meldung absenden")).toBeEnabled();
  await expect.element(field("Titel")).toHaveValue("");
});

test("a request for a meeting, whose fields come with the first word, is there again as well, and goes with the report", async () => {
  const taken = takesReports(office);
  openForm();
  await fillForm(WRITTEN);
  await page.getByLabelText("Ich bitte um ein persönliches Gespräch.").click();
  await page.getByRole("radio", { name: "Am Telefon" }).click();
  const before = kept();
  await page.getByLabelText("Wie erreichen wir Sie").fill("Nur abends.");
  await isKept(before);
  openForm();
  await isThere();
  await expect.element(page.getByLabelText("Ich bitte um ein persönliches Gespräch.")).toBeChecked();
  await expect.element(page.getByRole("radio", { name: "Am Telefon" })).toBeChecked();
  await expect.element(page.getByLabelText("Wie erreichen wir Sie")).toHaveValue("Nur abends.");
  await button("Meldung absenden").click();
  await receipt();
  expect(taken[0]?.meeting).toMatchObject({ id: expect.any(String), box: expect.any(String) });
});

test("a choice that is offered no more is named, after each reload, until another one is made there; so is the other department", async () => {
  const { shown: conflict } = await office.department("Aufsichtsrat", office.office);
  openPortal("form", { channel: { ...channel, conflict }, categories });
  await fillForm(WRITTEN);
  const before = kept();
  await page.getByLabelText("Betrifft die Meldestelle selbst").click();
  const first = await isKept(before);
  const others = [{ id: "00000000-0000-4000-8000-000000000078", name: "Kartellrecht", description: "" }];
  const notice = page.getByRole("status").filter({ has: back });
  const says = (field: string) =>
    notice.getByText(`Ihre Auswahl bei „${field}“ gibt es nicht mehr. Bitte sehen Sie dort noch einmal nach.`);
  for (const title of ["Anders", "Noch anders"]) {
    openPortal("form", { channel, categories: others });
    await seen(says("Kategorie"));
    await seen(says("Betrifft die Meldestelle selbst"));
    const was = kept();
    await field("Titel").fill(title);
    await isKept(was);
  }
  await look("draft-choice-gone");
  expect(kept()).not.toBe(first);
  await page.getByLabelText("Kategorie").selectOptions("Kartellrecht");
  await gone(says("Kategorie"));
  await seen(says("Betrifft die Meldestelle selbst"));
  openPortal("form", { channel, categories: [] });
  await seen(says("Kategorie"));
});

test("a draft that chose to stay anonymous says so where that is offered no more", async () => {
  openForm();
  await fillForm({ title: WRITTEN.title, description: WRITTEN.description });
  await isKept();
  openPortal("form", { channel: { ...channel, settings: { ...channel.settings, allowAnonymous: false } }, categories });
  await seen(page.getByText("Ihre Auswahl bei „Wie möchten Sie melden?“ gibt es nicht mehr.", { exact: false }));
});

test("neither in the tab's storage nor on its way to the server is a word of it, and without the server's key it does not open", async () => {
  openForm();
  await fillForm(WRITTEN);
  const stored = await isKept();
  expect(Object.keys({ ...sessionStorage })).toEqual(["hz.kept.1"]);
  const [id = "", box = ""] = stored.split(".");
  const bytes = (text: string) => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const [{ body: sent } = { body: { id: "", key: "" } }] = sentTo(draftKeyRoutes.keep);
  expect([sent.id, Object.keys(sent).length]).toEqual([id, 2]);
  for (const text of [stored, bytes(box), bytes(id), JSON.stringify(sent), bytes(sent.key)])
    for (const word of ["Kanarienvogel", "Rechnungen", "Ida Kern", "kern.example"]) expect(text).not.toContain(word);
  expect(bytes(box)).not.toContain(bytes(sent.key));

  answers(draftKeyRoutes.recall, { key: null });
  openForm();
  await expect.poll(kept).toBe("");
  await gone(back);
  await expect.element(field("Titel")).toHaveValue("");
});

test("the draft of another channel's form neither comes nor goes", async () => {
  openForm();
  await fillForm(WRITTEN);
  const stored = await isKept();
  openForm("anderswo");
  await expect.poll(() => sentTo(draftKeyRoutes.recall)).toHaveLength(1);
  await expect.element(button("Meldung absenden")).toBeEnabled();
  await gone(back);
  expect(kept()).toBe(stored);
  openForm();
  await isThere();
});

test("discarding empties the form and forgets the draft with its key", async () => {
  openForm();
  await fillForm(WRITTEN);
  const [id] = (await isKept()).split(".");
  openForm();
  await isThere();
  await button("Entwurf verwerfen").click();
  await seen(page.getByText("Es lässt sich nicht zurückholen."));
  await expect.element(field("Titel")).toHaveValue(WRITTEN.title);
  await button("Ja, verwerfen").click();
  await gone(back);
  await expect.element(field("Titel")).toHaveValue("");
  await expect.element(page.getByRole("radio", { name: "Anonym" })).toBeChecked();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(kept()).toBe("");
  expect(sentTo(draftKeyRoutes.forget).map(({ body }) => body.id)).toEqual([id]);
  await field("Titel").fill("Neu");
  expect((await isKept()).split(".")[0]).not.toBe(id);
});

test("where the server takes no key nothing is kept, the page says so, and the next word tries again", async () => {
  openForm();
  await seen(page.getByText(/ist Ihr Text in diesem Tab wieder da/));
  const letThrough = cut(draftKeyRoutes.keep);
  await fillForm(WRITTEN);
  await seen(page.getByText(/Wenn Sie die Seite schließen oder neu laden, ist er weg\./));
  expect(kept()).toBe("");
  letThrough();
  await field("Titel").fill("Noch einmal");
  await isKept();
  await seen(page.getByText(/ist Ihr Text in diesem Tab wieder da/));
});

test("the page put aside keeps what was typed at once; an hour later the tab has nothing, and what is typed then is kept anew", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  openForm();
  await fillForm(WRITTEN);
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  document.dispatchEvent(new Event("visibilitychange"));
  const [id] = (await isKept()).split(".");
  vi.advanceTimersByTime(60 * 60_000);
  expect(kept()).toBe("");
  await field("Titel").fill("Danach");
  vi.advanceTimersByTime(1_000);
  expect((await isKept()).split(".")[0]).not.toBe(id);
  vi.useRealTimers();
  endPortal();
});

/** What comes with sending, at the fourth try: each part that needs it has tried once before. */
function comesLater() {
  const tries: string[] = [];
  const sendingTexts = async (language: PageLanguage) => {
    if (tries.push(language) <= 3) throw Object.assign(new Error("cut"), { temporary: true });
    return textsOfPage("success", language);
  };
  return { tries, sendingTexts };
}

test("where what keeps the draft does not come at once, it comes back later, and nothing typed meanwhile takes its place", async () => {
  openForm();
  await fillForm(WRITTEN);
  await isKept();
  const { tries, sendingTexts } = comesLater();
  openPortal("form", { channel, categories, sendingTexts });
  await expect.poll(() => tries.length).toBeGreaterThan(0);
  await field("Beschreibung").fill("Noch etwas.");
  await isThere({ ...WRITTEN, description: `${WRITTEN.description}\n\nNoch etwas.` });
});

test("what stands beside a report that is written comes later where it does not come at once", async () => {
  const { sendingTexts } = comesLater();
  openPortal("form", { channel, categories, sendingTexts });
  await field("Beschreibung").fill("Mein Name ist Ida Kern.");
  await seen(page.getByText("Name: Ida Kern"));
});

test("what is typed before the draft comes back stays", async () => {
  openForm();
  await fillForm(WRITTEN);
  await isKept();
  const keys = sentTo(draftKeyRoutes.keep)[0]!.body;
  const asked = Promise.withResolvers<void>();
  answers(draftKeyRoutes.recall, async () => (await asked.promise, { key: keys.key }));
  openForm();
  await field("Titel").fill("Inzwischen getippt");
  asked.resolve();
  await isThere({ ...WRITTEN, title: "Inzwischen getippt" });
});
