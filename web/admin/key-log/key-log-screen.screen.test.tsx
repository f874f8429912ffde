import { type KeyLogEntry, keyLogRoutes } from "@hz/contract/keys/key-log";
import { paths } from "@hz/contract/paths";
import { userRoutes } from "@hz/contract/people/users";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { fingerprintForPeople, type LogWhat, randomBytes } from "@hz/crypto";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, offline } from "../../testing/answers.ts";
import { ANNA, answerOffice, KEYS, MALIK, mountWithKeys, RING } from "../../testing/keys.ts";
import { look } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { answerKeyLog } from "../../testing/office.ts";
import { button, gone, seen } from "../../testing/see.ts";
import { queryClient } from "../shared/queries/query-client.ts";
import { NO_LOG, wireEntry } from "../../vault/keys/key-log.ts";
import { hearHead } from "../../vault/keys/log-in-hand.ts";
import { memberNow, missingFrom, signBehind } from "../../vault/keys/log-writing.ts";

const NOW = Date.UTC(2026, 10, 3, 9, 15);
/** What Anna's browser signs behind what the account's log begins with, which is more where more is said. */
async function aLog(...more: LogWhat[]): Promise<KeyLogEntry[]> {
  const first = await missingFrom(NO_LOG, KEYS, RING, new Set([ANNA.userId]));
  const malik = (await memberNow(KEYS, MALIK.userId))!;
  return (await signBehind(NO_LOG, KEYS, [...first, malik, ...more], NOW)).map(wireEntry);
}
const REMOVED: LogWhat = { kind: "removed", userId: MALIK.userId };

function open(log: KeyLogEntry[], malikIsActive = true): KeyLogEntry[] {
  const kept = answerKeyLog(log);
  answerOffice();
  const names = [ANNA, MALIK].map(({ userId: id, fullName }) => ({ id, fullName, isActive: true, isGuest: false }));
  answers(userRoutes.names, [names[0]!, { ...names[1]!, isActive: malikIsActive }]);
  mountWithKeys(paths.keyLog);
  return kept;
}

const checked = page.getByText("Ihr Browser hat das ganze Verzeichnis geprüft");

test("the log is shown in plain words, with the fingerprint to compare and a file", async () => {
  open(await aLog());
  await seen(page.getByRole("heading", { level: 1, name: "Schlüsselverzeichnis" }));
  await seen(page.getByText(/^Das Konto hat den Schlüssel mit dem Fingerabdruck/));
  await seen(page.getByText(/^Malik Okafor gehört zum Team, mit dem Fingerabdruck/));
  await seen(page.getByText("3 Einträge", { exact: true }));
  await seen(page.getByText(/^(\w{5}-){4}\w{5}$/));
  await seen(button("Als JSON speichern"));
  await seen(checked);
  await look("key-log");
  await page.getByRole("link", { name: "Hilfe im Handbuch" }).click();
  await seen(page.getByRole("heading", { level: 2, name: "Wenn die Seite das Verzeichnis nicht annimmt" }));
});

test("a log that has lost what this browser saw is refused with what to do, and goes on only where a person decides so", async () => {
  const log = open(await aLog(REMOVED), false);
  await seen(page.getByText("Malik Okafor ist ausgeschieden. Was danach unter diesem Namen kommt, gilt nicht mehr."));
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  // The server goes back to before he left.
  log.pop();
  mountWithKeys(paths.keyLog);
  await seen(page.getByText("Dem Verzeichnis fehlen Einträge, die Ihr Browser schon gesehen hat."));
  await gone(checked);
  await look("key-log-shorter");
  await button("Ab hier weiterführen").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ab hier weiterführen" }).click();
  await seen(page.getByText("3 Einträge", { exact: true }));
});

test("a head that a colleague signed and that this log never had is told with both fingerprints, and goes on only where a person decides so", async () => {
  open(await aLog());
  await seen(page.getByText("3 Einträge", { exact: true }));
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const theirs = { length: 4, hash: randomBytes(32) };
  hearHead(theirs, MALIK.userId);
  mountWithKeys(paths.keyLog);
  await seen(page.getByText(/^In einer internen Notiz hat jemand aus dem Team einen anderen Stand/));
  await seen(page.getByText("Fingerabdruck des Verzeichnisses, den Malik Okafor unterschrieben hat (4 Einträge)"));
  await seen(page.getByText(fingerprintForPeople(theirs.hash)));
  await look("key-log-heard");
  await button("Ab hier weiterführen").click();
  await seen(page.getByText(/^Ihr Browser fragt wegen dieser Notiz nicht noch einmal/));
  await page.getByRole("alertdialog").getByRole("button", { name: "Ab hier weiterführen" }).click();
  await seen(page.getByText("3 Einträge", { exact: true }));
  // The same note, opened again, asks nobody any more.
  hearHead(theirs, MALIK.userId);
  mountWithKeys(paths.keyLog);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await seen(page.getByText("3 Einträge", { exact: true }));
});

test("where a colleague can sign in no more and nobody signed it, whoever holds the account's key does", async () => {
  const log = open(await aLog(), false);
  await seen(page.getByText("Malik Okafor kann sich nicht mehr anmelden, ist aber nicht als ausgeschieden unterschrieben."));
  await button("Ausscheiden unterschreiben").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ausscheiden unterschreiben" }).click();
  await gone(page.getByText(/stimmen nicht überein/));
  await seen(page.getByText("4 Einträge"));
  expect(log.at(-1)!.what).toEqual(REMOVED);
});

test("whoever is signed as gone and signs in all the same is told of, and taken in again by a person alone", async () => {
  const log = open(await aLog(REMOVED));
  await seen(page.getByText(/^Malik Okafor kann sich anmelden, ist im Verzeichnis aber ausgeschieden/));
  await button("Wieder aufnehmen").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Wieder aufnehmen" }).click();
  await gone(page.getByText(/stimmen nicht überein/));
  expect(log.at(-1)!.what.kind).toBe("member");
});

test("an empty log and a failed reading say so", async () => {
  open([]);
  await seen(page.getByText("Noch keine Einträge"));
  answers(keyLogRoutes.read, offline);
  mountWithKeys(paths.keyLog);
  await seen(page.getByText("Das Schlüsselverzeichnis konnte nicht geladen werden"));
  await seen(button("Erneut versuchen"));
});

test("who has not compared the account's fingerprint is told that nothing can be checked yet", async () => {
  answerOffice();
  answers(authRoutes.session, offline);
  const keys = { ...KEYS, knowsAccountKey: false };
  mount(paths.keyLog, { id: ANNA.userId, accountId: KEYS.accountId }, { keys });
  await seen(page.getByText("Noch nicht geprüft"));
  await gone(checked);
});
