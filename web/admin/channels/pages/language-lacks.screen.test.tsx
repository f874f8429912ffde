import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelDutyRoutes } from "@hz/contract/channels/channel-duties";
import { PORTAL_LANGUAGE_CODES } from "@hz/contract/languages";
import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, refused } from "../../../testing/answers.ts";
import { answerChannels, firstChannel } from "../../../testing/channels.ts";
import { look } from "../../../testing/look.ts";
import { mount } from "../../../testing/mount.tsx";
import { noDuties } from "../../../testing/samples.ts";
import { button, gone, seen } from "../../../testing/see.ts";

const OWN = { type: "doc" as const, content: [{ type: "paragraph" as const, content: [{ type: "text" as const, text: "Wir" }] }] };
const line = (name: string) => page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `${name} Meldekanal 1` }) });

test("each language says what it lacks, and leads to where that is written", async () => {
  answerChannels(firstChannel());
  const duties = { ...noDuties(), languages: [...PORTAL_LANGUAGE_CODES], texts: { imprint: { de: OWN } } };
  answers(channelDutyRoutes.get, duties);
  mount(`${paths.channels}?bereich=seiten`);
  await seen(line("Deutsch").getByText("In dieser Sprache fehlt nichts."));
  await line("English").getByText("1 Text fehlt in dieser Sprache").click();
  await seen(page.getByText(/Zu Deutsch gehört Leichte Sprache/));
  await look("sprachen-fehlend");
  await page.getByRole("link", { name: "Impressum: Ihr eigener Text fehlt, dort steht unser Standardtext." }).click();
  await seen(page.getByRole("textbox", { name: "Text: Impressum" }));
  await expect.element(page.getByRole("textbox", { name: "Text: Impressum" })).toMatchTextContent(/Provider of these pages/);
});

test("what could not be read is said once, and nothing is called complete; looked at again it stands there", async () => {
  answerChannels(firstChannel());
  answers(categoryRoutes.list, refused("UNEXPECTED"));
  mount(`${paths.channels}?bereich=seiten`);
  await seen(page.getByRole("alert"));
  await gone(page.getByText("In dieser Sprache fehlt nichts."));
  answers(categoryRoutes.list, []);
  await button("Erneut versuchen").click();
  await seen(line("English").getByText("In dieser Sprache fehlt nichts."));
  await gone(page.getByRole("alert"));
});
