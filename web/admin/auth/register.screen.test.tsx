import { paths } from "@hz/contract/paths";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, refused, sentTo } from "../../testing/answers.ts";
import { look } from "../../testing/look.ts";
import { arrive } from "../../testing/mount.tsx";
import { button, field, gone, seen } from "../../testing/see.ts";

const [name, email, password] = [field("Vollständiger Name"), field("E-Mail-Adresse"), field("Passwort")];
const submit = button("Konto erstellen");

test("what is missing or too long is said at its field, before any key is made", async () => {
  arrive(paths.register);
  await submit.click();
  await seen(page.getByText("Name ist erforderlich"));
  await seen(page.getByText("Ungültige E-Mail-Adresse"));
  await seen(page.getByText("Passwort muss mindestens 8 Zeichen lang sein"));
  await name.fill("Petra Vogel");
  await email.fill("petra@vogel.example");
  await password.fill("1234567");
  await submit.click();
  await gone(page.getByText("Name ist erforderlich"));
  await seen(page.getByText("Passwort muss mindestens 8 Zeichen lang sein"));

  await name.fill("n".repeat(300));
  await page.getByLabelText("Firmenname").fill("f".repeat(400));
  await submit.click();
  await seen(page.getByText("Höchstens 201 Zeichen"));
  await seen(page.getByText("Höchstens 200 Zeichen"));
  expect(sentTo(authRoutes.register)).toEqual([]);
});

test("the page says whom it is for, and leads to terms, privacy notice and imprint beside the form, which it says", async () => {
  arrive(paths.register);
  await seen(page.getByText("Nur für Unternehmen und öffentliche Stellen"));
  const pages = { Vertragsbedingungen: paths.terms, Datenschutzerklärung: paths.privacy, Impressum: paths.imprint };
  for (const [name, href] of Object.entries(pages)) {
    const link = page.getByRole("link", { name: `${name} (öffnet in einem neuen Tab)`, exact: true });
    await expect.element(link).toHaveAttribute("href", href);
    await expect.element(link).toHaveAttribute("target", "_blank");
  }
  await look("register");
});

test("an address that has an account is said to have one", async () => {
  answers(authRoutes.register, refused("EMAIL_TAKEN"));
  arrive(paths.register);
  await name.fill("Anna Zweite");
  await email.fill("anna.lindner@demo.example");
  await password.fill("Lange-genug-2026");
  await submit.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Für diese E-Mail-Adresse gibt es bereits ein Konto.");
});

test("a password is checked while one types; what is weak is never praised, and refused with its reason", async () => {
  const meter = page.getByRole("status", { name: "Stärke des Passworts" });
  const demand = (text: string) => page.getByRole("listitem").filter({ hasText: text });
  arrive(paths.register);
  await seen(page.getByText("Am besten vier Wörter"));
  await expect.element(demand("nichts, was leicht zu erraten ist")).toMatchTextContent("(fehlt noch)");
  await name.fill("Petra Vogel");
  await email.fill("p.vogel@holzbau.example");
  await page.getByLabelText("Firmenname").fill("Dachwerk Nord GmbH");
  for (const [typed, reason] of [
    ["kurz", "Noch nicht alles erfüllt"],
    ["password", "Dieses Passwort steht auf den Listen, die zuerst durchprobiert werden."],
    ["PetraVogel1", "Das Passwort besteht vor allem aus Ihrem Namen."],
    ["holzbau2026", "Das Passwort besteht vor allem aus Ihrer E-Mail-Adresse."],
    ["dachwerk7", "Das Passwort besteht vor allem aus dem Namen Ihres Unternehmens."],
    ["Hinweiszentrale", "Das Passwort besteht vor allem aus dem Namen dieses Dienstes."],
    ["aaaaaaaa", "Das Passwort besteht vor allem aus Wiederholungen oder Reihen."],
  ] as const) {
    await password.fill(typed);
    await expect.element(meter).toMatchTextContent(reason);
  }
  await expect.element(demand("mindestens 8 Zeichen")).toMatchTextContent("(erfüllt)");
  await submit.click();
  await expect.element(page.getByText("Leicht zu erraten: Das Passwort besteht vor allem aus Wiederholungen oder Reihen.")).toHaveLength(1);
  await expect.element(meter).toHaveTextContent("Leicht zu erraten");
  await expect.element(password).toHaveFocus();
  await look("password-weak");

  await password.fill("vier Krähen unterm Dach");
  await expect.element(meter).toHaveTextContent("Sehr gut");
  await expect.element(demand("nichts, was leicht zu erraten ist")).toMatchTextContent("(erfüllt)");
  await look("password-good");
});
