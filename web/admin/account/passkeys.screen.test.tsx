import { paths } from "@hz/contract/paths";
import { type Passkey, type PasskeyOrder, passkeyRoutes } from "@hz/contract/sign-in/passkeys";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, refused, sentTo } from "../../testing/answers.ts";
import { answerEntrance, PASSWORD } from "../../testing/entrance.ts";
import { look } from "../../testing/look.ts";
import { arrive } from "../../testing/mount.tsx";
import { idOf, LONG_AGO } from "../../testing/office.ts";
import { button, field, gone, seen } from "../../testing/see.ts";

const PROOF = "Ihr Passwort zur Bestätigung";
const ORDER: PasskeyOrder = {
  challenge: "A".repeat(43),
  rp: { id: "localhost", name: "Hinweiszentrale" },
  user: { id: "A".repeat(22), name: "anna.lindner@demo.example", displayName: "Anna Lindner" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  timeout: 60_000,
  attestation: "none",
  excludeCredentials: [],
  authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
};
const dialog = page.getByRole("dialog");
const line = (name: string) => page.getByRole("listitem").filter({ hasText: name });

/** Somebody with a passkey that opens the keys, and one that does not. */
async function answerPasskeys() {
  const office = await answerEntrance();
  const aPasskey = (at: number, name: string, signsIn: boolean): Passkey => {
    return { id: idOf(80 + at), name, signsIn, createdAt: LONG_AGO, lastUsedAt: null };
  };
  let passkeys = [aPasskey(1, "Laptop im Büro", true), aPasskey(2, "Schlüsselbund", false)];
  answers(passkeyRoutes.list, () => passkeys);
  answers(passkeyRoutes.order, ({ body: { auth } }) =>
    office.isProof(auth) ? { ticket: "T".repeat(43), order: ORDER } : refused("PASSWORD_WRONG"),
  );
  answers(passkeyRoutes.rename, ({ params: { id }, body: { name } }) => {
    passkeys = passkeys.map((one) => (one.id === id ? { ...one, name } : one));
    return {};
  });
  answers(passkeyRoutes.remove, ({ params: { id }, body: { auth } }) => {
    if (!office.isProof(auth)) return refused("PASSWORD_WRONG");
    passkeys = passkeys.filter((one) => one.id !== id);
    return {};
  });
  return office;
}

test("before a passkey is made the password is proved, and it gets a name", async () => {
  const office = await answerPasskeys();
  await office.comeIn(paths.account);
  await button("Passkey hinzufügen").click();
  await field(PROOF, dialog).fill("Falsch-geraten-1");
  await button("Weiter", dialog).click();
  await seen(dialog.getByText("Das aktuelle Passwort ist falsch."));
  await look("passkey-proof");
  await field(PROOF, dialog).fill(PASSWORD);
  await button("Weiter", dialog).click();
  await button("Passkey hinzufügen", dialog).click();
  await seen(dialog.getByText("Bitte geben Sie dem Passkey einen Namen."));
  await look("passkey-name");
});

test("the list says what each passkey can do; they are renamed, and removed for the password", async () => {
  const office = await answerPasskeys();
  await office.comeIn(paths.account);
  await seen(line("Laptop im Büro").getByText("Ersetzt Passwort und Code"));
  await seen(line("Schlüsselbund").getByText("Nur zweiter Faktor"));
  await seen(line("Schlüsselbund").getByText("sobald der zweite Faktor eingeschaltet ist"));
  await button("„Laptop im Büro“ umbenennen").click();
  await page.getByLabelText("Name des Passkeys").fill("Laptop zu Hause");
  await button("Speichern", dialog).click();
  await seen(line("Laptop zu Hause"));
  await gone(line("Laptop im Büro"));
  await button("„Laptop zu Hause“ entfernen").click();
  const question = page.getByRole("alertdialog");
  await field(PROOF, question).fill(PASSWORD);
  await button("Entfernen", question).click();
  await expect.poll(() => sentTo(passkeyRoutes.remove).length).toBe(1);
  await gone(question);
  await gone(line("Laptop zu Hause"));

  office.user = { ...office.user, hasSecondFactor: true };
  answers(secondFactorRoutes.get, { since: LONG_AGO, codesLeft: 10, hasRemover: true });
  arrive(paths.account);
  await seen(page.getByText("Noch 10 Ersatzcodes unbenutzt"));
  await gone(page.getByText("sobald der zweite Faktor eingeschaltet ist"));
  await look("account-full");
});
