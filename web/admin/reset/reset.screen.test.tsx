import { paths } from "@hz/contract/paths";
import { peopleRoutes } from "@hz/contract/people/people";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { resetRoutes, type ResetState } from "@hz/contract/sign-in/password-reset";
import { verificationRoutes } from "@hz/contract/sign-in/verification";
import { newCode, recoveryKeys, toBase64Url, wrapForRecovery } from "@hz/crypto";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers, refused, sentTo } from "../../testing/answers.ts";
import { answerEntrance, PASSWORD } from "../../testing/entrance.ts";
import { press, tabTo } from "../../testing/keyboard.ts";
import { look } from "../../testing/look.ts";
import { arrive, mount } from "../../testing/mount.tsx";
import { aResetLink } from "../../testing/samples.ts";
import { button, field, gone, seen } from "../../testing/see.ts";

const FRESH = "Ganz-Neu-2026!";
const FACTOR = "123456";
const LINK = `${paths.resetPassword}?token=gut`;
const heading = (level: number, name: string) => page.getByRole("heading", { level, name, exact: true });
const [recovery, factor] = [field("Wiederherstellungscode"), field("Code des zweiten Faktors")];
const [fresh, again] = [field("Neues Passwort"), field("Passwort bestätigen")];
const submit = button("Passwort zurücksetzen");
const enter = page.getByRole("button", { name: "Anmelden", exact: true });

/** A link that is good, of somebody with a recovery code and nobody beside them; gives the code, and what the server holds. */
async function answerReset(given: Partial<ResetState> = {}) {
  const office = await answerEntrance();
  const { id: userId, accountId, fullName, email, companyName } = office.user;
  const state = aResetLink({ userId, accountId, person: { fullName, email, companyName }, ...given });
  const code = await newCode("recovery");
  const keys = await recoveryKeys(code, userId);
  const recoveryWrap = toBase64Url(await wrapForRecovery(office.userKey, keys, userId));
  const isFactor = (typed: string | undefined) => !state.needsSecondFactor || typed === FACTOR;
  answers(resetRoutes.request, {});
  answers(resetRoutes.validate, state);
  answers(resetRoutes.recovery, ({ body }) => {
    if (body.recoveryAuth !== toBase64Url(keys.auth)) return refused("RECOVERY_CODE_WRONG");
    return isFactor(body.secondFactor) ? { recoveryWrap } : refused("SECOND_FACTOR_WRONG");
  });
  answers(resetRoutes.confirm, ({ body }) => {
    office.password = body;
    return {};
  });
  return { office, code };
}

async function typePassword(password = FRESH): Promise<void> {
  await fresh.fill(password);
  await again.fill(password);
}

test("with a second factor: what is missing and what is wrong is said at its field, which then has the focus; the keys are those of before", async () => {
  const { office, code } = await answerReset({ needsSecondFactor: true });
  arrive(LINK);
  await recovery.fill(code);
  await typePassword();
  await submit.click();
  await seen(page.getByText("Bitte geben Sie den Code des zweiten Faktors ein."));
  await factor.fill("000000");
  await submit.click();
  await seen(page.getByText("Der Code ist falsch, abgelaufen oder schon benutzt. Bitte geben Sie einen neuen Code ein."));
  await expect.element(factor).toHaveFocus();
  await expect.element(recovery).toHaveValue(code);
  await look("reset-second-factor");
  await factor.fill(FACTOR);
  await recovery.fill(code.replace(/^..../, "0000"));
  await submit.click();
  await seen(page.getByText(/^In diesem Code ist ein Tippfehler, oder es fehlt etwas\./));
  await expect.element(recovery).toHaveFocus();

  await recovery.fill(code);
  await submit.click();
  await expect.element(heading(1, "Passwort zurückgesetzt")).toHaveFocus();
  expect(sentTo(resetRoutes.confirm).map(({ body }) => [body.secondFactor, body.way.kind])).toEqual([[FACTOR, "recovery"]]);
  await seen(heading(1, "Anmelden"));
  await expect.element(field("E-Mail-Adresse")).toHaveValue(office.user.email);
  // The address is told to the page alone: browsers keep the state of an entry on the disk.
  expect(JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }])).not.toContain(office.user.email);
  await field("Passwort").fill(FRESH);
  await enter.click();
  await seen(heading(1, "Dashboard"));
});

test("a link of a confirmation that is none, or has run out, says so, and where to get another", async () => {
  const link = `${paths.verifyEmail}?token=${"A".repeat(43)}`;
  arrive(paths.verifyEmail);
  await seen(page.getByText("Ungültiger Bestätigungslink"));
  answers(verificationRoutes.verify, refused("INVALID_INPUT"));
  arrive(link);
  await seen(page.getByText("Ungültiger Bestätigungslink"));
  answers(verificationRoutes.verify, refused("TOKEN_INVALID"));
  arrive(link);
  await seen(page.getByText("Dieser Link ist ungültig, abgelaufen oder schon benutzt."));
  await page.getByRole("link", { name: "Neuen Link anfordern" }).click();
  await expect.element(heading(1, "Bestätigen Sie Ihre E-Mail-Adresse")).toHaveFocus();
});

test("without a code and without a colleague the loss is said before the click; a link that runs out under the form says so", async () => {
  const { office } = await answerReset();
  arrive(LINK);
  await recovery.fill(await newCode("recovery"));
  await typePassword();
  await submit.click();
  await seen(
    page.getByText("Dieser Wiederherstellungscode gehört nicht zu diesem Konto oder wurde ersetzt. Bitte prüfen Sie Ihre Eingabe."),
  );
  await gone(page.getByText("Was Sie verlieren"));
  await page.getByRole("radio", { name: /^Ohne Code: bisherige Meldungen bleiben verschlossen/ }).click();
  await seen(page.getByText("Was Sie verlieren"));
  await seen(page.getByText("Meldungen, Nachrichten und Dateien bis heute bleiben für Sie verschlossen."));
  await seen(page.getByText("Ihr bisheriger Wiederherstellungscode öffnet danach nichts mehr."));
  await gone(page.getByText("Links mit #k= und Aushänge"));
  await submit.click();
  await seen(page.getByText("Bitte bestätigen Sie, dass Sie das verstanden haben."));
  await look("reset-alone");
  await page.getByRole("checkbox", { name: "Ich habe verstanden, was verloren geht." }).click();
  answers(resetRoutes.confirm, refused("TOKEN_INVALID"));
  await submit.click();
  await expect.element(heading(1, "Ungültiger Link")).toHaveFocus();
  expect(sentTo(resetRoutes.confirm).map(({ body }) => body.way.kind)).toEqual(["fresh"]);

  answers(resetRoutes.validate, refused("TOKEN_INVALID"));
  arrive(LINK);
  await seen(page.getByText("Ein Link gilt eine Stunde und nur einmal."));
  await page.getByRole("link", { name: "Neuen Link anfordern" }).click();
  await expect.element(heading(1, "Passwort vergessen")).toHaveFocus();

  answers(peopleRoutes.access, {
    missing: { account: false, vouch: true, departments: [] },
    since: "reset",
    granters: [],
    first: [],
    uncompared: [],
    later: [],
    givesReports: false,
    isUnheld: false,
    inSafe: false,
    grants: 0,
  });
  mount(paths.dashboard, { ...office.user, permissions: ["Meldungen"], isAccountOwner: false }, { waits: true });
  await seen(heading(1, "Freigabe ausstehend"));
  await seen(page.getByText("Zurzeit ist niemand da, der freigeben kann"));
});

test("the four kinds stand as specified, and the own name is refused beside them", async () => {
  await answerReset();
  const meter = page.getByRole("status", { name: "Stärke des Passworts" });
  arrive(LINK);
  await fresh.fill("vier krähen unterm dach");
  await expect.element(meter).toHaveTextContent("Noch nicht alles erfüllt");
  await fresh.fill("Lindner2026!");
  await expect.element(meter).toMatchTextContent("aus Ihrem Namen");
  for (const kind of [
    "mindestens 8 Zeichen",
    "einen Kleinbuchstaben",
    "einen Großbuchstaben",
    "eine Ziffer",
    "ein Sonderzeichen aus @$!%*?&",
  ])
    await expect.element(page.getByRole("listitem").filter({ hasText: kind })).toMatchTextContent("(erfüllt)");
  await fresh.fill(FRESH);
  await expect.element(meter).toMatchTextContent(/gut/i);
});

test("a forgotten password, the reset and the sign-in by keyboard alone; the focus leads from step to step", async () => {
  const { office, code } = await answerReset();
  const keys = (text: string) => userEvent.keyboard(text);
  const email = field("E-Mail-Adresse");
  arrive(paths.signIn);
  await press(page.getByRole("link", { name: "Passwort vergessen?" }));
  await expect.element(heading(1, "Passwort vergessen")).toHaveFocus();
  await press(button("Link senden"));
  await expect.element(email).toHaveFocus();
  await keys(office.user.email);
  await keys("{Enter}");
  await expect.element(heading(2, "E-Mail gesendet")).toHaveFocus();
  await press(button("Erneut anfordern"));
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveValue(office.user.email);

  arrive(LINK);
  await press(submit);
  await expect.element(recovery).toHaveFocus();
  await keys(code);
  await tabTo(fresh);
  await keys(FRESH);
  await press(button("Passwort anzeigen").first(), " ");
  await tabTo(again);
  await keys(`${FRESH}{Enter}`);
  await expect.element(heading(1, "Passwort zurückgesetzt")).toHaveFocus();
  await expect.element(heading(1, "Anmelden")).toHaveFocus();

  const password = field("Passwort");
  await tabTo(password);
  await keys(PASSWORD);
  await press(enter);
  await expect.element(page.getByRole("alert")).toHaveTextContent("E-Mail-Adresse oder Passwort ist falsch.");
  await expect.element(enter).toHaveFocus();
  for (let step = 0; step < 4; step++) await keys("{Shift>}{Tab}{/Shift}");
  await expect.element(password).toHaveFocus();
  await keys("{Control>}a{/Control}");
  await keys(`${FRESH}{Enter}`);
  await seen(heading(1, "Dashboard"));
  expect(sentTo(authRoutes.signIn)).toHaveLength(2);
  await press(button(/^Benutzermenü von/));
  await expect.element(page.getByRole("menuitem", { name: "Mein Konto" })).toHaveFocus();
  await keys("{Enter}");
  await expect.element(page.getByRole("main")).toHaveFocus();
});
