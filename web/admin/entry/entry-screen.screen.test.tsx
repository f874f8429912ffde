import { channelRoutes } from "@hz/contract/channels/channels";
import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, holdNext, tell } from "../../testing/answers.ts";
import { answerChannels, firstChannel } from "../../testing/channels.ts";
import { mount } from "../../testing/mount.tsx";
import { idOf } from "../../testing/office.ts";
import { reportingOffice } from "../../testing/reporting-office.ts";
import { button, field, gone, seen } from "../../testing/see.ts";

const FUTURE = page.getByText("Dieser Zeitpunkt liegt in der Zukunft.");

test.for([["the channels", channelRoutes.list] as const, ["the channel's keys", channelRoutes.portal] as const])(
  "what is sent while %s are still being read is looked at as soon as they are there",
  async ([, route]) => {
    answerChannels(firstChannel());
    answers(channelRoutes.portal, (await reportingOffice()).channel);
    answers(channelRoutes.portalCategories, []);
    const held = holdNext(route);
    mount(paths.newEntry);
    await field("Eingegangen am").fill("2099-01-01");
    await held.sent;
    await button("Meldung erfassen").click();
    await expect.element(button("Meldung erfassen")).toHaveAttribute("aria-busy", "true");
    await gone(FUTURE);
    held.letGo();
    await seen(FUTURE);
    await expect.element(field("Eingangsweg")).toHaveFocus();
  },
);

test("the first field that is wrong has the focus, and a channel that a kept draft names and that is archived since is not replaced unseen", async () => {
  const office = answerChannels(firstChannel(), firstChannel({ id: idOf(21), name: "Werk Süd", linkSuffix: "werk-1" }));
  answers(channelRoutes.portal, (await reportingOffice()).channel);
  answers(channelRoutes.portalCategories, []);
  mount(paths.newEntry);
  await button("Meldung erfassen").click();
  await expect.element(field("Eingangsweg")).toHaveFocus();
  await field("Meldekanal").selectOptions("Werk Süd");
  office.channels[1]!.isActive = false;
  tell("channels-changed");
  await seen(page.getByText("Der Meldekanal, den Sie gewählt hatten, nimmt keine Meldungen mehr an.", { exact: false }));
  await expect.element(field("Meldekanal")).toHaveDisplayValue("Bitte wählen");
  await field("Meldekanal").selectOptions("Meldekanal 1");
  await gone(page.getByText("Der Meldekanal, den Sie gewählt hatten", { exact: false }));
});
