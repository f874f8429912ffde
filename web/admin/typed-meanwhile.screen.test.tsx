import { companyRoutes } from "@hz/contract/account/company";
import { readinessRoutes } from "@hz/contract/account/readiness";
import { securityRoutes } from "@hz/contract/account/security";
import { billingRoutes } from "@hz/contract/billing/billing";
import { type BillingDetails } from "@hz/contract/billing/details";
import { channelDutyRoutes } from "@hz/contract/channels/channel-duties";
import { channelRoutes } from "@hz/contract/channels/channels";
import { paths } from "@hz/contract/paths";
import { peopleRoutes } from "@hz/contract/people/people";
import type { Route } from "@hz/contract/route";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerSettings } from "../testing/settings.ts";
import { answers, holdNext, sentTo, tell } from "../testing/answers.ts";
import { mount } from "../testing/mount.tsx";
import { aChannel, aPerson, noBilling, noDuties, noReadiness } from "../testing/samples.ts";
import { button, field, said } from "../testing/see.ts";

type Form = {
  path: string;
  route: Route;
  fields: [first: string, second: string];
  values?: [first: string, second: string];
  /** A box that is ticked meanwhile, too. */
  box?: string;
  save?: string;
};

/** Changes one field, saves, types into another while the server is waited for, and expects that this stays and can be saved. */
async function typeMeanwhile({ path, route, fields, values = ["Erstes", "Zweites"], box, save = "Speichern" }: Form): Promise<void> {
  mount(path);
  const form = page.getByCss("form").filter({ has: field(fields[1]) });
  const [first, second] = [field(fields[0], form), field(fields[1], form)];
  const ticked = box === undefined ? null : form.getByRole("checkbox", { name: box });
  const bothStand = async () => {
    await expect.element(first).toHaveDisplayValue(values[0]);
    await expect.element(second).toHaveDisplayValue(values[1]);
    if (ticked) await expect.element(ticked).toBeChecked();
  };
  await first.fill(values[0]);
  const held = holdNext(route);
  await button(save, form).click();
  await held.sent;
  await ticked?.click();
  await second.fill(values[1]);
  held.letGo();
  await said(/gespeichert|saved/i);
  await expect.element(button(save, form), { message: "what was typed meanwhile can be saved" }).toBeEnabled();
  await bothStand();
  await expect.element(second, { message: "and the focus stays" }).toHaveFocus();
  // A toast may still lie over the button.
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sentTo(route).length).toBe(2);
  mount(path);
  await bothStand();
}

test("what is typed while the company's data are saved stays, and what is typed of security", async () => {
  answerSettings();
  await typeMeanwhile({ path: paths.settings, route: companyRoutes.save, fields: ["Rechtsform", "Registernummer"] });
  await typeMeanwhile({
    path: paths.settings,
    route: securityRoutes.save,
    fields: ["Sitzungsdauer in Stunden", "Aufbewahrung in Monaten"],
    values: ["11", "48"],
    box: "Namen der Bearbeitenden zeigen",
  });
});

test("what is typed while a person is saved stays", async () => {
  const person = aPerson();
  answers(peopleRoutes.get, person);
  answers(peopleRoutes.update, ({ body: { firstName, lastName } }) =>
    Object.assign(person, { ...(firstName && { firstName }), ...(lastName && { lastName }) }),
  );
  await typeMeanwhile({ path: paths.user(person.id), route: peopleRoutes.update, fields: ["Vorname", "Nachname"] });
});

test("what is typed while a channel is saved stays", async () => {
  const channel = aChannel();
  answers(channelRoutes.list, [channel]);
  answers(channelRoutes.suffix, { isFree: true });
  answers(readinessRoutes.get, noReadiness());
  answers(channelRoutes.update, ({ body: { settings, name, linkSuffix } }) => {
    Object.assign(channel.settings, settings);
    return Object.assign(channel, { ...(name && { name }), ...(linkSuffix && { linkSuffix }) });
  });
  await typeMeanwhile({
    path: paths.channels,
    route: channelRoutes.update,
    fields: ["Name", "Link-Suffix"],
    box: "Kategorie",
    values: ["Werk Nord", "nord-1"],
  });
});

test("what is typed while the data of a channel's portal are saved stays", async () => {
  const duties = noDuties();
  answers(channelRoutes.list, [aChannel()]);
  answers(readinessRoutes.get, noReadiness());
  answers(channelDutyRoutes.get, () => duties);
  answers(channelDutyRoutes.save, ({ body }) => {
    duties.facts = { ...duties.facts, ...body.facts };
    return duties;
  });
  await typeMeanwhile({
    path: `${paths.channels}?bereich=pflichtangaben`,
    route: channelDutyRoutes.save,
    fields: ["Anschrift", "Vertreten durch"],
    box: "Datenschutzbeauftragte",
  });
});

const DETAILS: BillingDetails = {
  companyName: "Muster AG",
  line1: "Kai 1",
  postalCode: "20457",
  city: "Hamburg",
  country: "DE",
  vatId: "",
  buyerReference: "",
  invoiceEmail: "",
};

/** A company whose invoices are made out to somebody, who can be changed. */
function billed() {
  const billing = { ...noBilling(), details: DETAILS };
  answers(billingRoutes.get, () => billing);
  answers(billingRoutes.setDetails, ({ body }) => Object.assign(billing, { details: body }));
  return billing;
}

test("what is typed while the address for invoices is saved stays", async () => {
  billed();
  await typeMeanwhile({
    path: paths.billing,
    route: billingRoutes.setDetails,
    fields: ["Street and number", "City"],
    values: ["Kai 2", "Bremen"],
    save: "Save details",
  });
});

test("an address for invoices that a colleague saves meanwhile is shown, and not written over by the one of before", async () => {
  const billing = billed();
  mount(paths.billing);
  await field("VAT number").fill("DE123456789");
  billing.details = { ...DETAILS, line1: "Allee 2" };
  tell("billing-changed");
  await expect.element(field("Street and number")).toHaveValue("Allee 2");
  await expect.element(field("VAT number")).toHaveValue("DE123456789");
  await button("Save details").click();
  await said("saved");
  expect(billing.details).toEqual({ ...DETAILS, line1: "Allee 2", vatId: "DE123456789" });
});
