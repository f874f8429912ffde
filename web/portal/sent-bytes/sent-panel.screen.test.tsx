import { reportRoutes } from "@hz/contract/reports/reports";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { answers } from "../../testing/answers.ts";
import { look, PHONE } from "../../testing/look.ts";
import { openPortal } from "../../testing/portal.tsx";
import { fillForm, receipt, textFile } from "../../testing/portal-acts.ts";
import { reportingOffice, takesReports } from "../../testing/reporting-office.ts";
import { button, field, gone, seen } from "../../testing/see.ts";
import sentStyle from "../../styles/sent-bytes.css?inline";
import { portalOf } from "../portal-context.tsx";
import { textsOfPage } from "../texts-of-page.ts";
import { showSentBytes } from "./show-sent-bytes.tsx";

const office = await reportingOffice();
const panel = page.getByRole("complementary", { name: "Was der Server sieht" });
const requests = panel.getByRole("listitem");
const search = panel.getByRole("searchbox", { name: "Suchen Sie Ihren Text in den gesendeten Bytes" });
const live = panel.getByRole("status").first();
const STORY = "Schwarzarbeit auf der Baustelle am Hafen";

/** Opens the form of a demo with what stands beside it. */
function openDemo() {
  const { fetch } = window;
  takesReports(office);
  openPortal("form", { channel: office.channel });
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = sentStyle;
  showSentBytes(document.querySelector<HTMLElement>("#root")!, portalOf(office.channel, "de", textsOfPage("form", "de", { isDemo: true })));
  onTestFinished(() => {
    window.fetch = fetch;
    for (const one of [style, document.querySelector("aside")!]) one.remove();
  });
}

async function report() {
  await fillForm({ title: STORY, description: "Es wird nichts angemeldet.", files: [textFile("Lohnliste.txt", "Kaufmann 17 Euro")] });
  await seen(panel.getByText(/Sie haben \d+ Wörter mit fünf oder mehr Buchstaben geschrieben/));
  await seen(panel.getByText("Noch nichts. Was Sie schreiben, bleibt in Ihrem Browser"));
  await button("Meldung absenden").click();
  await receipt();
}

test("every request stands there with its bytes, and nothing of what was typed is found in them", async () => {
  openDemo();
  await report();
  await expect
    .poll(() => requests.elements().map((one) => one.querySelector("strong")?.textContent))
    .toEqual(["Verschlüsselte Meldung", "Verschlüsseltes Stück einer Datei"]);
  await seen(panel.getByText("Keines davon ist in dem zu lesen, was gesendet wurde."));
  for (const typed of ["Schwarzarbeit", "Lohnliste", "Kaufmann"]) {
    await search.fill(typed);
    await seen(panel.getByText(`„${typed}“ steht nicht darin. Durchsucht: 2 Anfragen.`));
  }
  await search.fill("MUSTER");
  await seen(panel.getByText("„MUSTER“ steht in 2 Anfragen:"));

  await panel.getByText("Verschlüsselte Meldung", { exact: true }).click();
  await seen(panel.getByText("POST /api/portal/submit"));
  await seen(panel.getByText(/"linkSuffix": "muster"/));
  await panel.getByRole("radio", { name: "Als Bytes (hexadezimal)" }).click();
  await seen(panel.getByText(/^7b 22 6c 69 6e 6b 53 75\s+\{"linkSu/));
  await look("what leaves the browser", { whole: true });
});

test("what the server has to know is named as what can be read", async () => {
  openDemo();
  answers(reportRoutes.updateNotification, {});
  await report();
  await page.getByLabelText("E-Mail").first().fill("hinweis@beispielhaus.example");
  await button(/speichern/i)
    .last()
    .click();
  await seen(panel.getByText("E-Mail-Adresse für Benachrichtigungen", { exact: true }));
  await seen(panel.getByText("Darin zu lesen: hinweis, beispielhaus, example").first());
});

test("on a phone it is one line below the form until it is asked for", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  openDemo();
  const title = panel.getByRole("button", { name: "Was der Server sieht" });
  await expect.element(title).toHaveAttribute("aria-expanded", "false");
  await expect.element(field("Titel")).toBeVisible();
  await gone(search);
  // Folded, it does not speak into what somebody types.
  await fetch("/");
  await seen(panel.getByText(/^1 Anfrage/));
  expect(live.element().textContent).toBe("");
  await title.click();
  await expect.element(search).toBeVisible();
  expect(live.element().textContent).toMatch(/^Gesendet: /);
});
