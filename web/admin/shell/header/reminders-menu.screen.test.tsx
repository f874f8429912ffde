import { addDays, berlinDay } from "@hz/contract/procedure/deadlines";
import { paths } from "@hz/contract/paths";
import { procedureRoutes } from "@hz/contract/procedure/procedure";
import { type DueReminder, reminderRoutes } from "@hz/contract/procedure/reminders";
import { reportRoutes } from "@hz/contract/reports/reports";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers, refused } from "../../../testing/answers.ts";
import { look } from "../../../testing/look.ts";
import { mount } from "../../../testing/mount.tsx";
import { idOf } from "../../../testing/office.ts";
import { seen } from "../../../testing/see.ts";

const bell = page.getByRole("button", { name: /Erinnerung/ });
const lines = page.getByRole("menu").getByRole("menuitem");
const inDays = (days: number) => addDays(berlinDay(new Date()), days);

/** Opens the bell's menu, which a change of size closes. */
async function open(): Promise<void> {
  if (page.getByRole("menu").elements().length === 0) await bell.click();
  await seen(page.getByRole("menu"));
}

test("the bell says that nothing waits", async () => {
  mount(paths.handbook("passwort-vergessen"));
  await open();
  await seen(page.getByText("Für Sie ist nichts fällig."));
  await look("reminders-none", { enter: open, withoutRules: ["region"] });
});

test("the bell counts what waits, and leads there by keyboard", async () => {
  const due: DueReminder[] = [
    { reportId: idOf(51), number: 1, kind: "acknowledgement", due: inDays(-2), isLate: true },
    { reportId: idOf(52), number: 2, kind: "acknowledgement", due: inDays(1), isLate: false },
    { reportId: idOf(53), number: 3, kind: "silence", due: inDays(-10), isLate: false },
  ];
  answers(reminderRoutes.due, due);
  answers(reportRoutes.get, refused("NOT_FOUND"));
  answers(procedureRoutes.get, refused("NOT_FOUND"));
  mount(paths.handbook("passwort-vergessen"));
  await expect.element(bell).toHaveAccessibleName("3 Erinnerungen für Sie");
  await open();
  await expect.element(lines).toHaveLength(4);
  await look("reminders-bell", { enter: open, withoutRules: ["region"] });
  await userEvent.keyboard("{Escape}");
  bell.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(lines).toHaveLength(4);
  const expected = [
    /Eingangsbestätigung · HZ-1.*überfällig seit 2 Tagen/,
    /Eingangsbestätigung · HZ-2.*noch 1 Tag/,
    /Kein Kontakt · HZ-3.*30 Tage erreicht am/,
    /^Alle Fristen zeigen$/,
  ];
  for (const [at, words] of expected.entries()) await expect.element(lines.nth(at)).toMatchTextContent(words);
  await expect.element(lines.first()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => location.pathname).toBe(paths.report(idOf(51)));
});
