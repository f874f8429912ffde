import { paths } from "@hz/contract/paths";
import { type ResetState, resetRoutes } from "@hz/contract/sign-in/password-reset";
import { test } from "vitest";
import { page } from "vitest/browser";
import { dropAuthToken } from "../../api/auth-token.ts";
import { answers } from "../../testing/answers.ts";
import { look } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { idOf } from "../../testing/office.ts";
import { gone, seen } from "../../testing/see.ts";

const founding = page.getByRole("radio", { name: /^Ohne Code: neuer Kontoschlüssel/ });

/** Opens the reset of an owner who has a recovery code and is the only one with the account's key; chooses the way without the code. */
async function open(given: Pick<ResetState, "reopens" | "invitations" | "hasOthers">): Promise<void> {
  answers(resetRoutes.validate, {
    userId: idOf(1),
    accountId: idOf(900),
    person: { fullName: "Ilse Igel", email: "ilse@offen.example", companyName: "Igel GmbH" },
    hasRecoveryCode: true,
    emergencyId: null,
    hasColleague: false,
    readsReports: true,
    needsActivation: null,
    emergency: null,
    isLastSigner: true,
    needsSecondFactor: false,
    founding: { departments: [{ departmentId: idOf(30), epoch: 1 }] },
    ...given,
  });
  mount(`${paths.resetPassword}?token=t`);
  dropAuthToken();
  await founding.click();
}

test("what only an open invitation's code still opens is named before a new account key ends it, and not any more once it was accepted", async () => {
  await open({ reopens: "none", hasOthers: false, invitations: { holdAccountKey: false, holdReports: true } });
  await seen(page.getByText("Lassen Sie offene Einladungen zuerst annehmen, dann öffnen sie sich auch Ihnen wieder."));
  await seen(page.getByText("Codes offener Einladungen enden"));
  await gone(page.getByText("kann niemand mehr für Sie öffnen"));
  await look("reset-invited");

  await open({ reopens: "all", hasOthers: true, invitations: null });
  await seen(page.getByText("Die bisherigen können Kolleginnen oder Kollegen Ihnen nach der Anmeldung wieder öffnen."));
  await gone(page.getByText("Einladung"));
});
