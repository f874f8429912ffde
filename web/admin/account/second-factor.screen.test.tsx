import { supportRoutes } from "@hz/contract/account/support";
import { deskRoutes } from "@hz/contract/reports/desk";
import { paths } from "@hz/contract/paths";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import type { CurrentUser } from "@hz/contract/people/users";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers, refused, sentTo } from "../../testing/answers.ts";
import { answerEntrance, PASSWORD } from "../../testing/entrance.ts";
import { press, tabTo } from "../../testing/keyboard.ts";
import { nowhereKept } from "../../testing/kept.ts";
import { look } from "../../testing/look.ts";
import { LONG_AGO } from "../../testing/office.ts";
import { button, field, seen } from "../../testing/see.ts";

const CODE = "123456";
const CODES = Array.from({ length: 10 }, (_, at) => `AAAA${at}-BBBB${at}`);
const heading = (level: number, name: string) => page.getByRole("heading", { level, name, exact: true });
const card = page.getByCss("section").filter({ has: heading(2, "Zweiter Faktor") });
const dialog = page.getByRole("dialog");
const kept = page.getByRole("checkbox", { name: "Ich habe die Ersatzcodes an einem sicheren Ort aufbewahrt." });
const PROOF = "Ihr Passwort zur Bestätigung";

/** Answers as a server that keeps the second factor of one person, whose authenticator shows CODE. */
async function answerFactor(given: Partial<CurrentUser> = {}) {
  const office = await answerEntrance(given);
  const factor = { since: null as string | null, codesLeft: 0 };
  const proved = <T,>(auth: string, act: () => T) => (office.isProof(auth) ? act() : refused("PASSWORD_WRONG"));
  answers(secondFactorRoutes.get, () => ({ ...factor, hasRemover: true }));
  answers(secondFactorRoutes.begin, ({ body: { auth } }) =>
    proved(auth, () => ({ secret: "JBSWY3DPEHPK3PXPJBSWY3DP", address: "otpauth://totp/Hinweiszentrale?secret=JBSWY3DPEHPK3PXPJBSWY3DP" })),
  );
  answers(secondFactorRoutes.confirm, ({ body: { code } }) => {
    if (code !== CODE) return refused("SECOND_FACTOR_WRONG");
    Object.assign(factor, { since: LONG_AGO, codesLeft: CODES.length });
    office.user = { ...office.user, hasSecondFactor: true };
    return { codes: CODES };
  });
  answers(secondFactorRoutes.renewCodes, ({ body: { auth } }) =>
    proved(auth, () => {
      factor.codesLeft = CODES.length;
      return { codes: CODES };
    }),
  );
  answers(secondFactorRoutes.switchOff, ({ body: { auth } }) =>
    proved(auth, () => {
      Object.assign(factor, { since: null, codesLeft: 0 });
      office.user = { ...office.user, hasSecondFactor: false };
      return {};
    }),
  );
  return { office, factor };
}

/** On the page that sets it up: proves the password, and confirms what the authenticator shows. */
async function enrol(): Promise<void> {
  await field(PROOF).fill(PASSWORD);
  await button("Weiter").click();
  await field("Code aus Ihrer Authenticator-App").fill(CODE);
  await button("Zweiten Faktor einschalten").click();
  await seen(heading(1, "Ersatzcodes sichern"));
}

test("a second factor is set up for the password and the first code; its codes have to be kept", async () => {
  const { office } = await answerFactor();
  await office.comeIn(paths.account);
  await seen(card.getByText("Ausgeschaltet"));
  await look("account");
  await page.getByRole("link", { name: "Zweiten Faktor einrichten" }).click();
  await field(PROOF).fill("Falsch-geraten-1");
  await button("Weiter").click();
  await seen(page.getByText("Das aktuelle Passwort ist falsch."));
  await look("second-factor-proof");
  await field(PROOF).fill(PASSWORD);
  await button("Weiter").click();
  await seen(page.getByRole("img", { name: "QR-Code für die Authenticator-App" }));
  await expect.element(page.getByTestId("totp-secret")).toHaveTextContent("JBSW Y3DP EHPK 3PXP JBSW Y3DP");
  await look("second-factor-enrol");
  await field("Code aus Ihrer Authenticator-App").fill("000000");
  await button("Zweiten Faktor einschalten").click();
  await seen(page.getByText("Der Code ist falsch, abgelaufen oder schon benutzt. Bitte geben Sie einen neuen Code ein."));
  await field("Code aus Ihrer Authenticator-App").fill(CODE);
  await button("Zweiten Faktor einschalten").click();
  await seen(heading(1, "Ersatzcodes sichern"));
  await expect.element(page.getByRole("figure").getByRole("listitem")).toHaveLength(10);
  await look("second-factor-codes");
  await button("Fertig").click();
  await seen(page.getByText("Bitte bestätigen Sie, dass Sie die Ersatzcodes aufbewahrt haben."));
  await kept.click();
  await button("Fertig").click();
  await seen(card.getByText("Eingeschaltet", { exact: true }));
  await seen(page.getByText("Noch 10 Ersatzcodes unbenutzt"));
});

test("new codes and switching off ask for the password; the focus stays at the card", async () => {
  const { office, factor } = await answerFactor({ hasSecondFactor: true });
  Object.assign(factor, { since: LONG_AGO, codesLeft: 8 });
  await office.comeIn(paths.account);
  await seen(page.getByText("Noch 8 Ersatzcodes unbenutzt"));
  await button("Neue Ersatzcodes").click();
  await field(PROOF, dialog).fill("Falsch-geraten-1");
  await look("second-factor-password");
  await button("Codes erzeugen", dialog).click();
  await seen(dialog.getByText("Das aktuelle Passwort ist falsch."));
  await field(PROOF, dialog).fill(PASSWORD);
  await button("Codes erzeugen", dialog).click();
  await kept.click();
  await button("Fertig").click();
  await seen(page.getByText("Noch 10 Ersatzcodes unbenutzt"));
  await expect.poll(() => card.element().contains(document.activeElement)).toBe(true);
  await button("Ausschalten").click();
  const off = page.getByRole("alertdialog");
  await field(PROOF, off).fill(PASSWORD);
  await button("Zweiten Faktor ausschalten", off).click();
  await seen(card.getByText("Ausgeschaltet"));
});

test("where the company requires one, every address leads to setting it up, and afterwards to what was wanted", async () => {
  const { office } = await answerFactor({ secondFactorRequired: true });
  answers(deskRoutes.apart, { rows: [] });
  await office.comeIn(paths.account);
  await seen(heading(1, "Zweiten Faktor einrichten"));
  await seen(page.getByText("Ihr Unternehmen verlangt einen zweiten Faktor."));
  await look("second-factor-duty");
  await button("Abmelden").click();
  await seen(heading(1, "Anmelden"));
  await office.comeIn(paths.reports);
  await seen(heading(1, "Zweiten Faktor einrichten"));
  await enrol();
  await kept.click();
  await button("Fertig").click();
  await seen(heading(1, "Meldungen"));
  // Another tab that waited for it goes on, too.
  await office.comeIn(`${paths.secondFactor}?weiter=${encodeURIComponent(`${paths.reports}?suche=Lieferanten`)}`);
  await expect.element(page.getByRole("searchbox", { name: "In Meldungen suchen" })).toHaveValue("Lieferanten");
  nowhereKept("Lieferanten");
});

test("where it becomes a duty meanwhile, the next call leads there", async () => {
  const { office } = await answerFactor();
  await office.comeIn(paths.account);
  await seen(card.getByText("Ausgeschaltet"));
  answers(supportRoutes.get, refused("SECOND_FACTOR_REQUIRED"));
  await page.getByRole("link", { name: "Support" }).first().click();
  await seen(heading(1, "Zweiten Faktor einrichten"));
  await seen(page.getByText("Ihr Unternehmen verlangt einen zweiten Faktor."));
  expect(location.search).toBe(`?weiter=${encodeURIComponent(paths.support)}`);
});

test("set up by keyboard alone; the focus leads from step to step", async () => {
  const { office } = await answerFactor();
  const keys = (text: string) => userEvent.keyboard(text);
  await office.comeIn(paths.account);
  await press(page.getByRole("link", { name: "Zweiten Faktor einrichten" }), "{Enter}");
  await expect.element(heading(1, "Zweiten Faktor einrichten")).toHaveFocus();
  await tabTo(field(PROOF));
  await keys(`${PASSWORD}{Enter}`);
  await expect.element(heading(2, "1. QR-Code scannen")).toHaveFocus();
  await tabTo(field("Code aus Ihrer Authenticator-App"));
  await keys(`${CODE}{Enter}`);
  await expect.element(heading(1, "Ersatzcodes sichern")).toHaveFocus();
  await press(kept, " ");
  await press(button("Fertig"));
  await seen(heading(1, "Mein Konto"));
  await seen(page.getByText("Noch 10 Ersatzcodes unbenutzt"));
  expect(sentTo(secondFactorRoutes.confirm)).toHaveLength(1);
});
