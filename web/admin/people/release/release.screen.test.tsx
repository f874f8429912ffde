import { paths } from "@hz/contract/paths";
import { peopleRoutes, type WaitingPerson } from "@hz/contract/people/people";
import { ROLES } from "@hz/contract/permissions";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { accountKey, newUserKey, toBase64Url, userKeys } from "@hz/crypto";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, sentTo, tell } from "../../../testing/answers.ts";
import { holdMadeUp, ringOf } from "../../../testing/held.ts";
import { look } from "../../../testing/look.ts";
import { mount } from "../../../testing/mount.tsx";
import { idOf, somebody } from "../../../testing/office.ts";
import { aPerson } from "../../../testing/samples.ts";
import { button, gone, said, seen } from "../../../testing/see.ts";
import type { HeldKeys } from "../../../vault/keys/held-keys.ts";
import { ownPrints, personPrint } from "../../../vault/people/fingerprints.ts";
import { vouchFor } from "../../../vault/people/self-grants.ts";

const NAME = "Otto Ohne-Code";
const OFFICE = { departmentId: idOf(30), name: "Interne Meldestelle", epochs: [1] };
const NOTHING = { account: false, vouch: false, departments: [] };
const prints = page.getByTestId("fingerprint");
const boxed = page.getByRole("dialog", { name: `${NAME} freigeben` });
const release = button("Freigeben", boxed);
const access = {
  missing: { account: true, vouch: true, departments: [OFFICE] },
  since: "joined" as const,
  granters: ["Olga Eigner"],
  first: ["Olga Eigner"],
  uncompared: [],
  later: [],
  givesReports: true,
  isUnheld: false,
  inSafe: false,
  grants: 0,
};

const session = { sessionId: idOf(70), sessionKey: "A".repeat(43), user: somebody() };

/** Somebody with keys of their own who waits for everything, or with what the account's key says of them, for its seed alone. */
async function otto(vouchedBy?: HeldKeys): Promise<WaitingPerson> {
  const own = await userKeys(newUserKey(), idOf(4));
  const keys = { kemPublicKey: toBase64Url(own.kem.publicKey), sigPublicKey: toBase64Url(own.sig.publicKey) };
  const who = { id: idOf(4), fullName: NAME, email: "otto@demo.example", ...keys, unheld: [], joins: [] };
  if (!vouchedBy) return { ...who, member: null, missing: access.missing };
  const holder = { accountId: vouchedBy.accountId, userId: who.id };
  const member = await vouchFor(await accountKey(vouchedBy.accountSeed!), holder, own, 0);
  return { ...who, member, missing: { ...NOTHING, account: true } };
}

/** Shows the list of people to somebody who can release who waits; gives what the server says, which changes. */
async function open(departmentIds: string[] = []) {
  const office: { waiting: WaitingPerson[]; left: WaitingPerson["missing"] } = { waiting: [], left: NOTHING };
  answers(peopleRoutes.list, [aPerson()]);
  answers(peopleRoutes.waiting, () => office.waiting);
  answers(peopleRoutes.grant, () => {
    office.waiting = [];
    return { missing: office.left };
  });
  mount(paths.users);
  const held = await holdMadeUp(departmentIds);
  answers(authRoutes.keys, await ringOf(held));
  await seen(page.getByText("Zeigt 1 von 1 Ergebnisse"));
  const come = (person: WaitingPerson) => {
    office.waiting = [person];
    tell("user-changed", person.id);
    return seen(page.getByText(`${person.fullName} wartet auf Freigabe.`));
  };
  return { office, held, come };
}

test("somebody whom nobody has released sees their fingerprint and who can, and nothing else", async () => {
  answers(peopleRoutes.access, access);
  mount(paths.handbook("passwort-vergessen"), { isAccountOwner: false }, { waits: true });
  await holdMadeUp([], { isVouched: false, knowsAccountKey: false, accountSeed: null });
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  const heading = page.getByRole("heading", { level: 1, name: "Freigabe ausstehend" });
  await seen(heading);
  await seen(page.getByText(/^Ihr Konto ist eingerichtet\./));
  await seen(page.getByText("Freigeben kann: Olga Eigner"));
  await expect.element(prints).toMatchTextContent((await ownPrints()).own);
  await expect.element(prints).toMatchTextContent(/^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/);
  await look("access-waiting");
  // What the role promises opens with the release, not with the link of a mail.
  await page.getByRole("link", { name: "Benutzer", exact: true }).click();
  await expect.poll(() => location.pathname).toBe(paths.users);
  await seen(heading);
  expect(sentTo(peopleRoutes.list)).toEqual([]);
});

test("who hands on a part only is named for it; what has come and what is still missing is said without a new page", async () => {
  const missing = { ...access.missing, account: false };
  answers(peopleRoutes.access, { ...access, missing, granters: ["Anna Lindner", "Viktor Wenig"], first: ["Anna Lindner"] });
  mount(paths.dashboard, { permissions: [...ROLES.Fallbearbeitung], isAccountOwner: false }, { waits: true });
  const held = await holdMadeUp([], { isVouched: false, knowsAccountKey: false });
  await seen(page.getByText("Freigeben kann: Anna Lindner; nur einen Teil davon: Viktor Wenig."));

  answers(authRoutes.session, session);
  answers(authRoutes.keys, { ...(await ringOf(held)), grants: [] });
  answers(peopleRoutes.access, { ...access, missing: { ...missing, vouch: false }, granters: ["Anna Lindner"], first: ["Anna Lindner"] });
  tell("keys-changed", somebody().id);
  await said("Ein Teil Ihrer Schlüssel ist da");
  await said("Ihnen fehlen noch Schlüssel: „Interne Meldestelle“.");
  await gone(page.getByText("Ihre Schlüssel sind da."));
  await seen(page.getByText(/^Freigeben kann: [^;]*Anna Lindner/));
});

test("a colleague is compared before they are released, and the fingerprint is the one that they see", async () => {
  const { come } = await open([OFFICE.departmentId]);
  const waiting = await otto();
  await come(waiting);
  await look("users-waiting");
  await button("Prüfen und freigeben").click();
  await expect.element(prints).toMatchTextContent(await personPrint(waiting));
  await release.click();
  await seen(boxed.getByText("Bitte vergleichen Sie zuerst den Fingerabdruck."));
  await boxed.getByRole("checkbox", { name: "Ich habe den Fingerabdruck verglichen" }).click();
  await look("release-dialog");
  await release.click();
  await said(`${NAME} hat jetzt Zugang.`);
  await gone(page.getByText("wartet auf Freigabe"));
  const { body } = sentTo(peopleRoutes.grant)[0]!;
  expect(body.member).not.toBeNull();
  expect(body.grants.map(({ what }) => what.kind)).toEqual(["account", "department"]);
});

test("who lacks the department's key releases for a part, and is told what is still missing", async () => {
  const { office, come } = await open();
  office.left = { ...NOTHING, departments: [OFFICE] };
  await come(await otto());
  await button("Prüfen und freigeben").click();
  await seen(boxed.getByText("Diese Schlüssel haben Sie nicht; sie fehlen danach noch: „Interne Meldestelle“."));
  await boxed.getByRole("checkbox", { name: "Ich habe den Fingerabdruck verglichen" }).click();
  await release.click();
  await said(`${NAME} hat jetzt, was Sie freigeben können. Es fehlt noch: „Interne Meldestelle“.`);
  expect(sentTo(peopleRoutes.grant)[0]!.body.grants.map(({ what }) => what.kind)).toEqual(["account"]);
});

test("keys that the server puts in the place of the confirmed ones get nothing; confirmed ones are not compared again", async () => {
  const { held, come } = await open();
  const known = await otto(held);
  await come({ ...known, fullName: "Otto Vertauscht", sigPublicKey: toBase64Url(held.sig.publicKey) });
  await button("Prüfen und freigeben").click();
  const swapped = page.getByRole("dialog", { name: "Otto Vertauscht freigeben" });
  await button("Freigeben", swapped).click();
  await seen(swapped.getByText("Die Schlüssel, die der Server für diese Person liefert, sind nicht die bestätigten."));
  expect(sentTo(peopleRoutes.grant)).toEqual([]);
  await button("Abbrechen", swapped).click();

  await come(known);
  await button("Prüfen und freigeben").click();
  await seen(boxed.getByText("Die Schlüssel dieser Person sind bereits bestätigt"));
  await gone(boxed.getByRole("checkbox"));
  await release.click();
  await said(`${NAME} hat jetzt Zugang.`);
  expect(sentTo(peopleRoutes.grant)[0]!.body.member).toBeNull();
});

test("whoever was released is asked to compare the company's fingerprint as well", async () => {
  const { held } = await open();
  answers(authRoutes.session, session);
  await holdMadeUp([], { ...held, knowsAccountKey: false, accountSeed: null });
  tell("user-changed", somebody().id);
  await seen(page.getByText("Fingerabdruck Ihres Unternehmens vergleichen"));
  await seen(page.getByText((await ownPrints()).account));
  await look("account-key-compare");
  await button("Der Fingerabdruck stimmt überein").click();
  const asked = page.getByRole("alertdialog", { name: "Haben Sie den Fingerabdruck des Unternehmens verglichen?" });
  await seen(button("Der Fingerabdruck stimmt überein", asked));
});
