import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { paths } from "@hz/contract/paths";
import { departmentRoutes } from "@hz/contract/people/departments";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, holdNext, offline, sentTo } from "../../testing/answers.ts";
import { DESKTOP, look, PHONE } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { idOf } from "../../testing/office.ts";
import { aChannel, aDepartment } from "../../testing/samples.ts";
import { button, seen } from "../../testing/see.ts";

test("departments while they load, when they fail, and tried again", async () => {
  const [office, standIn] = [aDepartment(), aDepartment({ id: idOf(31), name: "Unabhängige Vertretung" })];
  const channel = aChannel({ conflictDepartmentId: standIn.id });
  answers(channelRoutes.list, [channel]);
  answers(categoryRoutes.list, []);
  answers(departmentRoutes.list, offline);
  const held = holdNext(departmentRoutes.list);
  mount(paths.departments);
  await seen(button("Abteilung anlegen"));
  await expect.element(page.getByRole("status").filter({ hasText: "Wird geladen" }).first()).toBeInTheDocument();
  await look("departments-loading", { sizes: [PHONE] });
  held.letGo();
  await seen(page.getByRole("heading", { name: "Die Abteilungen konnten nicht geladen werden" }));
  await look("departments-failed", { sizes: [DESKTOP] });
  answers(departmentRoutes.list, [office, standIn]);
  await button("Erneut versuchen").first().click();
  await seen(page.getByRole("heading", { level: 2, name: "Interne Meldestelle" }));
  await expect
    .element(page.getByLabelText("Betrifft eine Meldung diese Abteilung selbst, geht sie an"))
    .toMatchTextContent("Unabhängige Vertretung");
});

test("a department is made with somebody who reads; before it is known whom one could choose, nobody is told to choose", async () => {
  answers(channelRoutes.list, [aChannel()]);
  answers(categoryRoutes.list, []);
  answers(departmentRoutes.list, [aDepartment()]);
  answers(departmentRoutes.nobodyElse, { since: null });
  const sina = { userId: idOf(1), fullName: "Sina Otter", isReader: true, isVouched: true, mayMove: true };
  answers(departmentRoutes.people, { people: [sina], emergencyKey: null });
  const people = holdNext(departmentRoutes.people);
  mount(paths.departments, {}, { signs: true });
  await button("Abteilung anlegen").click();
  const dialog = page.getByRole("dialog", { name: "Abteilung anlegen" });
  const make = button("Abteilung anlegen", dialog);
  await dialog.getByLabelText("Name der Abteilung").fill("Leere Stelle");
  await people.sent;
  await expect.element(make).toBeDisabled();
  people.letGo();
  for (let tries = 0; tries < 2; tries += 1) {
    await make.click();
    await expect.element(dialog.getByRole("checkbox", { name: "Sina Otter" })).toHaveFocus();
  }
  await expect
    .element(dialog.getByRole("group", { name: "Mitglieder" }))
    .toHaveAccessibleDescription("Bitte wählen Sie mindestens eine Person, die Meldungen lesen kann.");
  expect(sentTo(departmentRoutes.create)).toEqual([]);
});

test("who may not manage departments is told so on a page that has a heading", async () => {
  mount(paths.departments, { permissions: ["Meldungen"], isAccountOwner: false });
  await seen(page.getByRole("heading", { level: 1, name: "Diese Seite ist nicht für Sie freigegeben" }));
});
