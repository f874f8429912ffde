import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { newOffice } from "../helpers/by-contract.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";

const DIRTY = `<meta charset="utf-8"><style>p { color: red }</style><h2 onclick="alert(1)" style="font-size:80px">Vom Web</h2>
<p style="color:red">Mit <b>Gewicht</b> und <a href="javascript:alert(1)">Falle</a>, <a href="https://muster.de/ok" target="_blank" onmouseover="x()">gut</a><img src="https://boese.example/x.png" onerror="alert(1)"></p>
<script>alert(1)</script><iframe src="https://boese.example"></iframe><table><tr><td>Zelle</td></tr></table><ul><li>Außen<ul><li>Innen</li></ul></li></ul>
<b style="font-weight:normal"><p><span style="font-weight:400">dünn</span> <span style="font-weight:700">dick</span></p></b>`;

/** Pastes HTML as it comes from elsewhere; the browser's own clipboard would have cleaned it before. */
const paste = (text: Locator, html: string) =>
  text.evaluate((element, dirty) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", dirty);
    clipboardData.setData("text/plain", "so nicht");
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);

async function openPages(page: Page, id: string) {
  await newOffice(
    page,
    {
      fullName: "Pia Seite",
      email: `seiten-${id}@muster.example`,
      password: "Neun Reiher am Fluss",
      companyName: "Seiten AG",
    },
    { isCodeLeft: true },
  );
  await page.goto(paths.channels);
  await page.getByRole("tab", { name: "Seiten" }).click();
  const address = await page
    .getByText(/\/portal\/channel-\d+/)
    .first()
    .innerText();
  return /\/portal\/[\w-]+/.exec(address)![0];
}

test("a channel's start page is written with every button, in two languages, and is what reporters read", async ({ person }, info) => {
  test.slow();
  const { page, expectComplaint } = await person();
  // The save that fails on purpose; the check of accessibility wants to run a script in the preview, which runs none.
  expectComplaint(/503/);
  expectComplaint(/Blocked script execution in 'about:blank'/);
  const portal = await openPages(page, randomUUID().slice(0, 8));
  const text = page.getByRole("textbox", { name: "Text der Startseite" });
  const tools = page.getByRole("toolbar", { name: "Formatierung" });
  const tool = (name: string) => tools.getByRole("button", { name, exact: true });
  const save = page.getByRole("button", { name: "Speichern" });
  const preview = page.frameLocator("iframe");
  await expect(text).toContainText("Hier können Sie Missstände bei Seiten AG melden");
  await expect(save).toBeDisabled();

  await test.step("every button does what it says, and says whether it is on", async () => {
    await expect(tool("Rückgängig")).toBeDisabled();
    await text.fill("Ein Satz");
    await tool("Rückgängig").click();
    await expect(text).toContainText("Hier können Sie Missstände");
    await expect(save).toBeDisabled();
    await tool("Wiederholen").click();
    await expect(text).toHaveText("Ein Satz");
    await expect(save).toBeEnabled();
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
      await text.fill("Ein Satz");
      await text.press("ControlOrMeta+a");
      await tool(name).click();
      await expect(text.locator(element)).toHaveText("Ein Satz");
      await expect(tool(name)).toHaveAttribute("aria-pressed", "true");
      await expect(preview.locator(`.prose ${element === "h1" || element === "h3" ? "h2" : element}`)).toHaveText("Ein Satz");
      await tool(name).click();
      await expect(text.locator(element)).toHaveCount(0);
      await expect(tool(name)).toHaveAttribute("aria-pressed", "false");
    }
    // A heading that becomes a quote, a quote that becomes a list.
    await tool("Überschrift 2").click();
    await tool("Zitat").click();
    await expect(text.locator("blockquote > p")).toHaveText("Ein Satz");
    await tool("Nummerierte Liste").click();
    await expect(text.locator("ol > li > p")).toHaveText("Ein Satz");
    await tool("Überschrift 1").click();
    await expect(text.locator("h1")).toHaveText("Ein Satz");
  });

  await test.step("shortcuts, arrow keys in the toolbar, words counted while they are typed", async () => {
    for (const [keys, element] of [
      ["ControlOrMeta+b", "strong"],
      ["ControlOrMeta+i", "em"],
      ["ControlOrMeta+u", "u"],
      ["ControlOrMeta+Shift+s", "s"],
      ["ControlOrMeta+Alt+3", "h3"],
    ] as const) {
      await text.fill("Drei kurze Worte");
      await text.press("ControlOrMeta+a");
      await text.press(keys);
      await expect(text.locator(element)).toHaveText("Drei kurze Worte");
      await text.press(keys);
      await expect(text.locator(element)).toHaveCount(0);
    }
    await expect(page.getByText("3 Wörter", { exact: true })).toBeVisible();
    await expect(tool("Fett")).toHaveAttribute("title", /^Fett \((Strg\+B|⌘B)\)$/);
    await text.press("Shift+Tab");
    await page.keyboard.press("Home");
    await expect(tool("Fett")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(tool("Kursiv")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(tool("Kursiv")).toBeFocused();
    await expect(tool("Kursiv")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Tab");
    await expect(text).toBeFocused();
  });

  await test.step("a link is checked, put on words, changed and taken away", async () => {
    await text.fill("Unser Kodex");
    await text.press("ControlOrMeta+a");
    await tool("Link").click();
    const dialog = page.getByRole("dialog");
    const address = dialog.getByLabel("Adresse");
    await address.fill("javascript:alert(1)");
    await dialog.getByRole("button", { name: "Übernehmen" }).click();
    await expect(dialog.getByText(/^Diese Adresse ist nicht erlaubt/)).toBeVisible();
    await address.fill("muster.de/kodex");
    await address.press("Enter");
    const link = text.getByRole("link", { name: "Unser Kodex" });
    await expect(link).toHaveAttribute("href", "https://muster.de/kodex");
    await expect(text).toBeFocused();
    await tool("Link").click();
    await look(page, "seiten-link", info, { sizes: [{ width: 390, height: 844 }] });
    await expect(address).toHaveValue("https://muster.de/kodex");
    await address.fill("hinweise@muster.de");
    await dialog.getByRole("button", { name: "Übernehmen" }).click();
    await expect(link).toHaveAttribute("href", "mailto:hinweise@muster.de");
    await tool("Link").click();
    await dialog.getByRole("button", { name: "Link entfernen" }).click();
    await expect(link).toHaveCount(0);
    await expect(text).toHaveText("Unser Kodex");
  });

  await test.step("pasted HTML comes in as text and the marks that we know", async () => {
    await text.fill("");
    await paste(text, DIRTY);
    await expect(text.locator("h2")).toHaveText("Vom Web");
    await expect(text.locator("strong")).toHaveText(["Gewicht", "dick"]);
    await expect(text.getByRole("link")).toHaveText(["gut"]);
    await expect(text).toContainText("Falle");
    await expect(text).toContainText("Zelle");
    await expect(text.locator("li")).toHaveText(["Außen", "Innen"]);
    await expect(text.locator("img:not(.ProseMirror-separator), script, style, iframe, table, [style], [onclick], li li")).toHaveCount(0);
    await expect(text).not.toContainText("alert");
    await expect(preview.getByRole("link", { name: "gut" })).toHaveAttribute("rel", "noopener noreferrer nofollow");
  });

  await test.step("leaving asks; a failed save keeps the text; what is saved is what reporters read", async () => {
    await page.getByLabel("Name auf dem Portal").fill("Ihr Hinweis an uns");
    await page.getByRole("button", { name: "English Meldekanal 1" }).click();
    const question = page.getByRole("alertdialog", { name: "Änderungen verwerfen?" });
    await question.getByRole("button", { name: "Hier bleiben" }).click();
    await page.getByRole("tab", { name: "Einstellungen" }).click();
    await question.getByRole("button", { name: "Hier bleiben" }).click();
    await page.goBack();
    await question.getByRole("button", { name: "Hier bleiben" }).click();
    await page.route("**/api/channels/*", (route) => route.fulfill({ status: 503, json: { code: "UNAVAILABLE", message: "" } }));
    await save.click();
    await expect(page.getByText(/^Die Seite konnte nicht gespeichert werden\. Ihr Text ist noch da\./)).toBeVisible();
    await expect(text.locator("h2")).toHaveText("Vom Web");
    await page.unroute("**/api/channels/*");
    await save.click();
    await expect(page.getByText("Seite gespeichert", { exact: true })).toBeVisible();
    await expect(save).toBeDisabled();
    await page.reload();
    await expect(text.locator("h2")).toHaveText("Vom Web");
    await expect(save).toBeDisabled();
    await page.getByRole("button", { name: "Telefon" }).click();
    await look(page, "seiten", info);
  });

  const reporter = await person();
  await test.step("the other language, on the portal and taken away", async () => {
    await page.getByRole("button", { name: "English Meldekanal 1" }).click();
    await expect(page).toHaveURL(/sprache=en/);
    await expect(text).toContainText("Here you can report wrongdoing");
    await text.fill("Speak up");
    await text.press("ControlOrMeta+a");
    await tool("Überschrift 3").click();
    await save.click();
    await expect(page.getByText("Seite gespeichert", { exact: true })).toBeVisible();
    await reporter.page.goto(portal);
    await expect(reporter.page.getByRole("heading", { level: 1 })).toHaveText("Ihr Hinweis an uns");
    await expect(reporter.page.getByRole("heading", { level: 2, name: "Vom Web" })).toBeVisible();
    await expect(reporter.page.getByRole("link", { name: "gut" })).toHaveAttribute("href", "https://muster.de/ok");
    await look(reporter.page, "portal-seite", info);
    await reporter.page.getByRole("link", { name: /English/ }).click();
    await expect(reporter.page.getByRole("heading", { level: 1 })).toHaveText("Meldekanal 1");
    await expect(reporter.page.getByRole("heading", { level: 2, name: "Speak up" })).toBeVisible();

    await expect(page.getByRole("button", { name: "Deutsch entfernen" })).toHaveAccessibleDescription(/Die Standardsprache kann nicht/);
    await page.getByRole("button", { name: "English entfernen" }).click();
    const question = page.getByRole("alertdialog", { name: "English entfernen?" });
    await expect(question).toContainText("nur noch auf Deutsch");
    await question.getByRole("button", { name: "English entfernen" }).click();
    await expect(page.getByText("English entfernt", { exact: true })).toBeVisible();
    await expect(text.locator("h2")).toHaveText("Vom Web");
    await expect(page.getByRole("button", { name: "Deutsch entfernen" })).toHaveAccessibleDescription(/Die einzige Sprache/);
    await expect(page.getByLabel("Standardsprache").getByRole("option")).toHaveText(["Automatisch: die des Browsers", "Deutsch"]);
    await reporter.page.reload();
    await expect(reporter.page.getByRole("heading", { level: 1 })).toHaveText("Ihr Hinweis an uns");
    await expect(reporter.page.getByRole("link", { name: /English/ })).toHaveCount(0);
    await page.getByRole("button", { name: "English hinzufügen" }).click();
    await expect(page.getByText("English hinzugefügt", { exact: true })).toBeVisible();
    await expect(text).toContainText("Here you can report wrongdoing");
  });
});
