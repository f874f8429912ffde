import { demoRoutes } from "@hz/contract/account/demo";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { paths } from "@hz/contract/paths";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, refused, sentTo } from "../../testing/answers.ts";
import { answerEntrance, PASSWORD } from "../../testing/entrance.ts";
import { look } from "../../testing/look.ts";
import { arrive, mount } from "../../testing/mount.tsx";
import { button, field, gone, seen } from "../../testing/see.ts";
import { answerSettings } from "../../testing/settings.ts";
import { noteLostSession } from "../shared/session/lost-session.ts";

const title = page.getByRole("heading", { level: 1, name: "Fallbearbeitung ausprobieren" });
const open = button("Demo öffnen");
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

test("a visitor waits for a demo, is signed in to it and reads when it ends", async () => {
  const until = inAnHour();
  const { user } = await answerEntrance({ demoUntil: until });
  let asked = 0;
  answers(demoRoutes.take, () => ({ demo: ++asked < 2 ? null : { email: user.email, password: PASSWORD, until } }));
  localStorage.setItem("onboarding_completed", "true");
  arrive(paths.demo);
  await seen(title);
  await look("demo");
  await open.click();
  await seen(button("Ihre Demo wird vorbereitet …"));
  await seen(page.getByRole("heading", { level: 1, name: "Dashboard" }));
  expect(asked).toBe(2);
  expect(sentTo(authRoutes.signIn).map(({ body }) => body.email)).toEqual([user.email]);
  const clock = new Intl.DateTimeFormat("de-DE", { timeStyle: "short", timeZone: "Europe/Berlin" }).format(new Date(until));
  const banner = page.getByRole("region", { name: "Hinweis zum Konto" });
  await expect
    .element(banner.getByRole("paragraph"))
    .toHaveTextContent(`Demo bis ${clock} Uhr: Die Meldungen sind erfunden, E-Mails gehen keine hinaus, danach wird alles gelöscht.`);
  await expect.element(banner.getByRole("link", { name: "Eigenes Konto anlegen" })).toHaveAttribute("href", paths.trial);
  await look("banner-demo");
});

test("a demo that has ended is left, and its page says so", async () => {
  const { comeIn } = await answerEntrance({ demoUntil: new Date(Date.now() + 3000).toISOString() });
  answers(authRoutes.signOut, {});
  await comeIn(paths.dashboard);
  await seen(title);
  await seen(page.getByText("Ihre Demo ist beendet. Alles darin wird gelöscht."));
  expect(sentTo(authRoutes.signOut)).toHaveLength(1);
});

test("where all demos are taken, or there are none, the page says so and can be tried again", async () => {
  await answerEntrance();
  answers(demoRoutes.take, () => refused("DEMOS_USED_UP"));
  arrive(paths.demo);
  await open.click();
  const answer = page.getByRole("alert");
  await expect.element(answer).toHaveTextContent("Gerade sind alle Demos vergeben. Bitte versuchen Sie es in einigen Minuten noch einmal.");
  answers(demoRoutes.take, () => refused("NOT_FOUND"));
  await open.click();
  await expect.element(answer).toHaveTextContent("Diese Installation hat keine Demo.");
});

test("who signs out of a demo is told before that it is lost by it", async () => {
  answers(authRoutes.signOut, {});
  answers(categoryRoutes.list, []);
  mount(paths.categories, { demoUntil: inAnHour() });
  const leave = async () => {
    await button(/Anna Lindner/).click();
    await page.getByRole("menuitem", { name: "Abmelden" }).click();
  };
  const question = page.getByRole("alertdialog", { name: "Demo verlassen?" });
  await leave();
  await expect.element(question).toMatchTextContent("In diese Demo können Sie sich nicht wieder anmelden.");
  await look("demo-sign-out");
  await button("Hier bleiben", question).click();
  expect(sentTo(authRoutes.signOut)).toHaveLength(0);
  await leave();
  await button("Abmelden", question).click();
  await expect.poll(() => sentTo(authRoutes.signOut)).toHaveLength(1);
});

test("a demo that ends under something unsaved advises no new sign-in", async () => {
  answerSettings();
  answers(channelRoutes.list, []);
  mount(paths.settings, { demoUntil: inAnHour() });
  await field("Rechtsform").fill("Genossenschaft");
  noteLostSession();
  await seen(page.getByText("Ihre Demo ist beendet", { exact: true }));
  await expect.element(page.getByRole("link", { name: "Zur Seite der Demo" })).toHaveAttribute("href", paths.demoOver);
  await gone(page.getByRole("link", { name: "In neuem Tab anmelden" }));
  await look("demo-lost");
});

test("a demo's session that ends on the server leads to the demo's page", async () => {
  answers(categoryRoutes.list, refused("NOT_SIGNED_IN"));
  mount(paths.categories, { demoUntil: inAnHour() });
  await seen(title);
  await seen(page.getByText("Ihre Demo ist beendet. Alles darin wird gelöscht."));
});
