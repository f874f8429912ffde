import { unnamedOperator } from "@hz/contract/account/operator";
import { PAYMENT_WAYS } from "@hz/contract/billing/billing";
import { exportRoutes } from "@hz/contract/reports/exports";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import frozen from "../../../crypto/samples/hz1-evidence.json" with { type: "json" };
import { answers, holdNext, offline, refused, sentTo } from "../../testing/answers.ts";
import { field, gone, seen } from "../../testing/see.ts";
import { checkFiles } from "./check-files.ts";
import { CheckPage } from "./check-page.tsx";

const { check } = exportRoutes;
const place = document.createElement("div");
const said = () => page.getByRole("status");
const fileOf = (name: string, ...content: BlobPart[]) => new File(content, name);
const proof = (change: (file: typeof frozen) => unknown = () => null) => {
  const file = structuredClone(frozen);
  change(file);
  return fileOf("Beleg.json", JSON.stringify(file));
};
const pdf = (name = "Fall-HZ-1.pdf") => fileOf(name, "%PDF-1.7 ", name);

beforeEach(() => {
  const facts = { demoSuffix: null, hasDemos: false, operator: unnamedOperator(""), paymentWays: PAYMENT_WAYS, publicUrl: location.origin };
  place.innerHTML = renderToStaticMarkup(<CheckPage.Body {...facts} />);
  document.body.append(place);
  checkFiles(place.querySelector("#check")!);
});
afterEach(() => place.remove());

const carrying = (files: readonly File[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return dataTransfer;
};
function choose(...files: File[]): void {
  const input = field("Dateien auswählen").element() as HTMLInputElement;
  input.files = carrying(files).files;
  input.dispatchEvent(new Event("change"));
}
/** What is said of each file, by its name. */
const lines = () =>
  [...place.querySelectorAll<HTMLElement>("[role=status] [data-one]")].map((one) => one.innerText.split(/\n+/).slice(0, 2));

test("one field takes evidence and exports, says which it is, and sends of evidence nothing", async () => {
  choose(proof());
  await seen(said().getByText("Gültig"));
  await seen(said().getByText(frozen.text.text));
  await seen(said().getByText("Der Text in der Datei ist der Wortlaut dieser Meldung."));
  choose(proof(({ evidence }) => (evidence.receivedOn = "2026-11-26")));
  await seen(said().getByText("Verändert", { exact: true }));
  await gone(said().getByText("Gültig"));
  expect(sentTo(check)).toEqual([]);

  answers(check, { found: { at: "2026-11-21T13:05:00.000Z", company: "Muster AG" } });
  choose(pdf());
  await seen(said().getByText(/aus der Meldestelle von Muster AG exportiert und ist seitdem unverändert/));
  expect(sentTo(check).map(({ body }) => Object.keys(body))).toEqual([["sha256"]]);
  answers(check, { found: null });
  choose(pdf());
  await seen(said().getByText("Unbekannt"));
  await gone(said().getByText("Unverändert"));
});

test("of what the house cannot check nothing is said to be altered, and nothing is sent", async () => {
  choose(
    fileOf("leer.json"),
    fileOf("foto.png", "\u0089PNG"),
    fileOf("Fall-HZ-1.zip", "PK\u0003\u0004"),
    fileOf("fall.json", '{"format":"hinweiszentrale-fall"}'),
    fileOf("Beleg.json", "Hallo"),
    fileOf("Beleg.json", JSON.stringify(frozen).slice(0, 300)),
  );
  await expect.poll(lines).toEqual([
    ["leer.json", "Leer"],
    ["foto.png", "Andere Datei"],
    ["Fall-HZ-1.zip", "Ein ZIP"],
    ["fall.json", "Kein Nachweis"],
    ["Beleg.json", "Andere Datei"],
    ["Beleg.json", "Nicht lesbar"],
  ]);
  // "Hallo", as its sender's PDF would name it.
  await seen(said().getByText("753692ec36adb4c794c973945eb2a99c1649703ea6f76bf259abb4fb838e013e"));
  expect(sentTo(check)).toEqual([]);
});

test("what is dropped anywhere on the page is checked; a PDF beyond the limit is not read, and a film has no hash", async () => {
  const large = pdf("groß.pdf");
  const film = fileOf("film.mp4", "ftyp");
  for (const file of [large, film]) Object.defineProperty(file, "size", { value: 200 * 1024 * 1024 + 1 });
  const dropped = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: carrying([proof()]) });
  Object.defineProperty(dropped.dataTransfer, "files", { value: [proof(), large, film] });
  place.querySelector("h1")!.dispatchEvent(dropped);
  expect(dropped.defaultPrevented).toBe(true);
  await expect.poll(lines).toEqual([
    ["Beleg.json", "Gültig"],
    ["groß.pdf", "Zu groß"],
    ["film.mp4", "Andere Datei"],
  ]);
  expect(said().element().textContent).not.toContain("undefined");
  await expect.element(said().getByText(/Lag sie mit einem PDF/)).not.toBeVisible();
});

test("where the service does not answer or asks to wait, that is said and not that a file is unknown", async () => {
  answers(check, () => offline);
  choose(pdf());
  await seen(said().getByText("Nicht geprüft"));
  answers(check, refused("TOO_MANY_TRIES"));
  choose(pdf());
  await seen(said().getByText("Bitte warten"));
});

test("a slow answer does not speak of the file chosen after it", async () => {
  answers(check, { found: null });
  const held = holdNext(check);
  choose(pdf("erste.pdf"));
  await held.sent;
  choose(proof());
  await seen(said().getByText("Gültig"));
  held.letGo();
  await expect.poll(lines).toEqual([["Beleg.json", "Gültig"]]);
  await gone(said().getByText("erste.pdf"));
});
