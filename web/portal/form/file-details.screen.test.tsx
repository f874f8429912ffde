import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPortal } from "../../testing/portal.tsx";
import { choose, fillForm, send, textFile } from "../../testing/portal-acts.ts";
import { opened, reportingOffice, takesReports } from "../../testing/reporting-office.ts";
import { button, seen } from "../../testing/see.ts";
import { tellingJpeg } from "../../testing/telling-files.ts";
import { cleanFile } from "../../vault/files/clean/clean-file.ts";

const office = await reportingOffice();
const { channel } = office;
const photo = (name = "Halle.jpg") => new File([tellingJpeg()], name, { type: "image/jpeg" });
const cleanSize = (await cleanFile(photo(), () => import("../../vault/files/clean/pdf.ts"))).file!.size;
const line = (name: string) => page.getByRole("list", { name: "Ausgewählte Dateien" }).getByRole("listitem").filter({ hasText: name });

function openForm() {
  const kept = takesReports(office);
  openPortal("form", { channel });
  return async () => (await opened(office, office.office, kept[0]!)).files.map(({ name, size }) => [name, size]);
}

test("a photo is sent without its place and device, and the list says what was removed", async () => {
  const arrived = openForm();
  await fillForm({ title: "Foto", description: "Siehe Foto.", files: [photo(), textFile("Notiz.txt")] });
  const removed = line("Halle.jpg").getByText(/^Entfernt: Aufnahmeort, Gerät, Namen/);
  await seen(removed);
  await removed.click();
  await seen(line("Halle.jpg").getByText("Aufnahmeort: 52.5200° N, 13.4100° E"));
  await seen(line("Notiz.txt").getByText(/^Dateien dieser Art können hier nicht bereinigt werden\./));
  const said = page.getByRole("status").filter({ hasText: "Halle.jpg: Entfernt: Aufnahmeort" });
  await expect.element(said).toMatchTextContent(/Notiz\.txt: Dateien dieser Art können hier nicht bereinigt werden/);
  await send();
  expect(await arrived()).toEqual([
    ["Halle.jpg", cleanSize],
    ["Notiz.txt", 6],
  ]);
});

test("who wants it sends the original, file by file", async () => {
  const arrived = openForm();
  await fillForm({ title: "Fotos", description: "Siehe Fotos.", files: [photo("a.jpg"), photo("b.jpg")] });
  await line("b.jpg").getByRole("group", { name: "Wie soll b.jpg gesendet werden?" }).getByLabelText("Original senden").click();
  await seen(line("b.jpg").getByText(/^Nicht entfernt: Aufnahmeort/));
  await seen(line("a.jpg").getByText(/^Entfernt: Aufnahmeort/));
  await send();
  expect(await arrived()).toEqual([
    ["a.jpg", cleanSize],
    ["b.jpg", photo().size],
  ]);
});

test("nothing is sent while a file is being checked", async () => {
  openForm();
  await fillForm({ title: "Foto", description: "Siehe Foto." });
  const slow = photo();
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  Object.defineProperty(slow, "slice", {
    value: (...range: [number, number]) => {
      const piece = File.prototype.slice.apply(slow, range);
      return Object.defineProperty(piece, "arrayBuffer", { value: () => held.then(() => Blob.prototype.arrayBuffer.call(piece)) });
    },
  });
  choose(slow);
  await seen(line("Halle.jpg").getByText("Wird geprüft …"));
  await expect.element(button("Dateien werden geprüft …")).toBeDisabled();
  go();
  await seen(line("Halle.jpg").getByText(/^Entfernt: /));
  await expect.element(button("Meldung absenden")).toBeEnabled();
});
