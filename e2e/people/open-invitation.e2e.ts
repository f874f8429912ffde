import { paths } from "@hz/contract/paths";
import { channelAddress, newOffice } from "../helpers/by-contract.ts";
import { openReport } from "../helpers/handler.ts";
import { accept, invitationLink, invite } from "../helpers/invitation.ts";
import { look } from "../helpers/look.ts";
import { confirmAddress } from "../helpers/mailbox.ts";
import { openResetLink } from "../helpers/password-reset.ts";
import { expect, test } from "../helpers/people.ts";
import { submitReport } from "../helpers/report-by-contract.ts";

// Slow keys are derived several times.
test.describe.configure({ timeout: 240_000 });

test("what only an open invitation's code still opens: the reset page sends there first, and then it comes back", async ({
  person,
  product,
}, info) => {
  const [owner, invited] = [await person(), await person()];
  const who = { email: "ilse@offen.example", password: "Altes-Passwort-2026!", fullName: "Ilse Igel", companyName: "Igel GmbH" };
  await newOffice(owner.page, who);
  const address = await channelAddress(owner.page);
  await submitReport(address, { title: "Noch zu öffnen", description: "Wer den Code hat, kann es lesen." });
  await owner.page.goto(paths.confirmEmail);
  await confirmAddress(owner.page, product, who.email);
  const code = await invite(owner.page, { first: "Falk", last: "Fuchs", email: "falk@offen.example", role: "Fallbearbeitung" });
  await owner.context.close();

  const { page } = await person();
  await openResetLink(page, product, who.email);
  const resetLink = page.url();
  await page.getByRole("radio", { name: /^Ohne Code: neuer Kontoschlüssel/ }).check();
  await expect(page.getByText("Lassen Sie offene Einladungen zuerst annehmen, dann öffnen sie sich auch Ihnen wieder.")).toBeVisible();
  await expect(page.getByText("Codes offener Einladungen enden")).toBeVisible();
  await expect(page.getByText("kann niemand mehr für Sie öffnen")).toHaveCount(0);
  await look(page, "reset-invited", info);

  await accept(invited.page, await invitationLink(product, "falk@offen.example"), code);
  await invited.page.goto(paths.reports);
  await openReport(invited.page, "Noch zu öffnen");

  await page.goto(resetLink);
  await page.getByRole("radio", { name: /^Ohne Code: neuer Kontoschlüssel/ }).check();
  await expect(page.getByText("Die bisherigen können Kolleginnen oder Kollegen Ihnen nach der Anmeldung wieder öffnen.")).toBeVisible();
  await expect(page.getByText("Einladung")).toHaveCount(0);
});
