import { paths } from "@hz/contract/paths";
import { type ReminderChoice, reminderRoutes } from "@hz/contract/procedure/reminders";
import { passkeyRoutes } from "@hz/contract/sign-in/passkeys";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { sessionRoutes } from "@hz/contract/sign-in/sessions";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answers } from "../../testing/answers.ts";
import { look } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { LONG_AGO } from "../../testing/office.ts";
import { button, gone, said, seen } from "../../testing/see.ts";

const FILE = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";

/** Opens the own account on a server that keeps how its person is reminded. */
function open(): void {
  const choice: ReminderChoice = { early: true, calendarSince: null };
  let made = 0;
  answers(passkeyRoutes.list, []);
  answers(secondFactorRoutes.get, { since: null, codesLeft: 0, hasRemover: false });
  answers(sessionRoutes.list, []);
  answers(reminderRoutes.choice, () => ({ ...choice }));
  answers(reminderRoutes.choose, ({ body }) => {
    choice.early = body.early;
    return {};
  });
  answers(reminderRoutes.makeAddress, () => {
    choice.calendarSince = LONG_AGO;
    made += 1;
    return { address: `https://demo.example/api/calendar/${made}.ics`, since: LONG_AGO };
  });
  answers(reminderRoutes.removeAddress, () => {
    choice.calendarSince = null;
    return {};
  });
  answers(reminderRoutes.calendar, { text: FILE });
  mount(paths.account);
}

test("early mails can be switched off, and stay so", async () => {
  open();
  const early = page.getByRole("switch", { name: "Auch früh erinnern" });
  await expect.element(early).toBeChecked();
  await early.click();
  await said("Gespeichert");
  mount(paths.account);
  await expect.element(early).not.toBeChecked();
});

test("a calendar address is shown once, can be renewed, and is gone when it is revoked", async () => {
  open();
  const shown = page.getByRole("figure").filter({ hasText: "Ihre Kalenderadresse" }).getByRole("code");
  const ask = (name: string) => button(name, page.getByRole("alertdialog")).click();
  await button("Kalenderadresse erzeugen").click();
  await expect.element(shown).toMatchTextContent("https://demo.example/api/calendar/1.ics");
  await look("reminders-account");
  mount(paths.account);
  await seen(page.getByText(/^Kalenderadresse erzeugt am/));
  await gone(shown);
  await button("Adresse erneuern").click();
  await ask("Adresse erneuern");
  await expect.element(shown).toMatchTextContent("https://demo.example/api/calendar/2.ics");
  await button("Adresse widerrufen").click();
  await ask("Adresse widerrufen");
  await said("Kalenderadresse widerrufen");
  await seen(page.getByText("Noch keine Kalenderadresse"));
  await gone(shown);
});

test("the deadlines of today can be taken as a file", async () => {
  const saved = Promise.withResolvers<HTMLAnchorElement>();
  const press = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.resolve(this);
  });
  open();
  await button("Als Datei laden").click();
  const link = await saved.promise;
  press.mockRestore();
  expect(link.download).toBe("Fristen.ics");
  const file = await fetch(link.href).then((answer) => answer.blob());
  expect([file.type, await file.text()]).toEqual(["text/calendar", FILE]);
});
