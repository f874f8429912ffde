import { type Channel, channelRoutes } from "@hz/contract/channels/channels";
import { PORTAL_LANGUAGE_CODES } from "@hz/contract/languages";
import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers, refused } from "../../../testing/answers.ts";
import { answerChannels, firstChannel, inTwoLanguages } from "../../../testing/channels.ts";
import { look, PHONE } from "../../../testing/look.ts";
import { mount } from "../../../testing/mount.tsx";
import { button, field, gone, said, seen } from "../../../testing/see.ts";

const DIRTY = `<meta charset="utf-8"><style>p { color: red }</style><h2 onclick="alert(1)" style="font-size:80px">Vom Web</h2>
<p style="color:red">Mit <b>Gewicht</b> und <a href="javascript:alert(1)">Falle</a>, <a href="https://muster.de/ok" target="_blank" onmouseover="x()">gut</a><img src="https://boese.example/x.png" onerror="alert(1)"></p>
<script>alert(1)</script><iframe src="https://boese.example"></iframe><table><tr><td>Zelle</td></tr></table><ul><li>Außen<ul><li>Innen</li></ul></li></ul>
<b style="font-weight:normal"><p><span style="font-weight:400">dünn</span> <span style="font-weight:700">dick</span></p></b>`;

const text = page.getByRole("textbox", { name: "Text der Startseite" });
const tool = (name: string) => page.getByRole("toolbar", { name: "Formatierung" }).getByRole("button", { name, exact: true });
const save = button("Speichern");
const question = page.getByRole("alertdialog", { name: "Änderungen verwerfen?" });

/** Opens the pages that a new channel begins with, in a company that keeps what is changed; gives it as the server has it. */
async function open(given?: Partial<Channel>) {
  const office = answerChannels(firstChannel(given));
  mount(paths.channels);
  await page.getByRole("tab", { name: "Seiten" }).click();
  await expect.element(text).toMatchTextContent(/Hier können Sie Missstände bei Muster AG melden/);
  await expect.element(save).toBeDisabled();
  return office.channels[0]!;
}

const wordsIn = (place: ParentNode | null | undefined, selector: string) =>
  [...(place?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
/** Expects what stands in the editor in elements of a kind, in their order. */
async function written(selector: string, ...words: string[]): Promise<void> {
  await expect.poll(() => wordsIn(text.element(), selector), { message: selector }).toEqual(words);
}
const preview = () => document.querySelector("iframe")?.contentDocument;
async function previewed(selector: string, ...words: string[]): Promise<void> {
  await expect.poll(() => wordsIn(preview(), `.prose ${selector}`), { message: selector }).toEqual(words);
}

const press = (keys: string) => userEvent.keyboard(keys);
async function fillAndSelect(words: string): Promise<void> {
  await text.fill(words);
  await press("{ControlOrMeta>}a{/ControlOrMeta}");
}

/** Pastes HTML as it comes from elsewhere; the browser's own clipboard would have cleaned it before. */
function paste(html: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/html", html);
  clipboardData.setData("text/plain", "so nicht");
  text.element().dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

test("every button does what it says, and says whether it is on; the preview shows it as the portal would", async () => {
  await open();
  await expect.element(tool("Rückgängig")).toHaveAttribute("aria-disabled", "true");
  await text.fill("Ein Satz");
  await tool("Rückgängig").click();
  await expect.element(text).toMatchTextContent(/Hier können Sie Missstände/);
  await expect.element(save).toBeDisabled();
  await tool("Wiederholen").click();
  await written("p", "Ein Satz");
  await expect.element(save).toBeEnabled();
  for (const [name, element] of [
    ["Fett", "strong"],
    ["Kursiv", "em"],
    ["Unterstrichen", "u"],
    ["Durchgestrichen", "s"],
    ["Überschrift 1", "h1"],
    ["Überschrift 2", "h2"],
    ["Überschrift 3", "h3"],
    ["Aufzählung", "ul li"],
    ["Nummerierte Liste", "ol li"],
    ["Zitat", "blockquote"],
  ] as const) {
    await fillAndSelect("Ein Satz");
    await tool(name).click();
    await written(element, "Ein Satz");
    await expect.element(tool(name)).toHaveAttribute("aria-pressed", "true");
    await previewed(element === "h1" || element === "h3" ? "h2" : element, "Ein Satz");
    await tool(name).click();
    await written(element);
    await expect.element(tool(name)).toHaveAttribute("aria-pressed", "false");
  }
  // A heading that becomes a quote, a quote that becomes a list.
  await tool("Überschrift 2").click();
  await tool("Zitat").click();
  await written("blockquote > p", "Ein Satz");
  await tool("Nummerierte Liste").click();
  await written("ol > li > p", "Ein Satz");
  await tool("Überschrift 1").click();
  await written("h1", "Ein Satz");
});

test("shortcuts work, the arrow keys go through the toolbar, and words are counted while they are typed", async () => {
  await open();
  for (const [keys, element] of [
    ["{ControlOrMeta>}b{/ControlOrMeta}", "strong"],
    ["{ControlOrMeta>}i{/ControlOrMeta}", "em"],
    ["{ControlOrMeta>}u{/ControlOrMeta}", "u"],
    ["{ControlOrMeta>}{Shift>}s{/Shift}{/ControlOrMeta}", "s"],
    ["{ControlOrMeta>}{Alt>}3{/Alt}{/ControlOrMeta}", "h3"],
  ] as const) {
    await fillAndSelect("Drei kurze Worte");
    await press(keys);
    await written(element, "Drei kurze Worte");
    await press(keys);
    await written(element);
  }
  await seen(page.getByText("3 Wörter", { exact: true }));
  await expect.element(tool("Fett")).toHaveAttribute("title", expect.stringMatching(/^Fett \((Strg\+B|⌘B)\)$/));
  await press("{Shift>}{Tab}{/Shift}");
  await press("{Home}");
  await expect.element(tool("Fett")).toHaveFocus();
  await press("{ArrowRight}");
  await expect.element(tool("Kursiv")).toHaveFocus();
  await press("{Enter}");
  await expect.element(tool("Kursiv")).toHaveFocus();
  await expect.element(tool("Kursiv")).toHaveAttribute("aria-pressed", "true");
  await press("{Tab}");
  await expect.element(text).toHaveFocus();
});

test("a link is checked, put on words, changed and taken away", async () => {
  await open();
  await fillAndSelect("Unser Kodex");
  await tool("Link").click();
  const dialog = page.getByRole("dialog");
  const address = dialog.getByLabelText("Adresse");
  await address.fill("javascript:alert(1)");
  await button("Übernehmen", dialog).click();
  await seen(dialog.getByText(/^Diese Adresse ist nicht erlaubt/));
  await address.fill("muster.de/kodex");
  await press("{Enter}");
  const link = text.getByRole("link", { name: "Unser Kodex" });
  await expect.element(link).toHaveAttribute("href", "https://muster.de/kodex");
  await expect.element(text).toHaveFocus();
  await tool("Link").click();
  await look("seiten-link", { sizes: [PHONE] });
  await expect.element(address).toHaveValue("https://muster.de/kodex");
  await address.fill("hinweise@muster.de");
  await button("Übernehmen", dialog).click();
  await expect.element(link).toHaveAttribute("href", "mailto:hinweise@muster.de");
  await tool("Link").click();
  await button("Link entfernen", dialog).click();
  await gone(link);
  await written("p", "Unser Kodex");
});

test("pasted HTML comes in as text and the marks that we know", async () => {
  await open();
  await text.fill("");
  paste(DIRTY);
  await written("h2", "Vom Web");
  await written("strong", "Gewicht", "dick");
  await written("a", "gut");
  await expect.element(text).toMatchTextContent(/Falle/);
  await expect.element(text).toMatchTextContent(/Zelle/);
  await written("li", "Außen", "Innen");
  await written("img:not(.ProseMirror-separator), script, style, iframe, table, [style], [onclick], li li");
  await expect.element(text).not.toMatchTextContent(/alert/);
  await expect.poll(() => preview()?.querySelector(".prose a")?.outerHTML).toMatch(/rel="noopener noreferrer nofollow".*gut/);
});

test("leaving asks; a failed save keeps the text; what is saved is there again", async () => {
  const channel = await open();
  const keeps = "Vom Werk";
  await fillAndSelect(keeps);
  await tool("Überschrift 2").click();
  await field("Name auf dem Portal").fill("Ihr Hinweis an uns");
  await button("English Meldekanal 1").click();
  await button("Hier bleiben", question).click();
  await page.getByRole("tab", { name: "Einstellungen" }).click();
  await button("Hier bleiben", question).click();
  history.back();
  await button("Hier bleiben", question).click();
  answers(channelRoutes.update, refused("UNAVAILABLE"));
  await save.click();
  await seen(page.getByText(/^Die Seite konnte nicht gespeichert werden\. Ihr Text ist noch da\./));
  await written("h2", keeps);
  const place = `${paths.channels}${location.search}`;
  answerChannels(channel);
  await save.click();
  await said("Seite gespeichert");
  await expect.element(save).toBeDisabled();
  expect(channel.languages.de).toEqual({
    name: "Ihr Hinweis an uns",
    content: { type: "doc", content: [{ type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: keeps }] }] },
  });
  mount(place);
  await written("h2", keeps);
  await expect.element(save).toBeDisabled();
  await button("Telefon").click();
  await look("seiten");
});

test("the page in the other language is written, taken away after a question, and comes back with the house's text", async () => {
  const channel = await open({ languages: inTwoLanguages() });
  await page.getByLabelText("Standardsprache").selectOptions("de");
  await button("English Meldekanal 1").click();
  await expect.poll(() => location.search).toContain("sprache=en");
  await expect.element(text).toMatchTextContent(/Here you can report wrongdoing/);
  await fillAndSelect("Speak up");
  await tool("Überschrift 3").click();
  await save.click();
  await said("Seite gespeichert");
  expect(channel.languages.en!.content.content).toMatchObject([{ type: "heading", attrs: { level: 3 } }]);
  expect(channel.languages.de!.content.content).toHaveLength(5);

  await expect.element(button("Deutsch entfernen")).toHaveAccessibleDescription(expect.stringContaining("Die Standardsprache kann nicht"));
  await button("English entfernen").click();
  const removal = page.getByRole("alertdialog", { name: "English entfernen?" });
  await expect.element(removal).toMatchTextContent(/nur noch auf Deutsch/);
  await button("English entfernen", removal).click();
  await said("English entfernt");
  await expect.element(text).toMatchTextContent(/Hier können Sie Missstände/);
  await expect.element(button("Deutsch entfernen")).toHaveAccessibleDescription(expect.stringContaining("Die einzige Sprache"));
  const options = () => wordsIn(page.getByLabelText("Standardsprache").element(), "option");
  expect(options()).toEqual(["Automatisch: die des Browsers", "Deutsch"]);
  const others = wordsIn(page.getByLabelText("Weitere Sprache").element(), "option");
  expect(others).toHaveLength(PORTAL_LANGUAGE_CODES.length - 1);
  expect(others[0]).toBe("Arabisch (العربية)");
  await page.getByLabelText("Weitere Sprache").selectOptions("en");
  await button("Englisch hinzufügen").click();
  await said("English hinzugefügt");
  await expect.element(text).toMatchTextContent(/Here you can report wrongdoing/);
});
