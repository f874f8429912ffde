import { readinessRoutes } from "@hz/contract/account/readiness";
import { channelRoutes } from "@hz/contract/channels/channels";
import { paths } from "@hz/contract/paths";
import { departmentRoutes } from "@hz/contract/people/departments";
import { deskRoutes } from "@hz/contract/reports/desk";
import { reportRoutes } from "@hz/contract/reports/reports";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers, holdNext } from "../testing/answers.ts";
import { answerEntrance, answerFirstScreens } from "../testing/entrance.ts";
import { look, PHONE } from "../testing/look.ts";
import { arrive, mount } from "../testing/mount.tsx";
import { idOf } from "../testing/office.ts";
import { aChannel, aDepartment, noReadiness } from "../testing/samples.ts";
import { button, seen } from "../testing/see.ts";

const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
/** Answers as an office to which this person belongs. */
const belong = (userId: string) =>
  answers(departmentRoutes.list, [
    aDepartment({ members: [{ userId, isReader: true, isVouched: true, mayMove: true, hasKeys: true, missing: [] }] }),
  ]);

test("the screens before the sign-in", async () => {
  arrive(paths.signIn);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await seen(page.getByRole("alert"));
  await look("sign-in", { whole: true });
  arrive(paths.register);
  await button("Konto erstellen").click();
  await seen(page.getByText("Name ist erforderlich"));
  await look("register", { whole: true });
});

test("a new account's screens; a recovery code that is left for later is another one then", async () => {
  const office = await answerEntrance({ recoveryConfirmed: false, isEmailVerified: false });
  answers(deskRoutes.apart, { rows: [] });
  belong(office.user.id);
  await office.comeIn(paths.recoveryCode);
  await button("Code bestätigen").click();
  await look("recovery", { whole: true });
  const left = page.getByRole("code").element().textContent;
  await page.getByRole("link", { name: "Später sichern" }).click();
  await seen(heading("Bestätigen Sie Ihre E-Mail-Adresse"));
  await page.getByRole("link", { name: "Weiter zum Dashboard" }).click();
  await seen(page.getByText("Keine Meldungen vorhanden"));
  await look("dashboard-empty", { whole: true });
  arrive(paths.reports);
  await seen(page.getByText("Keine Meldungen vorhanden"));
  await look("reports-empty", { whole: true });
  await page.getByRole("link", { name: "Jetzt sichern" }).click();
  await seen(page.getByRole("code"));
  expect(page.getByRole("code").element().textContent).not.toBe(left);
});

test("until the server has said how many reports there are, no figure is told", async () => {
  answerFirstScreens();
  answers(deskRoutes.apart, { rows: [] });
  belong(idOf(1));
  const held = holdNext(reportRoutes.list);
  mount(paths.reports);
  await seen(heading("Meldungen"));
  await expect.element(page.getByRole("navigation", { name: "Seiten der Liste" })).toHaveTextContent("Wird geladen …");
  await look("reports-loading", { whole: true });
  held.letGo();
  await seen(page.getByText("Keine Meldungen vorhanden"));
});

test("the channels, the menu of the person and the navigation of a phone", async () => {
  answers(channelRoutes.list, [aChannel()]);
  answers(readinessRoutes.get, noReadiness());
  mount(paths.channels);
  await seen(button("Adresse kopieren").first());
  await look("channels", { whole: true });
  await button(/^Benutzermenü/).click();
  await seen(page.getByRole("menu"));
  // An open menu stands at the end of the page, outside of its landmarks, as every menu of this kind.
  await look("user-menu", { whole: true, withoutRules: ["region"] });
  await userEvent.keyboard("{Escape}");
  await page.viewport(PHONE.width, PHONE.height);
  await button("Navigation öffnen").click();
  await seen(page.getByRole("dialog", { name: "Hauptnavigation" }));
  await look("navigation-drawer", { whole: true, sizes: [PHONE] });
});
