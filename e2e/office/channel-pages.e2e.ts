import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { channelAddress, newOffice } from "../helpers/by-contract.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { readIn } from "../helpers/reporter.ts";

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

test("a start page with pasted HTML, in two languages, is what reporters read, and no longer in one that was taken away", async ({
  person,
}, info) => {
  const { page } = await person();
  await newOffice(
    page,
    {
      fullName: "Pia Seite",
      email: `seiten-${randomUUID().slice(0, 8)}@muster.example`,
      password: "Neun Reiher am Fluss",
      companyName: "Seiten AG",
    },
    { isCodeLeft: true },
  );
  const portal = new URL(await channelAddress(page)).pathname;
  const text = page.getByRole("textbox", { name: "Text der Startseite" });
  const save = async () => {
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(page.getByRole("button", { name: "Speichern" })).toBeDisabled();
  };
  await page.goto(`${paths.channels}?bereich=seiten`);
  await page.getByLabel("Name auf dem Portal").fill("Ihr Hinweis an uns");
  await text.fill("");
  // Nothing of it comes to the policy of what may run, which every page of a journey is held to.
  await paste(text, DIRTY);
  await expect(text.locator("h2")).toHaveText("Vom Web");
  await expect(page.frameLocator("iframe").getByRole("link", { name: "gut" })).toHaveAttribute("rel", "noopener noreferrer nofollow");
  await save();
  await page.getByRole("button", { name: "English Meldekanal 1" }).click();
  await expect(text).toContainText("Here you can report wrongdoing");
  await text.fill("Speak up");
  await text.press("ControlOrMeta+a");
  await page.getByRole("button", { name: "Überschrift 3", exact: true }).click();
  await save();

  const reporter = await person();
  await reporter.page.goto(portal);
  await expect(reporter.page.getByRole("heading", { level: 1 })).toHaveText("Ihr Hinweis an uns");
  await expect(reporter.page.getByRole("heading", { level: 2, name: "Vom Web" })).toBeVisible();
  await expect(reporter.page.getByRole("link", { name: "gut" })).toHaveAttribute("href", "https://muster.de/ok");
  await look(reporter.page, "portal-seite", info);
  await readIn(reporter.page, "English");
  await expect(reporter.page.getByRole("heading", { level: 1 })).toHaveText("Meldekanal 1");
  await expect(reporter.page.getByRole("heading", { level: 2, name: "Speak up" })).toBeVisible();

  await page.getByRole("button", { name: "English entfernen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "English entfernen" }).click();
  await expect(page.getByText("English entfernt", { exact: true })).toBeVisible();
  await reporter.page.reload();
  await expect(reporter.page.getByRole("heading", { level: 1 })).toHaveText("Ihr Hinweis an uns");
  await expect(reporter.page.getByRole("link", { name: /English/ })).toHaveCount(0);
});
