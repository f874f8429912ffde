import { channelRoutes } from "@hz/contract/channels/channels";
import { userRoutes } from "@hz/contract/people/users";
import { ALL_TEXTS } from "@hz/contract/texts/all-texts";
import { paths } from "@hz/contract/paths";
import { type StoredTemplates, type TemplateText, templateRoutes } from "@hz/contract/templates/templates";
import { fromBase64Url, verifyOfficeText } from "@hz/crypto";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers, offline, refused, sentTo, tell } from "../../testing/answers.ts";
import { firstChannel } from "../../testing/channels.ts";
import { DESKTOP, look, PHONE } from "../../testing/look.ts";
import { ACCOUNT_ID, KEYS, mountWithKeys, RING } from "../../testing/keys.ts";
import { mount } from "../../testing/mount.tsx";
import { idOf, LONG_AGO } from "../../testing/office.ts";
import { button, field, gone, said, seen } from "../../testing/see.ts";

const ID = idOf(7);
const TITLE = "Unsere Antwort";
const text = field("Text der Vorlage");
const save = page.getByRole("button", { name: "Speichern", exact: true });
const entry = (title: string) =>
  page.getByRole("navigation", { name: "Liste der Textvorlagen" }).getByRole("link", { name: new RegExp(`^${title}( Geändert)?$`) });
const preview = page.getByRole("region", { name: "Vorschau mit Beispielwerten" });
const MAY_READ = { permissions: ["Meldungen" as const], isAccountOwner: false };

/** An office that keeps what is saved of templates; `write` is a colleague's saving. */
function office(stored: StoredTemplates = { texts: [], own: [], receiptUnsigned: [] }) {
  let minutes = 0;
  const write = (words: string, by: string): TemplateText => {
    const updatedAt = new Date(Date.parse(LONG_AGO) + 60_000 * ++minutes).toISOString();
    const now: TemplateText = { templateId: ID, language: "de", text: words, updatedAt, updatedBy: by };
    stored.texts = [now];
    tell("templates-changed");
    return now;
  };
  answers(userRoutes.names, [
    { id: idOf(1), fullName: "Anna Lindner", isActive: true, isGuest: false },
    { id: idOf(2), fullName: "Malik Okafor", isActive: true, isGuest: false },
  ]);
  answers(channelRoutes.list, [firstChannel()]);
  answers(templateRoutes.list, () => stored);
  answers(templateRoutes.create, ({ body }) => {
    const made = { ...body, createdAt: LONG_AGO };
    stored.own.push(made);
    return made;
  });
  answers(templateRoutes.update, ({ body }) => Object.assign(stored.own[0]!, body));
  answers(templateRoutes.remove, () => {
    Object.assign(stored, { own: [], texts: [] });
    return {};
  });
  answers(templateRoutes.saveText, ({ body }) =>
    body.seen === (stored.texts[0]?.updatedAt ?? null) ? { stored: write(body.text, idOf(1)) } : refused("TEMPLATE_CHANGED"),
  );
  return { stored, write: (words: string) => write(words, idOf(2)) };
}

const withOwn = (words?: string) =>
  office({
    own: [{ id: ID, title: TITLE, purpose: "feedback", createdAt: LONG_AGO }],
    texts: words === undefined ? [] : [{ templateId: ID, language: "de", text: words, updatedAt: LONG_AGO, updatedBy: idOf(1) }],
    receiptUnsigned: [],
  });

async function openOwn(): Promise<void> {
  mount(`${paths.templates}?vorlage=${ID}`);
  await seen(page.getByRole("heading", { level: 2, name: TITLE }));
}

test("an own one is added, without a text to begin with", async () => {
  office();
  mount(paths.templates);
  await button("Vorlage hinzufügen").click();
  const dialog = page.getByRole("dialog", { name: "Vorlage hinzufügen" });
  await expect.element(field("Titel", dialog)).toHaveFocus();
  await field("Titel", dialog).fill(TITLE);
  await page.getByLabelText("Verwendung").selectOptions("Rückmeldung");
  await look("vorlage-neu", { sizes: [DESKTOP] });
  await button("Vorlage hinzufügen", dialog).click();
  await said("Vorlage angelegt");
  await seen(page.getByRole("heading", { level: 2, name: TITLE }));
  expect(location.search).toMatch(/^\?vorlage=[0-9a-f-]{36}$/);
  await expect.element(text).toHaveValue("");
});

test("an unknown placeholder is named and not saved; saving leads to it", async () => {
  withOwn();
  await openOwn();
  await text.fill("Guten Tag,\nliebe {vorname}");
  await save.click();
  await seen(page.getByText("Diesen Platzhalter gibt es nicht: „{vorname}“ in Zeile 2."));
  expect(sentTo(templateRoutes.saveText)).toEqual([]);
  await expect.element(text).toHaveFocus();
  await look("vorlage-falsch");
  await userEvent.keyboard("Person");
  await expect.element(text).toHaveValue("Guten Tag,\nliebe Person");
});

test("leaving asks, also for another language; what is kept is saved by keys", async () => {
  withOwn();
  await openOwn();
  await text.fill("Guten Tag,\nliebe Person");
  const question = page.getByRole("alertdialog", { name: "Änderungen verwerfen?" });
  for (const leave of [page.getByRole("tab", { name: "English" }), entry("Zwischenstand")]) {
    await leave.click();
    await button("Hier bleiben", question).click();
    await gone(question);
    await expect.element(text).toHaveValue("Guten Tag,\nliebe Person");
  }
  await text.click();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await said("Vorlage gespeichert");
});

test("a colleague was faster: told, with both texts, and the own one kept", async () => {
  const { stored, write } = withOwn("Guten Tag,\nliebe Person");
  await openOwn();
  await text.fill("Meine Fassung");
  write("Die andere Fassung");
  const notice = page.getByRole("alert").filter({ hasText: "hat diesen Text inzwischen geändert" });
  await expect.element(notice).toMatchTextContent(/Malik Okafor/);
  await expect.element(text).toHaveValue("Meine Fassung");
  await save.click();
  await expect.poll(() => sentTo(templateRoutes.saveText).length).toBe(1);
  expect(stored.texts[0]!.text).toBe("Die andere Fassung");
  await seen(notice);
  await notice.getByText("Gespeicherten Text ansehen").click();
  await seen(notice.getByText("Die andere Fassung"));
  await look("vorlage-zugleich");
  await button("Meinen Text behalten", notice).click();
  await save.click();
  await said("Vorlage gespeichert");
  expect(stored.texts[0]!.text).toBe("Meine Fassung");
});

test("what a colleague saves is shown to whoever has written nothing, and that they deleted it", async () => {
  const { stored, write } = withOwn("Guten Tag");
  await openOwn();
  await expect.element(text).toHaveValue("Guten Tag");
  write("Meine Fassung");
  await expect.element(text).toHaveValue("Meine Fassung");
  stored.own = [];
  tell("templates-changed");
  await seen(page.getByText("Diese Vorlage gibt es nicht mehr"));
});

test("an own one is renamed and deleted", async () => {
  withOwn();
  await openOwn();
  await button(`Aktionen für „${TITLE}“`).click();
  await page.getByRole("menuitem", { name: "Umbenennen" }).click();
  const dialog = page.getByRole("dialog");
  await field("Titel", dialog).fill(`${TITLE} neu`);
  await button("Speichern", dialog).click();
  await said("Vorlage umbenannt");
  await button(`Aktionen für „${TITLE} neu“`).click();
  await page.getByRole("menuitem", { name: "Vorlage löschen" }).click();
  await button("Vorlage löschen", page.getByRole("alertdialog")).click();
  await said("Vorlage gelöscht");
  await gone(entry(`${TITLE} neu`));
});

test("who may only work on reports reads and copies; a list that does not load can be tried again", async () => {
  const { stored } = office();
  answers(templateRoutes.list, offline);
  mount(paths.templates, MAY_READ);
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Die Textvorlagen konnten nicht geladen werden/);
  await look("vorlagen-fehler");
  answers(templateRoutes.list, stored);
  await button("Erneut versuchen").click();
  await seen(page.getByText("Ändern kann sie, wer die Berechtigung „Einstellungen“ hat."));
  await gone(button("Vorlage hinzufügen"));
  await look("vorlagen-lesen");
  await entry("Belegschaft: Aushang").click();
  await page.getByRole("tab", { name: "English" }).click();
  await expect.element(preview).toMatchTextContent(/Something is not right\? Tell us\./);
  await gone(page.getByRole("textbox"));
  await button("Text kopieren").click();
  await seen(button("Kopiert"));
  expect(await navigator.clipboard.readText()).toContain("The Internal Reporting Office of Muster AG takes reports");
});

test("on a phone the text takes the list's place, and there is a way back", async () => {
  office();
  await page.viewport(PHONE.width, PHONE.height);
  mount(`${paths.templates}?vorlage=staff-notice&sprache=en`, MAY_READ);
  await seen(preview);
  await expect.element(entry("Zwischenstand")).not.toBeInTheDocument();
  await look("vorlage-telefon", { sizes: [PHONE] });
  await page.viewport(PHONE.width, PHONE.height);
  await page.getByRole("link", { name: "Alle Vorlagen" }).click();
  await seen(entry("Zwischenstand"));
});

test("a text that goes out by itself and that nobody signed is signed by whoever reads it, and what is saved by whoever wrote it", async () => {
  const { stored } = office({ texts: [], own: [], receiptUnsigned: ["de"] });
  answers(templateRoutes.signReceipt, ({ body }) => {
    stored.receiptUnsigned = stored.receiptUnsigned.filter((language) => !body.signed.some((one) => one.language === language));
    return { receiptUnsigned: stored.receiptUnsigned };
  });
  answers(authRoutes.keys, RING);
  mountWithKeys(`${paths.templates}?vorlage=receipt-automatic`);
  const notice = page.getByText("Diesen Text hat niemand unterschrieben");
  await seen(notice);
  await look("vorlage-ohne-unterschrift");
  await button("Text unterschreiben").click();
  await said("Text unterschrieben");
  await gone(notice);
  await text.fill("Fall {fallnummer} ist da.");
  await save.click();
  await said("Vorlage gespeichert");
  const signed = sentTo(templateRoutes.signReceipt).flatMap(({ body }) => body.signed);
  expect(signed.map((one) => one.text)).toEqual([ALL_TEXTS.de.templates["receipt-automatic"], "Fall {fallnummer} ist da."]);
  for (const { signature, ...one } of signed) {
    const said = { ...one, accountId: ACCOUNT_ID, templateId: "receipt-automatic" };
    expect(await verifyOfficeText(KEYS.sig.publicKey, said, fromBase64Url(signature))).toBe(true);
  }
});
