import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { firstPages } from "../../../../server/modules/channels/default-content.ts";
import { answerChannels, firstChannel } from "../../../testing/channels.ts";
import { look } from "../../../testing/look.ts";
import { mount } from "../../../testing/mount.tsx";
import { button, field, gone, seen } from "../../../testing/see.ts";

const html = page.getByRole("textbox", { name: "HTML zum Einfügen" });
const copied = () => (html.element() as HTMLTextAreaElement).value;
const dialog = page.getByRole("dialog");

test("the HTML is that of the form and language that are chosen, and what it shows is shown beside it", async () => {
  const companyName = `O"Neill & <Söhne>`;
  answerChannels(firstChannel({ companyName, defaultLanguage: "de", languages: firstPages("Meldekanal 1", companyName) }));
  mount(paths.channels);
  await button("Button für Ihre Website").click();
  const preview = dialog.getByRole("link", { name: "Hinweis geben" });
  await seen(preview);
  await expect.element(preview).toHaveAttribute("title", `Meldestelle von ${companyName}, öffnet in einem neuen Tab`);
  // What is pasted makes the link that the preview shows, and nothing else.
  const pasted = new DOMParser().parseFromString(copied(), "text/html").body;
  expect(pasted.children).toHaveLength(1);
  const [link] = pasted.querySelectorAll("a");
  expect([link!.href, link!.title, link!.textContent]).toEqual([
    (preview.element() as HTMLAnchorElement).href,
    `Meldestelle von ${companyName}, öffnet in einem neuen Tab`,
    "Hinweis geben",
  ]);
  expect(link!.href).toMatch(/\/portal\/muster#k=/);
  await gone(dialog.getByRole("link", { name: "Skript laden" }));
  await look("channel-link");

  await page.getByRole("radio", { name: "Reiter am linken Rand der Seite" }).click();
  await field("Sprache des Buttons").selectOptions("en");
  await seen(dialog.getByRole("link", { name: "Report a concern" }));
  expect(copied()).toMatch(/\/portal\/muster\?lang=en#k=[^]*data-portal-tab="left"[^]*<script src="[^"]+\/portal-tab-1\.js"/);
  await seen(dialog.getByRole("link", { name: "Skript laden" }));
  await look("channel-link-tab");
  await button("Schließen").click();
  await gone(dialog);
});
