import { deskRoutes } from "@hz/contract/reports/desk";
import { reportRoutes } from "@hz/contract/reports/reports";
import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, sentTo } from "../../testing/answers.ts";
import { answerCase } from "../../testing/answer-case.ts";
import { aCase } from "../../testing/case.ts";
import { answerEntrance, PASSWORD } from "../../testing/entrance.ts";
import { nowhereKept } from "../../testing/kept.ts";
import { mountWithKeys } from "../../testing/keys.ts";
import { arrive } from "../../testing/mount.tsx";
import { answerReports, aReport } from "../../testing/reports.ts";
import { button, field, seen } from "../../testing/see.ts";
import { keepWords, ownWords } from "../shared/search/kept-words.ts";

const words = page.getByRole("searchbox", { name: "In Meldungen suchen" });
const shows = page.getByRole("link", { name: /^HZ-\d+ anzeigen$/ });
const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** Answers as an office with two reports, of which the one about the canteen can be read. */
async function answerTwo(): Promise<void> {
  const [canteen, gate] = await Promise.all(["Kantine kalt", "Werkstor offen"].map((title) => aCase({ title, description: "" })));
  answerCase(canteen!);
  answers(reportRoutes.list, { rows: [canteen!.report, { ...gate!.report, number: 2 }], total: 2, nextCursor: null });
}

test("what is searched for stands nowhere a browser keeps; whoever goes back finds it again, a link begins without", async () => {
  await answerTwo();
  mountWithKeys(`${paths.reports}?status=neu`);
  await expect.element(shows).toHaveLength(2);
  await words.fill("Kantine");
  await expect.element(shows).toHaveLength(1);
  nowhereKept("Kantine");
  await shows.click();
  await seen(heading("Kantine kalt"));
  expect(location.href).not.toContain("Kantine");
  history.back();
  await expect.element(words).toHaveValue("Kantine");
  await expect.element(shows).toHaveLength(1);
  expect(location.search).toBe("?status=neu");
  nowhereKept("Kantine");

  await button("Filter „Status: Neu“ entfernen").click();
  await expect.poll(() => location.search).toBe("");
  await expect.element(words).toHaveValue("Kantine");
  nowhereKept("Kantine");
  await shows.click();
  await seen(heading("Kantine kalt"));
  await page.getByRole("link", { name: "Meldungen", exact: true }).first().click();
  await expect.element(shows).toHaveLength(2);
  await expect.element(words).toHaveValue("");
  // What the list gave back to the server would come in the next test.
  await expect.poll(() => sentTo(reportRoutes.fastKeys)).not.toHaveLength(0);
});

test("words of an old address are taken over once, and the address is clean at once: a reload begins without", async () => {
  answerReports(await aReport("Kantine kalt", { number: 2 }), await aReport("Werkstor offen", { number: 1 }));
  mountWithKeys(`${paths.reports}?suche=Kantine&status=neu`);
  expect(location.search).toBe("?status=neu");
  await expect.element(words).toHaveValue("Kantine");
  await expect.element(shows).toHaveLength(1);
  nowhereKept("Kantine");
  mountWithKeys(location.pathname + location.search);
  await expect.element(shows).toHaveLength(2);
  await expect.element(words).toHaveValue("");
});

test("the dashboard hands over what finds reports that nobody opens any more", async () => {
  answerReports(await aReport("Werkstor offen", { number: 1 }));
  answers(reportRoutes.counts, { total: 1, new: 1, inProgress: 0, activeChannels: 1, closed: 0, unread: 0, lost: 1 });
  mountWithKeys(paths.dashboard);
  await page.getByRole("link", { name: "Zu den Meldungen" }).click();
  await seen(heading("Meldungen"));
  await expect.element(words).not.toHaveValue("");
  expect(location.search).toBe("");
});

test("whoever signs in finds the words they came with, and never somebody else's", async () => {
  const { user } = await answerEntrance();
  answers(deskRoutes.apart, { rows: [] });
  const signIn = async () => {
    await field("E-Mail-Adresse").fill(user.email);
    await field("Passwort").fill(PASSWORD);
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    await seen(heading("Meldungen"));
  };
  arrive(`${paths.reports}?suche=Kantine`);
  await seen(heading("Anmelden"));
  nowhereKept("Kantine");
  await signIn();
  await expect.element(words).toHaveValue("Kantine");
  nowhereKept("Kantine");

  await button(/^Benutzermenü von/).click();
  await page.getByRole("menuitem", { name: "Abmelden" }).click();
  await seen(heading("Anmelden"));
  arrive(paths.reports);
  await seen(heading("Anmelden"));
  ownWords("somebody else");
  keepWords(paths.reports, "Kantine");
  await signIn();
  await expect.element(words).toHaveValue("");
});
