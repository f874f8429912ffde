import { categoryRoutes } from "@hz/contract/channels/categories";
import { paths } from "@hz/contract/paths";
import { authRoutes, type SecondStep } from "@hz/contract/sign-in/auth";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers, refused, sentTo } from "../../testing/answers.ts";
import { answerEntrance, PASSWORD } from "../../testing/entrance.ts";
import { look } from "../../testing/look.ts";
import { arrive } from "../../testing/mount.tsx";
import { button, field, gone, seen } from "../../testing/see.ts";

const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const answer = page.getByRole("alert");
const [email, password] = [field("E-Mail-Adresse"), field("Passwort")];
const submit = page.getByRole("button", { name: "Anmelden", exact: true });

async function signIn(address: string, secret: string): Promise<void> {
  await email.fill(address);
  await password.fill(secret);
  await submit.click();
}

test("empty fields, a wrong password and an unknown address get one sentence each", async () => {
  const { user } = await answerEntrance();
  arrive(paths.dashboard);
  await seen(heading("Anmelden"));
  await submit.click();
  await expect.element(answer).toHaveTextContent("Bitte füllen Sie alle Felder aus.");
  for (const one of [email, password]) await expect.element(one).toHaveAttribute("aria-invalid", "true");
  await email.fill(user.email);
  await expect.element(email).not.toHaveAttribute("aria-invalid", "true");
  await expect.element(password).toHaveAttribute("aria-invalid", "true");
  await signIn(user.email, "   ");
  await expect.element(answer).toHaveTextContent("Bitte füllen Sie alle Felder aus.");
  expect(sentTo(authRoutes.challenge)).toEqual([]);

  const wrong = "E-Mail-Adresse oder Passwort ist falsch.";
  await signIn(user.email, "Falsch-geraten-1");
  await expect.element(answer).toHaveTextContent(wrong);
  await expect.element(submit).toHaveFocus();
  await signIn("niemand@nirgends.example", "Falsch-geraten-1");
  await expect.poll(() => sentTo(authRoutes.signIn).length).toBe(2);
  await expect.element(answer).toHaveTextContent(wrong);
  await expect.element(email).toHaveValue("niemand@nirgends.example");
});

test("signing in leads to where one wanted; a reload needs no password; signing out leaves nothing in the browser", async () => {
  const { user } = await answerEntrance();
  answers(categoryRoutes.list, []);
  arrive(`${paths.categories}?inaktive=nein`);
  await seen(heading("Anmelden"));
  expect(location.search).toBe(`?weiter=${encodeURIComponent(`${paths.categories}?inaktive=nein`)}`);
  await page.getByRole("checkbox", { name: "Angemeldet bleiben" }).click();
  await signIn(user.email, PASSWORD);
  await seen(heading("Kategorien"));
  expect(location.pathname + location.search).toBe(`${paths.categories}?inaktive=nein`);
  expect(sentTo(authRoutes.signIn).map(({ body }) => body.remember)).toEqual([true]);

  arrive(paths.categories);
  await seen(heading("Kategorien"));
  await button(/^Benutzermenü von/).click();
  await page.getByRole("menuitem", { name: "Abmelden" }).click();
  await seen(heading("Anmelden"));
  expect(sentTo(authRoutes.signOut)).toHaveLength(1);
  expect(JSON.stringify(localStorage)).not.toMatch(/authToken|user-key/);
  await signIn(user.email, PASSWORD);
  await expect.poll(() => sentTo(authRoutes.signIn).at(-1)?.body.remember).toBe(false);
  // What a sign-in has begun would go on in the next test.
  await gone(heading("Anmelden"));
});

test("the second step: nothing is kept before it, a wrong code is said, and the app's or a paper one leads in", async () => {
  const office = await answerEntrance({ hasSecondFactor: true });
  const codes = new Set(["123456", "abcde fghij"]);
  const secondFactor: SecondStep = { ticket: "T".repeat(43), methods: ["totp", "code"] };
  answers(categoryRoutes.list, []);
  answers(authRoutes.signIn, ({ body: { auth } }) => (office.isProof(auth) ? { secondFactor } : refused("SIGN_IN_FAILED")));
  answers(secondFactorRoutes.finish, ({ body: { code } }) =>
    codes.has(code) ? { ...office.begin(), userKeyWrap: office.password.userKeyWrap } : refused("SECOND_FACTOR_WRONG"),
  );
  const first = field("Code aus Ihrer Authenticator-App");
  const confirm = button("Code bestätigen");
  arrive(paths.categories);
  await signIn(office.user.email, PASSWORD);
  await seen(heading("Zweiter Schritt"));
  await gone(page.getByText("Noch kein Konto?"));
  expect(JSON.stringify(localStorage)).not.toMatch(/authToken|user-key/);
  await expect.element(first).toHaveFocus();
  await look("second-step");
  await first.fill("000000");
  await confirm.click();
  await expect
    .element(answer)
    .toHaveTextContent("Der Code ist falsch, abgelaufen oder schon benutzt. Bitte geben Sie einen neuen Code ein.");
  await button("Zurück zur Anmeldung").click();
  await expect.element(heading("Anmelden")).toHaveFocus();

  await submit.click();
  await first.fill("123456");
  await confirm.click();
  await seen(heading("Kategorien"));
  arrive(paths.categories);
  await seen(heading("Kategorien"));

  localStorage.clear();
  arrive(paths.categories);
  await signIn(office.user.email, PASSWORD);
  await button("Ersatzcode verwenden").click();
  await seen(page.getByText(/Benutzer und Abteilungen verwaltet .* kann Ihren zweiten Faktor entfernen/));
  await field("Ersatzcode").fill("abcde fghij");
  await userEvent.keyboard("{Enter}");
  await seen(heading("Kategorien"));
});
