import { paths } from "@hz/contract/paths";
import { type InvitationOffer, invitationRoutes } from "@hz/contract/people/invitations";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { dropAuthToken } from "../../api/auth-token.ts";
import { answers, refused, sentTo } from "../../testing/answers.ts";
import { look } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { idOf } from "../../testing/office.ts";
import { button, field, gone, seen } from "../../testing/see.ts";

const offer = (given: Partial<InvitationOffer> = {}): InvitationOffer => ({
  id: idOf(5),
  accountId: idOf(900),
  firstName: "Carla",
  lastName: "Mit-Code",
  email: "carla@demo.example",
  companyName: "Muster AG",
  invitedBy: "Anna Lindner",
  hasCode: true,
  address: "free",
  isGuest: false,
  certificate: null,
  grants: [],
  members: [],
  ...given,
});

/** Opens an invitation's link in a browser in which nobody is signed in. */
function open(): void {
  mount(`${paths.invitation}?token=t`);
  dropAuthToken();
}

test("passwords that differ or are easily guessed, and a code that is another invitation's, are said at their fields", async () => {
  answers(invitationRoutes.offer, offer());
  open();
  await seen(page.getByRole("heading", { level: 1, name: "Einladung annehmen" }));
  await field("Einladungscode").fill("AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA");
  await field("Passwort").fill("Carla2026!");
  await field("Passwort bestätigen").fill("anders");
  await button("Konto anlegen").click();
  await seen(page.getByText("Passwörter stimmen nicht überein"));
  await seen(page.getByText("Leicht zu erraten: Das Passwort besteht vor allem aus Ihrem Namen."));
  await field("Passwort").fill("Neue-Person-2026!");
  await look("invitation");
  await field("Passwort bestätigen").fill("Neue-Person-2026!");
  await button("Konto anlegen").click();
  await seen(page.getByText("Dieser Einladungscode gehört nicht zu dieser Einladung."));
  expect(sentTo(invitationRoutes.accept)).toEqual([]);
});

test("who has no code accepts without one, and brings no keys", async () => {
  answers(invitationRoutes.offer, offer());
  answers(invitationRoutes.accept, refused("TOO_MANY_TRIES"));
  open();
  await page.getByRole("checkbox", { name: "Ich habe keinen Code" }).click();
  await gone(field("Einladungscode"));
  await field("Passwort").fill("Neue-Person-2026!");
  await field("Passwort bestätigen").fill("Neue-Person-2026!");
  await button("Konto anlegen").click();
  await expect.poll(() => sentTo(invitationRoutes.accept).map(({ body }) => [body.codeToken, body.grants])).toEqual([[null, []]]);
  await seen(page.getByRole("alert"));
});

test("an address that a stranger registered with and never confirmed is said before it is taken", async () => {
  answers(invitationRoutes.offer, offer({ address: "unconfirmed" }));
  open();
  await seen(page.getByText("Mit dieser Adresse wurde schon ein Konto angelegt, aber nie bestätigt"));
  await seen(button("Konto anlegen"));
  await look("invitation-unconfirmed");
});

test("a link that was used or withdrawn leads nowhere, and says so", async () => {
  answers(invitationRoutes.offer, refused("TOKEN_INVALID"));
  open();
  await seen(page.getByRole("heading", { name: "Ungültige Einladung" }));
  await gone(button("Konto anlegen"));
});
