import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paths } from "@hz/contract/paths";
import { BROWSER, FAKE_MICROPHONE, FIREFOX } from "../../scripts/test-browser.ts";
import { fundamentalOf } from "../../web/vault/voice/fundamental.ts";
import { encodeWav, VOICE_RATE } from "../../web/vault/voice/wav.ts";
import { signIn } from "../helpers/by-contract.ts";
import { copyChannelAddress, openReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { expect, PHONE, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { hasSoundCard, soundCard } from "../helpers/sound-card.ts";
import { downloaded, openCase, openForm, send } from "../helpers/reporter.ts";

const SPOKEN_HZ = 180;
/** Somebody who says a syllable four times a second, always in the same pitch. */
const speech = Float32Array.from({ length: 10 * VOICE_RATE }, (_, n) => {
  const swing = Math.max(0, Math.sin((2 * Math.PI * 4 * n) / VOICE_RATE)) ** 0.5;
  return swing * [1, 2, 3, 4, 5, 6].reduce((sum, k) => sum + (0.2 / k) * Math.sin((2 * Math.PI * SPOKEN_HZ * k * n) / VOICE_RATE), 0);
});
const folder = mkdtempSync(join(tmpdir(), "speech-"));
const file = join(folder, "speech.wav");
writeFileSync(file, encodeWav(speech));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
test.skip(({ browserName }) => browserName === "firefox" && !hasSoundCard, "without a sound card Firefox records nothing");
test.use({
  launchOptions: async ({ browserName }, use) => {
    if (browserName === "chromium")
      return use({ ...BROWSER, args: [...BROWSER.args, ...FAKE_MICROPHONE, `--use-file-for-fake-audio-capture=${file}`] });
    const { env, remove } = await soundCard(file);
    // Its question stands outside of the page, where no journey can answer.
    const firefoxUserPrefs = { ...FIREFOX.firefoxUserPrefs, "media.navigator.permission.disabled": true };
    await use({ ...FIREFOX, firefoxUserPrefs, env: { ...process.env, ...env } });
    await remove();
  },
});

/** The sound of a WAV file of ours. */
function soundOf(bytes: Buffer): Float32Array {
  return Float32Array.from({ length: (bytes.length - 44) / 2 }, (_, n) => bytes.readInt16LE(44 + 2 * n) / 0x7fff);
}
const tones = (hz: number) => 12 * Math.log2(hz / SPOKEN_HZ);

test("a report that was spoken is recorded, masked and listened to, and the office plays it in another pitch", async ({ person }, info) => {
  const handler = await person();
  const desk = handler.page;
  await signIn(desk, DEMO, null);
  const address = await copyChannelAddress(handler);
  const { page: portal } = await person({ permissions: ["microphone"] });
  const said = (text: string) => portal.getByRole("status").filter({ hasText: text });

  await openForm(portal, address);
  await portal.getByLabel("Titel").fill("Gesprochene Meldung");
  await portal.getByRole("button", { name: "Sprachnachricht aufnehmen" }).click();
  await look(portal, "voice-lead", info);
  await portal.getByRole("button", { name: "Aufnahme beginnen" }).click();
  await expect(portal.getByRole("timer")).toHaveText("0:03 von 10:00");
  await look(portal, "voice-running", info, { sizes: [PHONE] });
  await portal.getByRole("button", { name: "Beenden und anhören" }).click();
  await expect(said("Sie können die Sprachnachricht jetzt anhören.")).toBeVisible();
  await portal.getByText("Leicht verfremdet").click();
  await expect(said("Sie können die Sprachnachricht jetzt anhören.")).toBeVisible();
  const audio = portal.locator("audio");
  await audio.evaluate((one: HTMLAudioElement) => one.play());
  await expect.poll(() => audio.evaluate((one: HTMLAudioElement) => one.currentTime)).toBeGreaterThan(0.2);
  await look(portal, "voice-ready", info);
  await portal.getByRole("checkbox", { name: "Ich willige ein" }).check();
  await portal.getByRole("button", { name: "Anhängen", exact: true }).click();
  const receipt = await send(portal);

  await desk.goto(paths.reports);
  await openReport(desk, "Gesprochene Meldung");
  await expect(desk.getByText("Diese Meldung wurde gesprochen. Sie steht in der Datei „Sprachnachricht.wav“.")).toBeVisible();
  await expect(desk.getByText("Einwilligung: „Ich willige ein, dass meine Sprachnachricht aufgezeichnet wird")).toBeVisible();
  const wav = await downloaded(desk, () => desk.getByRole("button", { name: "Sprachnachricht.wav herunterladen" }).click());
  expect(wav.name).toBe("Sprachnachricht.wav");
  const sound = soundOf(wav.bytes);
  expect(sound.length).toBeGreaterThan(3 * VOICE_RATE);
  expect(tones(fundamentalOf(sound)!)).toBeCloseTo(-3, 0);
  await desk.getByRole("button", { name: "Sprachnachricht.wav ansehen" }).click();
  const player = desk.getByRole("dialog", { name: "Sprachnachricht.wav" }).frameLocator("iframe").locator("audio");
  await expect.poll(() => player.evaluate((one: HTMLAudioElement) => one.duration)).toBeCloseTo(sound.length / VOICE_RATE, 1);

  // The same in the case, and Escape twice while the microphone is open.
  const { page: later } = await person({ permissions: ["microphone"] });
  await later.goto(address);
  await openCase(later, receipt.password, receipt.caseNumber);
  await later.getByText("Dateien beifügen", { exact: true }).click();
  await later.getByRole("button", { name: "Sprachnachricht aufnehmen" }).click();
  await later.evaluate(() => {
    const { getUserMedia } = navigator.mediaDevices;
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await getUserMedia.call(navigator.mediaDevices, wanted);
      // Told behind the page's own hearers of the key, which turn the microphone off.
      addEventListener("keydown", () => console.info(`microphone ${stream.getTracks()[0]!.readyState}`));
      return stream;
    };
  });
  const told: string[] = [];
  later.on("console", (message) => void (message.text().startsWith("microphone") && told.push(message.text())));
  // The next page does not come yet: the microphone must be off before it does.
  let come = (): void => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  await later.route("https://www.dwd.de/", async (route) => {
    await held;
    await route.fulfill({ body: "Wetter" });
  });
  await later.getByRole("button", { name: "Aufnahme beginnen" }).click();
  await expect(later.getByRole("timer")).toHaveText("0:01 von 10:00");
  await later.keyboard.press("Escape");
  await later.keyboard.press("Escape");
  await expect.poll(() => told).toEqual(["microphone live", "microphone ended"]);
  come();
  await expect(later.getByText("Wetter")).toBeVisible();
});
