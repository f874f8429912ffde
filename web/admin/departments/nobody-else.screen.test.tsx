import { type Readiness, readinessRoutes } from "@hz/contract/account/readiness";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { TREND_WEEKS } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { departmentRoutes } from "@hz/contract/people/departments";
import { reportRoutes } from "@hz/contract/reports/reports";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers } from "../../testing/answers.ts";
import { look } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { LONG_AGO } from "../../testing/office.ts";
import { aChannel, aDepartment, noReadiness } from "../../testing/samples.ts";
import { button, gone, seen } from "../../testing/see.ts";

/** A company with one department, which keeps since when it says that it has nobody else. */
function answerCompany(since: string | null): void {
  let said = since;
  answers(departmentRoutes.nobodyElse, () => ({ since: said }));
  answers(departmentRoutes.sayNobodyElse, ({ body: { isSo } }) => {
    said = isSo ? LONG_AGO : null;
    return {};
  });
  answers(readinessRoutes.get, (): Readiness => {
    const nobody = { light: "ready", reason: "stand-in-nobody", day: LONG_AGO.slice(0, 10) } as const;
    const none = { light: "check", reason: "stand-in-none", day: "" } as const;
    const checks = [{ check: "stand-in" as const, count: 0, name: "", codes: [], ...(said ? nobody : none) }];
    const { id, name, linkSuffix } = aChannel();
    return { ...noReadiness(), channels: [{ id, name, linkSuffix, light: "check", checks, drills: [] }] };
  });
  answers(readinessRoutes.keys, { seesAll: false, hasEmergencyKey: false, keys: [], people: [] });
  answers(channelRoutes.list, [aChannel()]);
  answers(categoryRoutes.list, []);
  answers(departmentRoutes.list, [aDepartment()]);
  answers(reportRoutes.list, { rows: [], total: 0, nextCursor: null });
  const figures = { total: 0, new: 0, inProgress: 0, activeChannels: 1, at: LONG_AGO };
  answers(reportRoutes.trend, { weeks: Array.from({ length: TREND_WEEKS }, () => figures) });
}
const step = page.getByRole("region", { name: "Wer liest eine Meldung über die Meldestelle selbst?" });

test("the dashboard asks for somebody until the firm says that there is nobody; what is to be checked says so", async () => {
  answerCompany(null);
  mount(paths.dashboard);
  await seen(step.getByRole("link", { name: "Zweite Abteilung anlegen" }));
  await look("stand-in-step");
  await button("Wir haben niemand anderen", step).click();
  await gone(step);
  mount(paths.dashboard);
  await seen(page.getByRole("heading", { name: "Systemstatus" }));
  await seen(page.getByText("1 Meldekanal ist zu prüfen."));
  await gone(step);
  mount(paths.readiness);
  await seen(page.getByText(/wurde angegeben, dass es im Unternehmen niemand anderen dafür gibt/));
});

test("the departments say that there is nobody, which can be taken back; then the dashboard leads to a second one", async () => {
  answerCompany(LONG_AGO);
  mount(paths.departments);
  await expect.element(page.getByLabelText("Betrifft eine Meldung diese Abteilung selbst, geht sie an")).toBeDisabled();
  await seen(page.getByText("Dafür braucht es eine zweite Abteilung."));
  await seen(page.getByText(/wurde angegeben, dass es bei Ihnen niemanden außerhalb der Meldestelle gibt/));
  await look("nobody-else");
  await button("Angabe zurücknehmen").click();
  await seen(page.getByText("Niemand springt ein. Das Formular verspricht deshalb nichts"));
  answers(departmentRoutes.people, { people: [], emergencyKey: null });
  mount(paths.dashboard, {}, { signs: true });
  await step.getByRole("link", { name: "Zweite Abteilung anlegen" }).click();
  await seen(page.getByRole("dialog", { name: "Abteilung anlegen" }));
});

test("a key that nobody holds any more closes the portal until somebody is there who could be given a new one", async () => {
  answerCompany(LONG_AGO);
  answers(departmentRoutes.list, [aDepartment({ isLost: true, renewalDue: true })]);
  mount(paths.dashboard);
  await seen(page.getByText("Bis es einen neuen gibt, nimmt das Portal für diese Abteilung keine Meldungen an."));
  await seen(page.getByText("Dafür muss zuerst jemand freigegeben sein"));
  await gone(button("Schlüssel erneuern"));
  await look("closed-office-dashboard");
});
