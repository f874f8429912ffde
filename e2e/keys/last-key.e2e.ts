import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import { withDatabase } from "../helpers/database.ts";
import { newOffice } from "../helpers/by-contract.ts";
import { accept, invitationLink, invite, openPerson, PASSWORD } from "../helpers/invitation.ts";
import { look } from "../helpers/look.ts";
import { confirmAddress } from "../helpers/mailbox.ts";
import { expect, test } from "../helpers/people.ts";

test("the only one who holds the account's key is not deleted until they have released somebody, and then they may go", async ({
  person,
  product,
}, info) => {
  const run = randomUUID().slice(0, 6);
  const chief = { email: `carla.${run}@letzte.example`, password: PASSWORD, fullName: `Carla ${run}`, companyName: `Letzte ${run} GmbH` };
  const ada = { email: `ada.${run}@letzte.example`, first: "Ada", last: run };
  const [owner, colleague] = [await person(), await person()];
  owner.expectComplaint(/409.*\/api\/users/);
  // Whoever is deleted is signed out at whatever they ask for next.
  colleague.expectComplaint(/401/);
  const { page } = owner;
  await newOffice(page, chief);
  await confirmAddress(page, product, chief.email);
  const code = await invite(page, { ...ada, role: "Admin" });
  await accept(colleague.page, await invitationLink(product, ada.email), code);
  await expect(colleague.page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  // As if the owner had been vouched for again without the account's key: by whoever holds it, that goes in one step.
  await withDatabase(product, (database) =>
    database.query("delete from grants g using users u where u.email = $1 and g.to_user_id = u.id and g.kind = 'account'", [chief.email]),
  );

  const remove = async () => {
    await openPerson(page, `${ada.first} ${ada.last}`);
    await page.getByRole("button", { name: "Benutzer löschen" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
  };
  await test.step("deleting is refused, and it is said why and what to do", async () => {
    await remove();
    await expect(page.getByText(/Diese Person ist die einzige, die den Kontoschlüssel noch hält\./).first()).toBeVisible();
    await look(page, "last-key-refused", info);
  });

  await test.step("Ada releases the owner; now she may go", async () => {
    await colleague.page.goto(paths.dashboard);
    const notice = colleague.page.getByRole("listitem").filter({ hasText: `${chief.fullName} wartet` });
    await notice.getByRole("button", { name: "Prüfen und freigeben" }).click();
    await colleague.page
      .getByRole("dialog", { name: `${chief.fullName} freigeben` })
      .getByRole("button", { name: "Freigeben" })
      .click();
    await expect(colleague.page.getByText(`${chief.fullName} hat jetzt Zugang.`).first()).toBeVisible();
    await remove();
    await expect(page.getByText("Der Benutzer wurde erfolgreich entfernt.").first()).toBeVisible();
  });
});
