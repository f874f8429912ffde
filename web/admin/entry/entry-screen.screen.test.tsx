import { channelRoutes } from "@hz/contract/channels/channels";
import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, holdNext } from "../../testing/answers.ts";
import { answerChannels, firstChannel } from "../../testing/channels.ts";
import { mount } from "../../testing/mount.tsx";
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
