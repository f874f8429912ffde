import { channelAddressRoutes } from "@hz/contract/channels/channel-addresses";
import { type ChannelDomain, channelDomainRoutes, DOMAIN_OUTCOMES, type DomainCheck } from "@hz/contract/channels/channel-domains";
import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, refused, sentTo } from "../../../testing/answers.ts";
import { answerChannels, firstChannel } from "../../../testing/channels.ts";
import { look } from "../../../testing/look.ts";
import { mount } from "../../../testing/mount.tsx";
import { idOf } from "../../../testing/office.ts";
import { button, field, gone, said, seen } from "../../../testing/see.ts";

const TARGET = "portale.melden.example";
const DOMAIN = "hinweise.firma.example";
const NAME = `_hinweiszentrale.${DOMAIN}`;
const VALUE = "hinweiszentrale=abcdefghijklmnopqrstuvwxyz012345";
const aDomain = (given: Partial<ChannelDomain> = {}): ChannelDomain => ({
  id: idOf(70),
  domain: DOMAIN,
  record: { name: NAME, value: VALUE },
  provedAt: null,
  missingSince: null,
  lostAt: null,
  checkedAt: null,
  ...given,
});
const PROVED = { provedAt: "2026-11-02T10:00:00.000Z", checkedAt: "2026-11-20T06:23:00.000Z" };
const card = page.getByRole("region", { name: DOMAIN });
const dialog = page.getByRole("dialog");
const asked = page.getByRole("alertdialog");

/** Opens the settings of a channel whose company keeps these domains; gives what it holds. */
function open(...domains: ChannelDomain[]) {
  const office = { domains };
  const channel = firstChannel();
  answerChannels(channel);
  answers(channelDomainRoutes.list, () => ({ target: TARGET, domains: [...office.domains] }));
  answers(channelAddressRoutes.get, () => ({
    portalHost: null,
    domains: office.domains.filter(({ provedAt }) => provedAt !== null).map(({ domain }) => ({ channelId: channel.id, host: domain })),
  }));
  mount(paths.channels);
  return office;
}

/** Has the next looks come to this. */
const finds = (outcome: DomainCheck["outcome"], found: string[] = [], domain: Partial<ChannelDomain> = {}) =>
  answers(channelDomainRoutes.check, { domain: aDomain({ checkedAt: "2026-11-24T08:00:00.000Z", ...domain }), outcome, found });

test("a domain is pasted as an address, its records are shown, and it is handed out once it is proved", async () => {
  const office = open();
  answers(channelDomainRoutes.add, ({ body: { id, domain } }) => {
    office.domains = [aDomain({ id, domain })];
    return office.domains[0]!;
  });
  await button("Domain hinzufügen").click();
  const send = button("Domain hinzufügen", dialog);
  for (const [typed, why] of [
    ["", "Bitte geben Sie eine Domain ein"],
    ["10.0.0.1", "Das ist eine IP-Adresse."],
    ["firma", "mindestens ein Punkt"],
    ["firma.example:8443", "ohne Port"],
    ["firma.example/melden", "hinter dem Schrägstrich"],
  ] as const) {
    await field("Domain", dialog).fill(typed);
    await send.click();
    await seen(dialog.getByText(why));
    await expect.element(field("Domain", dialog)).toHaveValue(typed);
  }
  await look("domain-add");
  await field("Domain", dialog).fill(`https://${DOMAIN.toUpperCase()}/`);
  await send.click();
  for (const text of [NAME, VALUE, TARGET, "TXT", "CNAME"]) await seen(card.getByText(text, { exact: true }));
  await gone(dialog);
  expect(sentTo(channelDomainRoutes.add).map(({ body }) => (body as { domain: string }).domain)).toEqual([DOMAIN]);
  await seen(card.getByText("Noch nicht bestätigt"));
  await gone(page.getByRole("checkbox", { name: /Unter Ihrer Domain/ }));
  await look("domain-open");

  const proved = aDomain({ ...PROVED, id: office.domains[0]!.id });
  answers(channelDomainRoutes.check, () => {
    office.domains = [proved];
    return { domain: proved, outcome: "proved" as const, found: [] };
  });
  await button("Jetzt prüfen", card).click();
  await seen(card.getByText("Der Eintrag ist da. Die Domain ist bestätigt."));
  await seen(card.getByText(/^Bestätigt am 2\. November 2026|^Bestätigt am 02\.11\.2026/));
  await look("domain-proved");
  await page.getByRole("checkbox", { name: `Unter Ihrer Domain weitergeben: ${DOMAIN}` }).click();
  await seen(page.getByText(new RegExp(`^https?://${DOMAIN}#k=`)));
  await gone(card.getByText("Noch nicht bestätigt"));
});

test("each thing that a look at the DNS finds is said in words, with what to do", async () => {
  open(aDomain());
  const words: Record<(typeof DOMAIN_OUTCOMES)[number], [string[], string, string]> = {
    missing: [[], `Unter ${NAME} gibt es keinen TXT-Eintrag.`, "Prüfen Sie den Namen."],
    other: [["v=spf1 -all"], `Unter ${NAME} steht etwas anderes: „v=spf1 -all“`, "Ersetzen Sie es"],
    several: [["a", "b"], "Der Eintrag ist da, daneben steht aber noch etwas: „a“, „b“", `Löschen Sie unter ${NAME}`],
    taken: [[], "Ihr Eintrag stimmt, aber ein anderes Konto hat diese Domain schon bestätigt.", "7 Tage lang fehlt"],
    unreachable: [[], "Das DNS hat nicht geantwortet.", "Es hat sich nichts geändert."],
    proved: [[], "Der Eintrag ist da. Die Domain ist bestätigt.", "in wenigen Minuten"],
  };
  let last: string | null = null;
  for (const outcome of ["missing", "other", "several", "taken", "unreachable", "proved"] as const) {
    const [found, title, text] = words[outcome];
    finds(outcome, found, outcome === "proved" ? PROVED : {});
    await button("Jetzt prüfen", card).click();
    await seen(card.getByRole("status").getByText(title));
    await seen(card.getByRole("status").getByText(text));
    if (last !== null) await gone(card.getByText(last));
    last = title;
    await look(`domain-${outcome}`);
  }
  answers(channelDomainRoutes.check, refused("TOO_MANY_TRIES"));
  await button("Jetzt prüfen", card).click();
  await seen(card.getByText(/^Der Eintrag konnte nicht geprüft werden\./));
  await gone(card.getByText("Die Domain ist bestätigt."));
});

test("a record that is missing is said with its day, and so is a domain that ended by it", async () => {
  const missingSince = "2026-11-18T06:23:00.000Z";
  open(
    aDomain({ ...PROVED, missingSince }),
    aDomain({ id: idOf(71), domain: "alt.firma.example", missingSince, lostAt: "2026-11-25T06:23:00.000Z" }),
  );
  await seen(card.getByText(/^Wir finden den Eintrag seit dem .*18\..* nicht mehr\. Fehlt er 7 Tage lang/));
  await seen(card.getByText(VALUE, { exact: true }));
  const lost = page.getByRole("region", { name: "alt.firma.example" });
  await seen(lost.getByText(/^Der Eintrag fehlte seit dem .*18\..* seit dem .*25\..* nicht mehr unter dieser Domain/));
  await look("domain-lost");
  await gone(page.getByRole("checkbox", { name: /alt\.firma\.example/ }));
});

test("a proved domain is taken away after it was said what happens then", async () => {
  const office = open(aDomain(PROVED));
  answers(channelDomainRoutes.remove, () => {
    office.domains = [];
    return {};
  });
  await button(`${DOMAIN} entfernen`).click();
  await seen(asked.getByText(/führen ins Leere.*Meldungen und Fälle bleiben/));
  await look("domain-remove");
  await button("Entfernen", asked).click();
  await said("Domain entfernt");
  await gone(card);
});

test("what the server refuses is said in the dialog, and what was typed stays", async () => {
  open();
  answers(channelDomainRoutes.add, refused("DOMAIN_OF_SERVICE"));
  await button("Domain hinzufügen").click();
  await field("Domain", dialog).fill("app.melden.example");
  await button("Domain hinzufügen", dialog).click();
  await seen(dialog.getByText(/gehört zu diesem Dienst selbst/));
  await expect.element(field("Domain", dialog)).toHaveValue("app.melden.example");
});

test("where the operator takes none, nothing is offered; with three there is no room for another", async () => {
  open(...[1, 2, 3].map((n) => aDomain({ id: idOf(70 + n), domain: `${n}.firma.example` })));
  await seen(page.getByText("Mehr als 3 Domains je Meldekanal sind nicht möglich."));
  await gone(button("Domain hinzufügen"));
  answers(channelDomainRoutes.list, { target: null, domains: [] });
  mount(paths.channels);
  await seen(field("Link-Suffix"));
  await gone(page.getByRole("heading", { name: "Eigene Domain" }));
});
