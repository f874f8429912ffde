import { paths } from "@hz/contract/paths";
import { passwordRoutes } from "@hz/contract/sign-in/password";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { sessionRoutes } from "@hz/contract/sign-in/sessions";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers, refused, sentTo } from "../../testing/answers.ts";
import { answerEntrance, aSession, PASSWORD } from "../../testing/entrance.ts";
import { press } from "../../testing/keyboard.ts";
import { look } from "../../testing/look.ts";
import { arrive } from "../../testing/mount.tsx";
import { idOf } from "../../testing/office.ts";
import { button, field, gone, said, seen } from "../../testing/see.ts";

const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const card = (title: string) => page.getByCss("section").filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });
const isIn = (title: string) => card(title).element().contains(document.activeElement);

/** Opens the account of somebody with three devices. */
async function openSessions(demoUntil: string | null = null) {
  const office = await answerEntrance({ demoUntil });
  let sessions = [
    aSession({ id: idOf(71), device: "Firefox auf Windows" }),
    aSession({ id: idOf(72), device: "Safari auf iPhone", remembered: true }),
    aSession({ isCurrent: true }),
  ];
  answers(sessionRoutes.list, () => sessions);
  answers(sessionRoutes.end, ({ params: { id } }) => {
    sessions = sessions.filter((one) => one.id !== id);
    return {};
  });
  answers(sessionRoutes.endOthers, () => {
    const ended = sessions.length - 1;
    sessions = sessions.filter(({ isCurrent }) => isCurrent);
    return { ended };
  });
  await office.comeIn(paths.account);
}

test("one session is ended by its button, all others after asking; the focus stays at their card", async () => {
  await openSessions();
  const sessions = card("Sitzungen");
  const lines = sessions.getByRole("listitem");
  await expect.element(lines).toHaveLength(3);
  await expect.element(lines.first()).toMatchTextContent("Diese Sitzung");
  await seen(lines.filter({ hasText: "Safari auf iPhone" }));
  await look("sessions");
  await press(button("Firefox auf Windows abmelden", sessions));
  await said("Sitzung beendet");
  await expect.element(lines).toHaveLength(2);
  await gone(lines.filter({ hasText: "Firefox auf Windows" }));
  await expect.poll(() => isIn("Sitzungen")).toBe(true);

  await button("Alle anderen abmelden", sessions).click();
  const dialog = page.getByRole("alertdialog", { name: "Alle anderen Sitzungen beenden?" });
  await button("Alle anderen abmelden", dialog).click();
  await said("Alle anderen Sitzungen sind beendet");
  await expect.element(lines).toHaveLength(1);
  await seen(sessions.getByText("Sie sind nur hier angemeldet."));
  await gone(button("Alle anderen abmelden", sessions));
  await expect.element(sessions).toHaveFocus();
});

test("all sessions are ended at once, this one too, after asking; the question gives the focus back", async () => {
  await openSessions();
  const all = button("Überall abmelden");
  await press(all);
  const dialog = page.getByRole("alertdialog", { name: "Überall abmelden?" });
  await expect.element(button("Abbrechen", dialog)).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(all).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await look("sessions-end-all");
  await button("Überall abmelden", dialog).click();
  await seen(heading("Anmelden"));
  expect([sentTo(sessionRoutes.endOthers).length, sentTo(authRoutes.signOut).length]).toEqual([1, 1]);
  expect(JSON.stringify(localStorage)).not.toMatch(/authToken|user-key/);
});

test("in a demo the question says that nobody comes back to it", async () => {
  await openSessions(new Date(Date.now() + 3_600_000).toISOString());
  await button("Überall abmelden").click();
  const dialog = page.getByRole("alertdialog", { name: "Überall abmelden?" });
  await expect.element(dialog).toMatchTextContent("In diese Demo können Sie sich nicht wieder anmelden.");
});

test("a new password: what is wrong is said at its field, what was typed stays, and with it the keys are opened from then on", async () => {
  const office = await answerEntrance();
  answers(passwordRoutes.change, ({ body: { auth, newAuth, ...offer } }) => {
    if (!office.isProof(auth)) return refused("PASSWORD_WRONG");
    office.password = { ...offer, auth: newAuth };
    return {};
  });
  await office.comeIn(paths.account);
  // Four words, as the page advises; no rule of the specification speaks of this screen.
  const next = "sechs störche über dem moor";
  const [current, fresh, again] = [
    field("Aktuelles Passwort", card("Passwort")),
    field("Neues Passwort"),
    field("Neues Passwort wiederholen"),
  ];
  const change = async (was: string, becomes: string, repeat = becomes) => {
    await current.fill(was);
    await fresh.fill(becomes);
    await again.fill(repeat);
    await button("Passwort ändern").click();
  };
  await change(PASSWORD, "annalindner", "anders");
  await seen(page.getByText("Passwörter stimmen nicht überein"));
  await seen(page.getByText("Leicht zu erraten: Das Passwort besteht vor allem aus Ihrem Namen."));
  await expect.element(page.getByRole("listitem").filter({ hasText: "mindestens 8 Zeichen" })).toMatchTextContent("(erfüllt)");
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "nichts, was leicht zu erraten ist" }))
    .toMatchTextContent("(fehlt noch)");
  await change("Falsch-geraten-1", next);
  await seen(page.getByText("Das aktuelle Passwort ist falsch."));
  await expect.element(fresh).toHaveValue(next);
  await change(PASSWORD, next);
  await said("Passwort geändert");
  arrive(paths.account);
  await seen(heading("Mein Konto"));

  localStorage.clear();
  arrive(paths.account);
  const signIn = async (password: string) => {
    await field("E-Mail-Adresse").fill(office.user.email);
    await field("Passwort").fill(password);
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  };
  await signIn(PASSWORD);
  await expect.element(page.getByRole("alert")).toHaveTextContent("E-Mail-Adresse oder Passwort ist falsch.");
  await signIn(next);
  await seen(heading("Mein Konto"));
});
