import { channelRoutes } from "@hz/contract/channels/channels";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { paths } from "@hz/contract/paths";
import { departmentRoutes } from "@hz/contract/people/departments";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, refused, sentTo, tell } from "../../../testing/answers.ts";
import { answerChannels } from "../../../testing/channels.ts";
import { answerEntrance } from "../../../testing/entrance.ts";
import { tabTo } from "../../../testing/keyboard.ts";
import { look } from "../../../testing/look.ts";
import { mount } from "../../../testing/mount.tsx";
import { aChannel } from "../../../testing/samples.ts";
import { answerSettings } from "../../../testing/settings.ts";
import { button, field, gone, said, seen } from "../../../testing/see.ts";
import { noteLostSession, noteSessionBack } from "../../shared/session/lost-session.ts";

const notice = page.getByText("Ihre Sitzung ist beendet", { exact: true });
const way = page.getByRole("link", { name: "In neuem Tab anmelden" });

test("the text of a start page counts as unsaved, stays when saving it finds the session ended, and is saved in the next one", async () => {
  const channel = aChannel();
  answerChannels();
  answers(channelRoutes.list, [channel]);
  answers(channelRoutes.update, refused("NOT_SIGNED_IN"));
  mount(`${paths.channels}?bereich=seiten`);
  const text = page.getByRole("textbox", { name: "Text der Startseite" });
  await text.fill("Ein langer Text, der nicht verloren gehen darf.");
  await gone(notice);
  await button("Speichern").click();
  await seen(notice);
  await expect.element(way).toHaveAttribute("href", paths.signIn);
  await expect.element(text).toHaveTextContent("Ein langer Text, der nicht verloren gehen darf.");

  noteSessionBack();
  await gone(notice);
  answers(channelRoutes.update, ({ body: { languages } }) => {
    Object.assign(channel.languages.de!, languages?.de);
    return channel;
  });
  await button("Speichern").click();
  await said("Seite gespeichert");
  expect(JSON.stringify(sentTo(channelRoutes.update).at(-1)!.body)).toContain("Ein langer Text, der nicht verloren gehen darf.");
});

test("the notice over a form, and in a dialog with its link", async () => {
  answerSettings();
  answers(channelRoutes.list, []);
  mount(paths.settings);
  await field("Rechtsform").fill("Genossenschaft");
  noteLostSession();
  await seen(notice);
  await look("session-lost-form");
  await expect.element(field("Rechtsform")).toHaveValue("Genossenschaft");
  noteSessionBack();

  answers(categoryRoutes.list, []);
  mount(paths.categories);
  await button("Neue hinzufügen").first().click();
  const dialog = page.getByRole("dialog", { name: "Kategorie anlegen" });
  await field("Name", dialog).fill("Revision");
  noteLostSession();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("Ihre Sitzung ist beendet");
  await expect.element(dialog.getByRole("link", { name: "In neuem Tab anmelden" })).toHaveAttribute("href", paths.signIn);
  await look("session-lost-dialog");
  await expect.element(field("Name", dialog)).toHaveValue("Revision");
});

/** Opens the dialog that makes a department, ticks who belongs to it, and has the session end. */
async function losing(name: string) {
  const office = await answerEntrance();
  const anna = { userId: office.user.id, fullName: "Anna Lindner", isReader: true, isVouched: true, mayMove: true };
  answers(departmentRoutes.people, { people: [anna], emergencyKey: null });
  await office.comeIn(paths.departments);
  await button("Abteilung anlegen").first().click();
  const dialog = page.getByRole("dialog", { name: "Abteilung anlegen" });
  if (name) await field("Name der Abteilung", dialog).fill(name);
  await dialog.getByRole("checkbox").click();
  office.isEnded = true;
  tell("user-changed");
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("Ihre Sitzung ist beendet");
  return { office, dialog };
}

test("a dialog is saved where it was typed, once another tab has signed in, as often as it is tried; the way there is reached by keyboard", async () => {
  const { office, dialog } = await losing("Revision");
  answers(departmentRoutes.create, {});
  const create = button("Abteilung anlegen", dialog);
  // Saving begins with the keys of now.
  const tries = sentTo(authRoutes.keys).length;
  await create.click();
  await expect.poll(() => sentTo(authRoutes.keys).length).toBe(tries + 1);
  await expect.element(create).toBeEnabled();
  await tabTo(dialog.getByRole("link", { name: "In neuem Tab anmelden" }));
  await office.comeInElsewhere();
  await said("Sie sind wieder angemeldet");
  await gone(dialog.getByRole("link", { name: "In neuem Tab anmelden" }));
  await create.click();
  await said("Abteilung angelegt");
  expect(sentTo(departmentRoutes.create).map(({ body }) => body.name)).toEqual(["Revision"]);
});

test("a dialog in which something is ticked alone keeps it; given up, it leads to the sign-in page, which leads back", async () => {
  const { dialog } = await losing("");
  await seen(dialog.getByRole("link", { name: "In neuem Tab anmelden" }));
  await expect.element(dialog.getByRole("checkbox")).toBeChecked();
  await button("Abbrechen", dialog).click();
  await seen(page.getByRole("heading", { level: 1, name: "Anmelden" }));
  expect(location.search).toBe(`?weiter=${encodeURIComponent(paths.departments)}`);
});
