import { randomUUID } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { newOffice } from "../helpers/by-contract.ts";
import { fillSignIn } from "../helpers/handler.ts";
import { accept, invitationLink, invite, openPerson, PASSWORD } from "../helpers/invitation.ts";
import { look } from "../helpers/look.ts";
import { confirmAddress } from "../helpers/mailbox.ts";
import { expect, test } from "../helpers/people.ts";

/** Holds calls of this method until `expected` of them have come, from whichever browsers, and lets them go at once. */
function together(method: string, expected: number) {
  const held: Route[] = [];
  return (page: Page) =>
    page.route("**/api/users/*", async (route) => {
      if (route.request().method() !== method) return route.fallback();
      held.push(route);
      if (held.length === expected) await Promise.all(held.splice(0).map((one) => one.continue()));
    });
}

test("the owner stays; of two Admins who take each other's access at once, one keeps it", async ({ person, product }, info) => {
  const run = randomUUID().slice(0, 6);
  const chief = { email: `cora.${run}@admin.example`, password: PASSWORD, fullName: `Cora ${run}`, companyName: `Admin ${run} GmbH` };
  const ada = { email: `ada.${run}@admin.example`, password: PASSWORD, fullName: `Ada ${run}` };
  const bert = { email: `bert.${run}@admin.example`, password: PASSWORD, fullName: `Bert ${run}` };
  const [owner, first, second] = [await person(), await person(), await person()];
  const { page } = owner;
  await newOffice(page, chief);
  await confirmAddress(page, product, chief.email);

  await test.step("the owner: no way to delete or deactivate oneself, and no permission can be given up", async () => {
    await openPerson(page, chief.fullName);
    await expect(page.getByRole("button", { name: "Benutzer löschen" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Anmeldung deaktivieren" })).toBeDisabled();
    await expect(page.getByText("Ihr eigenes Konto können Sie nicht löschen oder deaktivieren.")).toBeVisible();
    await expect(page.getByText("Ihnen gehört dieses Konto.")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Einstellungen", exact: true })).toBeDisabled();
    await expect(page.getByText("Wem das Konto gehört, der behält alle Berechtigungen.")).toBeVisible();
  });

  for (const [one, who] of [[first, ada] as const, [second, bert] as const]) {
    const code = await invite(page, { first: who.fullName.split(" ")[0]!, last: run, email: who.email, role: "Admin" });
    await accept(one.page, await invitationLink(product, who.email), code);
    await expect(one.page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  }
  await test.step("nobody is offered to unseat the owner", async () => {
    await openPerson(first.page, chief.fullName);
    await expect(first.page.getByText("Inhaberschaft", { exact: true })).toBeVisible();
    await expect(first.page.getByText("Dieser Person gehört das Konto.")).toBeVisible();
    await expect(first.page.getByRole("button", { name: "Benutzer löschen" })).toBeHidden();
    await expect(first.page.getByRole("button", { name: "Anmeldung deaktivieren" })).toBeHidden();
  });
  for (const one of [first, second]) one.expectComplaint(/(401|403|404|409).*\/api\//);
  const both = [
    { ...first, who: ada, other: bert },
    { ...second, who: bert, other: ada },
  ] as const;
  /** Has both do the same to each other at the same moment, and gives who could and who could not. */
  const atOnce = async (method: string, act: (one: Page) => Promise<unknown>, success: string) => {
    const hold = together(method, 2);
    for (const { page: one, other } of both) {
      await openPerson(one, other.fullName);
      await hold(one);
    }
    for (const { page: one } of both) await act(one);
    const seen = both.map((one) =>
      one.page
        .getByText(success)
        .first()
        .waitFor()
        .then(() => one),
    );
    const winner = await Promise.any(seen);
    for (const { page: one } of both) await one.unrouteAll({ behavior: "ignoreErrors" });
    return { winner, loser: winner === both[0] ? both[1] : both[0] };
  };

  await test.step("each takes the other's permission: one has done it, the other reads why not", async () => {
    const take = async (one: Page) => {
      await one.getByRole("checkbox", { name: "Benutzer und Abteilungen", exact: true }).uncheck();
      await one.getByRole("button", { name: "Speichern" }).click();
    };
    const { winner, loser } = await atOnce("PUT", take, "Die Benutzerdaten wurden erfolgreich gespeichert.");
    await expect(loser.page.getByText(/^Benutzer konnte nicht aktualisiert werden\. /).first()).toContainText("Berechtigung");
    await expect(loser.page.getByText("Diese Seite ist nicht mehr für Sie freigegeben.")).toBeVisible();
    await winner.page.getByLabel("Rolle").selectOption("Admin");
    await winner.page.getByRole("button", { name: "Speichern" }).click();
    await expect(loser.page.getByRole("link", { name: "Benutzer", exact: true })).toBeVisible();
  });

  await test.step("each deletes the other: one stays and is an Admin, the other is told at the sign-in", async () => {
    const remove = async (one: Page) => {
      await one.getByRole("button", { name: "Benutzer löschen" }).click();
      await one.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
    };
    const { winner, loser } = await atOnce("DELETE", remove, "Der Benutzer wurde erfolgreich entfernt.");
    await expect(loser.page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
    await expect(loser.page.getByText(/^Ihre Sitzung ist beendet\. .*Ihr Zugang wurde geändert/)).toBeVisible();
    await look(loser.page, "sign-in-ended", info);
    await fillSignIn(loser.page, loser.who);
    await expect(loser.page.getByRole("alert")).toContainText("E-Mail-Adresse oder Passwort");
    await winner.page.reload();
    await expect(winner.page.getByText("Zeigt 2 von 2 Ergebnisse")).toBeVisible();
    await expect(winner.page.getByRole("link", { name: winner.who.fullName })).toContainText("Admin");
    await openPerson(winner.page, winner.who.fullName);
    await expect(winner.page.getByRole("button", { name: "Benutzer löschen" })).toBeDisabled();
  });
});
