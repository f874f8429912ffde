import { type SupportContact, supportRoutes } from "@hz/contract/account/support";
import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers, offline } from "../../testing/answers.ts";
import { DESKTOP, look, PHONE } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { nowhereKept } from "../../testing/kept.ts";
import { button, seen } from "../../testing/see.ts";

const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const search = page.getByRole("searchbox", { name: "Im Handbuch suchen" });
const CONFIGURED: SupportContact = {
  email: "hilfe@betreiber.example",
  phone: "+49 (30) 12345-67",
  hours: "Montag bis Freitag, 9:00 bis 18:00 Uhr",
  bookingUrl: "https://termine.example/30-minuten",
};
const noPhone = () => answers(supportRoutes.get, { email: "support@localhost", phone: null, hours: null, bookingUrl: null });

test("the handbook is searched by keyboard, and what is not found is said", async () => {
  noPhone();
  mount(paths.support);
  await seen(heading("Support"));
  expect(document.title).toMatch(/^Support – /);
  await expect.element(page.getByRole("link", { name: "support@localhost" })).toHaveAttribute("href", "mailto:support@localhost");
  await look("support");

  await userEvent.keyboard("/");
  await userEvent.keyboard("fingerabdruck vergleichen");
  await expect.element(page.getByRole("status").filter({ hasText: /^\d+ Artikel zu „fingerabdruck vergleichen“$/ })).toBeInTheDocument();
  await seen(page.getByCss("mark").first());
  await look("support-suche", { sizes: [DESKTOP] });
  search.element().focus();
  await userEvent.keyboard("{Tab}{Enter}");
  await seen(heading("Freigaben: Schlüssel weitergeben"));
  expect(document.title).toMatch(/^Freigaben: Schlüssel weitergeben – /);
  await page.getByRole("link", { name: "Zur Suche nach „fingerabdruck vergleichen“" }).click();
  await expect.element(search).toHaveValue("fingerabdruck vergleichen");
  nowhereKept("fingerabdruck");

  await search.fill("Raumschiff");
  await seen(page.getByRole("heading", { name: "Nichts gefunden" }));
  await button("Suche im Handbuch leeren").click();
  await expect.element(search).toHaveValue("");
});

test("an article is read by its address, with its picture, and leads on", async () => {
  noPhone();
  mount(paths.handbook("zweiter-faktor"));
  await seen(heading("Zweiter Faktor"));
  const picture = page.getByRole("img", { name: /^Mein Konto: / });
  picture.element().scrollIntoView();
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(1000);
  await look("support-artikel");
  await page.getByRole("link", { name: /^Nächster Artikel/ }).click();
  await seen(heading("Passkeys"));
  await expect.element(page.getByRole("article").getByRole("link", { name: "Mein Konto" }).first()).toHaveAttribute("href", paths.account);
  mount(paths.handbook("raumschiff"));
  await seen(heading("Diesen Artikel gibt es nicht"));
});

test("contact data: what failed can be tried again, and what is configured is there", async () => {
  answers(supportRoutes.get, offline);
  mount(paths.support);
  await seen(page.getByRole("heading", { name: "Die Kontaktdaten konnten nicht geladen werden" }));
  await seen(page.getByRole("link", { name: "Eine Meldung löschen" }));
  await look("support-fehler", { sizes: [PHONE] });
  answers(supportRoutes.get, CONFIGURED);
  await button("Erneut versuchen").click();
  await expect.element(page.getByRole("link", { name: CONFIGURED.phone! })).toHaveAttribute("href", "tel:+49301234567");
  await seen(page.getByText(CONFIGURED.hours!));
  const appointment = page.getByRole("link", { name: "Termin vereinbaren" });
  await expect.element(appointment).toHaveAttribute("href", CONFIGURED.bookingUrl!);
  await expect.element(appointment).toHaveAttribute("target", "_blank");
});

test("whoever waits for keys reads the handbook, and no other screen", async () => {
  noPhone();
  mount(paths.users, {}, { waits: true });
  await seen(heading("Freigabe ausstehend"));
  mount(paths.handbook("freigaben"), {}, { waits: true });
  await seen(heading("Freigaben: Schlüssel weitergeben"));
});
