import { channelRoutes } from "@hz/contract/channels/channels";
import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, offline, refused, sentTo } from "../../../testing/answers.ts";
import { answerChannels, firstChannel } from "../../../testing/channels.ts";
import { look, DESKTOP, PHONE } from "../../../testing/look.ts";
import { mount } from "../../../testing/mount.tsx";
import { saved } from "../../../testing/saved.ts";
import { button, field, gone, said, seen } from "../../../testing/see.ts";

const part = page.getByRole("group", { name: "Ausschnitt" });
const alert = page.getByRole("alert");
const color = field("Markenfarbe");
const choose = (file: File) => page.getByLabelText("Bilddatei für das Logo").upload(file);

async function png(name: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d");
  return new File([await canvas.convertToBlob()], name, { type: "image/png" });
}

test("what is no logo is said at once, or by the server; what was chosen stays", async () => {
  answerChannels(firstChannel());
  answers(channelRoutes.setLogo, refused("LOGO_DAMAGED"));
  mount(`${paths.channels}?bereich=design`);
  const huge = await png("riesig.png", 6000, 4001);
  // No sentence comes twice in a row: each is seen to come.
  for (const [file, text] of [
    [new File([new Uint8Array(2 * 1024 * 1024 + 1)], "gross.png", { type: "image/png" }), /Die Datei darf maximal 2MB groß sein\./],
    [
      new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "bild.svg", { type: "image/svg+xml" }),
      /Bitte wählen Sie eine Bilddatei aus\./,
    ],
    [huge, /Das Bild hat zu viele Bildpunkte, höchstens 24 Millionen sind möglich\./],
    [new File(["Kein Bild"], "text.png", { type: "image/png" }), /Bitte wählen Sie eine Bilddatei aus\./],
    [huge, /Das Bild hat zu viele Bildpunkte, höchstens 24 Millionen sind möglich\./],
    [new File([], "leer.png", { type: "image/png" }), /Bitte wählen Sie eine Bilddatei aus\./],
  ] as const) {
    await choose(file);
    await expect.element(alert).toMatchTextContent(text);
    await gone(part);
  }
  // A browser shows what there is of half a picture.
  const whole = await png("ganz.png", 900, 900);
  await choose(new File([whole.slice(0, whole.size - 40)], "halb.png", { type: "image/png" }));
  await button("Speichern").click();
  await expect.element(alert).toMatchTextContent(/Das Bild ist beschädigt oder unvollständig\. Bitte wählen Sie eine andere Datei\./);
  await seen(part);
  expect(sentTo(channelRoutes.setLogo)[0]!.query).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  await button("Abbrechen").click();
  await gone(part);
});

test("a colour that is none is said; one that does not get through stays typed", async () => {
  answerChannels(firstChannel());
  answers(channelRoutes.update, offline);
  mount(`${paths.channels}?bereich=design`);
  await color.fill("rot");
  await seen(page.getByText("Bitte geben Sie eine Farbe wie #0b5a4b ein."));
  await expect.element(button("Speichern")).toBeDisabled();
  await color.fill("#336699");
  await button("Speichern").click();
  await seen(page.getByText(/^Das Design konnte nicht gespeichert werden\. Verbindungsfehler/));
  await expect.element(color).toHaveValue("#336699");
});

test("a chosen picture and a colour that is corrected are shown before they are saved; QR code and poster are there to print", async () => {
  const picture = await png("logo.png", 800, 200);
  const logo = { address: URL.createObjectURL(picture), width: 96, height: 24 };
  const [channel] = answerChannels(firstChannel({ companyName: "Müßig & Söhne AG" })).channels;
  answers(channelRoutes.setLogo, () => {
    channel!.settings.logo = logo;
    return structuredClone(channel!);
  });
  mount(`${paths.channels}?bereich=design`);
  await expect.element(button("Speichern")).toBeDisabled();
  await choose(picture);
  await page.getByRole("radio", { name: "Mittel (2:1)" }).click();
  await color.fill("#ffdd00");
  await seen(page.getByRole("status").getByText("Damit alle alles lesen können"));
  await seen(page.getByText(/^Schaltflächen im hellen Farbschema: #[0-9a-f]{6}$/));
  await look("meldekanal-design");
  await button("Speichern").click();
  await said("Design gespeichert");
  await expect.element(page.getByRole("img", { name: "Ihr Logo" })).toHaveAttribute("width", "96");

  await button("QR-Code").click();
  const svg = await saved(() => button("Als SVG laden").click());
  expect(svg.name).toBe("QR-Code-muster.svg");
  expect(svg.text).toContain("<svg");
  const code = await saved(() => button("Als PNG laden").click());
  expect(code.name).toBe("QR-Code-muster.png");
  expect(code.text.slice(1, 4)).toBe("PNG");
  expect(new DataView(code.bytes.buffer).getUint32(16)).toBeGreaterThanOrEqual(1024);
  await look("meldekanal-qr", { sizes: [PHONE] });
  await button("Schließen").click();
  await button("Aushang").click();
  await look("meldekanal-aushang", { sizes: [DESKTOP] });
  const poster = await saved(() => button("Als PDF laden").click());
  expect(poster.name).toBe("Aushang-muster-de.pdf");
  expect(poster.text.startsWith("%PDF-1.7")).toBe(true);
  for (const piece of ["/MarkInfo", "/StructTreeRoot", "Müßig &#38; Söhne AG: Missstände melden", "/Subtype /Image"])
    expect(poster.text).toContain(piece);
});
