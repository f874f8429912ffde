import { billingRoutes, type PaymentWay } from "@hz/contract/billing/billing";
import { paths } from "@hz/contract/paths";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answers, holdNext, refused, sentTo } from "../../testing/answers.ts";
import { asPage, cardFrame } from "../../testing/card-frame.ts";
import { look } from "../../testing/look.ts";
import { arrive } from "../../testing/mount.tsx";
import { button, field, gone, seen } from "../../testing/see.ts";

const start = button("7-tägige kostenlose Testphase starten");
const alert = (text: string) => page.getByRole("alert").filter({ hasText: text }).first();
const unreachable = alert("Der Zahlungsanbieter ist nicht erreichbar");
const silence = alert("Das Kartenfeld antwortet nicht. Es wurde nichts abgebucht");
const declined = alert("Ihre Karte wurde abgelehnt");
const retry = button("Erneut versuchen");

afterEach(() => void vi.useRealTimers());

type Field = Window & { tell: (word: object) => void; wasAsked?: number };
const inFrame = () => document.querySelector<HTMLIFrameElement>("iframe[title=Kreditkarte]")!.contentWindow as Field;

/** Opens the sign-up with a card field that stands there, in test mode unless there is a provider; its cards are all refused. */
function open(frame: string, publishableKey: string | null = null, paymentWays: PaymentWay[] = ["card"]): void {
  answers(billingRoutes.facts, { publishableKey, frame, paymentWays });
  answers(billingRoutes.signUp, refused("CARD_DECLINED"));
  arrive(`${paths.trial}?groesse=251-1000`);
}
async function fill(): Promise<void> {
  await field("Vorname").fill("Olga");
  await field("Nachname").fill("Ordner");
  await field("E-Mail-Adresse").fill("olga.ordner@werk.example");
  await field("Firmenname").fill("Werk GmbH");
  await field("Straße und Hausnummer").fill("Hauptstraße 1");
  await field("Postleitzahl").fill("50667");
  await field("Ort").fill("Köln");
  for (const label of ["Passwort", "Passwort bestätigen"]) await field(label).fill("Neun Reiher am Fluss");
}
const cards = () => sentTo(billingRoutes.signUp).map(({ body }) => body.paymentMethodId);

test("what is missing is said in the words of the form, and what the plan costs", async () => {
  open(cardFrame(""));
  await seen(page.getByRole("heading", { level: 1, name: "Starten Sie Ihre 7-tägige kostenlose Testphase" }));
  await seen(page.getByText("Testmodus", { exact: true }));
  await expect.element(start).toBeEnabled();
  await start.click();
  for (const text of [
    "Vorname ist erforderlich",
    "Nachname ist erforderlich",
    "Ungültige E-Mail-Adresse",
    "Bitte geben Sie Straße und Hausnummer an",
  ])
    await seen(page.getByText(text));
  await expect.element(field("Vorname")).toHaveFocus();
  await look("trial");
  await field("Unternehmensgröße").selectOptions("101-250");
  const plan = page.getByRole("region", { name: "Ihr Plan" });
  await expect.element(plan).toMatchTextContent(/199 €\/Monat/);
  await expect.element(plan).toMatchTextContent(/Abgerechnet wird jeden Monat\./);
  await expect.element(plan).toMatchTextContent(/Auswertungen und Jahresbericht/);
  await seen(page.getByText("236,81 €"));
  await seen(page.getByText(/^Erste Abbuchung am \d/));
  await gone(page.getByText(/^Die Preise in dieser Liste/));
  await page.getByLabelText(/^jährlich/).click();
  await expect.element(plan).toMatchTextContent(/1\.910\s€\/Jahr.*einmal im Jahr: 1\.910\s€ für zwölf Monate/);
  await seen(
    page.getByText(/^Die Preise in dieser Liste gelten bei monatlicher Zahlung\. Sie haben jährlich gewählt: 1\.910\s€ im Jahr\.$/),
  );
});

test.each<[PaymentWay[], string | null]>([
  [["card"], null],
  [["card", "invoice"], "Später auch auf Rechnung, unter „Abrechnung“"],
  [["card", "sepa_debit", "invoice"], "Später auch per SEPA-Lastschrift oder auf Rechnung, unter „Abrechnung“"],
])("where one may pay by %j, the trial says how one pays later", async (ways, said) => {
  open(cardFrame(""), null, ways);
  const plan = page.getByRole("region", { name: "Ihr Plan" });
  await expect.element(plan).toMatchTextContent(/Testmodus: ohne Zahlungsanbieter/);
  if (said) await seen(plan.getByText(said));
  else await expect.element(plan).not.toMatchTextContent(/Später auch/);
});

test("the payment provider does not come: the button stays closed and the page says why, what was typed stays; each try asks for the frame anew", async () => {
  open(cardFrame("", `tell({ type: "unavailable" })`), "pk_live_x");
  await field("Vorname").fill("Olga");
  await seen(unreachable);
  await expect.element(start).toBeDisabled();
  await seen(page.getByText("Der Knopf wird frei, sobald das Kartenfeld bereit ist."));
  await gone(page.getByText("Testmodus", { exact: true }));
  await seen(page.getByText("Sichere Zahlung über den Zahlungsanbieter Stripe"));
  const size = field("Unternehmensgröße").element() as HTMLSelectElement;
  expect(size.selectedOptions[0]!.textContent).toMatch(/^251–1\.000 Beschäftigte – 299\s€\/Monat$/);
  await look("trial-without-provider");
  const before = document.querySelector("iframe");
  await retry.click();
  await expect.poll(() => document.querySelector("iframe") !== before).toBe(true);
  await seen(unreachable);
  await expect.element(field("Vorname")).toHaveValue("Olga");
});

test("a frame that does not answer is said to be out of reach; what was typed stays, and the next try finds it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const later = JSON.stringify(cardFrame(""));
  open(
    asPage(`<!doctype html><p>Nichts<script>
    if (sessionStorage.getItem("wasHere")) location.replace(${later} + location.hash);
    sessionStorage.setItem("wasHere", "yes");
  </script>`),
  );
  while (!document.querySelector("iframe[title=Kreditkarte]")) await vi.advanceTimersByTimeAsync(10);
  await vi.advanceTimersByTimeAsync(12_000);
  vi.useRealTimers();
  await seen(unreachable);
  await field("Vorname").fill("Olga");
  await expect.element(start).toBeDisabled();
  await retry.click();
  await expect.element(start).toBeEnabled();
  await gone(unreachable);
  await expect.element(field("Vorname")).toHaveValue("Olga");
});

test("a frame that answers with something else is cut off: nothing is sent, and the form stays", async () => {
  open(cardFrame(`tell({ type: "made", asked, paymentMethodId: "<b>pm</b>" })`));
  await fill();
  await start.click();
  await seen(silence);
  await seen(retry);
  await expect.element(field("Nachname")).toHaveValue("Ordner");
  expect(cards()).toEqual([]);
});

/** Says nothing to the first question, and to the second what answers both. */
const ONLY_THE_SECOND = `
  if (!window.wasAsked) { window.wasAsked = asked; return; }
  tell({ type: "made", asked: window.wasAsked, paymentMethodId: "pm_first" });
  tell({ type: "made", asked, paymentMethodId: "pm_second" });`;

test("a frame that is ready and never answers the question is given up: nothing is sent, what was typed stays, the next try works", async () => {
  open(cardFrame(ONLY_THE_SECOND));
  await fill();
  await expect.element(start).toBeEnabled();
  // Before the question, whose patience is measured.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  (start.element() as HTMLButtonElement).click();
  while (!inFrame().wasAsked) await vi.advanceTimersByTimeAsync(10);
  await vi.advanceTimersByTimeAsync(30_000);
  // A slow provider is waited for.
  expect(silence.elements()).toEqual([]);
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  await seen(silence);
  await expect.element(field("Nachname")).toHaveValue("Ordner");
  expect(cards()).toEqual([]);

  // An answer to what was asked first comes too late and finds nobody.
  await start.click();
  await seen(declined);
  expect(cards()).toEqual(["pm_second"]);
});

test("a frame that answers twice, and enter pressed again while it is sent, make one sign-up", async () => {
  open(cardFrame(`for (const id of ["pm_once", "pm_twice"]) tell({ type: "made", asked, paymentMethodId: id }); tell({ type: "enter" })`));
  await fill();
  await expect.element(start).toBeEnabled();
  const held = holdNext(billingRoutes.signUp);
  for (let times = 0; times < 2; times++) inFrame().tell({ type: "enter" });
  await held.sent;
  // What the frame has said is heard in its order.
  inFrame().tell({ type: "height", px: 77 });
  await expect.poll(() => document.querySelector<HTMLIFrameElement>("iframe[title=Kreditkarte]")!.style.height).toBe("77px");
  held.letGo();
  await seen(declined);
  expect(cards()).toEqual(["pm_once"]);
});
