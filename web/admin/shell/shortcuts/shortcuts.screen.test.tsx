import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { paths } from "@hz/contract/paths";
import { peopleRoutes } from "@hz/contract/people/people";
import { deskRoutes } from "@hz/contract/reports/desk";
import { reportRoutes } from "@hz/contract/reports/reports";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers } from "../../../testing/answers.ts";
import { look } from "../../../testing/look.ts";
import { mount } from "../../../testing/mount.tsx";
import { gone, seen } from "../../../testing/see.ts";

const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const sheet = page.getByRole("dialog", { name: "Tastenkürzel" });
const keys = (text: string) => userEvent.keyboard(text);

async function open(): Promise<void> {
  answers(channelRoutes.list, []);
  answers(categoryRoutes.list, []);
  answers(reportRoutes.list, { rows: [], total: 0, nextCursor: null });
  answers(deskRoutes.apart, { rows: [] });
  answers(peopleRoutes.list, []);
  mount(paths.channels);
  await seen(heading("Meldekanäle"));
}

test("two keys lead to a screen; nothing happens under somebody who types", async () => {
  await open();
  await keys("gm");
  await seen(heading("Meldungen"));
  await keys("/");
  const field = page.getByRole("searchbox", { name: "In Meldungen suchen" });
  await expect.element(field).toHaveFocus();
  await keys("g?k/");
  await keys("{Control>}k{/Control}");
  await expect.element(field).toHaveValue("g?k/");
  await gone(page.getByRole("dialog"));
  await keys("{Escape}");
  await expect.element(field).toHaveValue("");
});

test("the sheet of shortcuts, and nothing behind it", async () => {
  await open();
  await keys("?");
  await expect.element(sheet).toMatchTextContent("Antwort oder Notiz absenden");
  await expect.element(sheet).toMatchTextContent("Prüfprotokoll");
  await keys("{Control>}k{/Control}");
  await keys("gk");
  expect(page.getByRole("dialog").elements()).toHaveLength(1);
  await look("tastenkuerzel");
});

test("keys of one character can be switched off, and on again by the palette", async () => {
  await open();
  await keys("?");
  const off = sheet.getByRole("switch", { name: /aus einzelnen Zeichen/ });
  await off.click();
  await expect.element(off).not.toBeChecked();
  await keys("{Escape}");
  await gone(sheet);
  await seen(heading("Meldekanäle"));
  await keys("?gk");
  await keys("{Control>}k{/Control}");
  await seen(page.getByRole("dialog", { name: "Suchen und öffnen" }));
  await keys("tastenk");
  await keys("{Enter}");
  await expect.element(off).not.toBeChecked();
  await off.click();
  await keys("{Escape}");
  await gone(sheet);
  await keys("gk");
  await seen(heading("Kategorien"));
  expect(location.pathname).toBe(paths.categories);
});
