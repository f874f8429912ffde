import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { openPortal } from "../../testing/portal.tsx";
import { fillForm, send } from "../../testing/portal-acts.ts";
import { opened, reportingOffice, takesReports } from "../../testing/reporting-office.ts";
import { button, field, gone, seen } from "../../testing/see.ts";
import { readDraft } from "../form/form-draft.ts";
import { portalDe } from "../../i18n/portal/de.ts";

const office = await reportingOffice();
const { channel } = office;
const list = () => page.getByRole("list", { name: "Ausgewählte Dateien" });
const audio = () => document.querySelector("audio");

function openForm() {
  const kept = takesReports(office);
  openPortal("form", { channel });
  return async () => opened(office, office.office, kept[0]!);
}
/** The device's microphone once `asked` is settled, which may refuse the first time; gives the tracks that were opened. */
function microphone(asked: Promise<void> = Promise.resolve()): MediaStreamTrack[] {
  const tracks: MediaStreamTrack[] = [];
  const { getUserMedia } = navigator.mediaDevices;
  let first = asked;
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    const now = first;
    first = Promise.resolve();
    await now;
    const stream = await getUserMedia.call(navigator.mediaDevices, wanted);
    tracks.push(...stream.getTracks());
    return stream;
  };
  onTestFinished(() => void (navigator.mediaDevices.getUserMedia = getUserMedia));
  return tracks;
}

async function record(): Promise<void> {
  await button("Sprachnachricht aufnehmen").click();
  await button("Aufnahme beginnen").click();
  await seen(page.getByRole("status").filter({ hasText: "Die Aufnahme läuft." }));
  await seen(page.getByRole("timer").filter({ hasText: "0:01 von 10:00" }));
}
async function recorded(): Promise<void> {
  await record();
  await button("Beenden und anhören").click();
  await seen(page.getByText("Sie können die Sprachnachricht jetzt anhören."));
}

test("a voice message is recorded, masked, agreed to and sent, without a word of description", async () => {
  const arrived = openForm();
  const tracks = microphone();
  await expect.element(button("Meldung absenden")).toBeEnabled();
  await field("Titel").fill("Gesprochen");
  await expect.element(field("Beschreibung")).toBeRequired();
  await recorded();
  expect(tracks.map(({ readyState }) => readyState)).toEqual(["ended"]);
  await expect.element(page.getByRole("radio", { name: "Stark verfremdet" })).toBeChecked();
  await button("Anhängen").click();
  await seen(page.getByRole("alert").filter({ hasText: portalDe["voice.consentMissing"] }));
  await page.getByRole("checkbox", { name: portalDe["voice.consent"] }).click();
  const { src } = audio()!;
  await button("Anhängen").click();
  await seen(list().getByText("Sprachnachricht.wav", { exact: true }));
  await seen(list().getByText("Keine unsichtbaren Angaben gefunden."));
  await expect.element(button("Sprachnachricht aufnehmen")).toHaveFocus();
  await expect.element(page.getByLabelText(/^Beschreibung/)).not.toBeRequired();
  // Where it was played from is there no more.
  await expect(fetch(src)).rejects.toThrow();
  await send();
  const { description, files } = await arrived();
  expect(description).toBe("Diese Meldung wurde gesprochen. Sie steht in der Datei „Sprachnachricht.wav“.");
  expect(files).toEqual([expect.objectContaining({ name: "Sprachnachricht.wav", type: "audio/wav", consent: portalDe["voice.consent"] })]);
});

test("a description that was written stays, and a second message has a name of its own", async () => {
  const arrived = openForm();
  await fillForm({ title: "Beides", description: "Auch geschrieben." });
  for (let n = 0; n < 2; n++) {
    await recorded();
    await page.getByRole("checkbox", { name: portalDe["voice.consent"] }).click();
    await button("Anhängen").click();
    await seen(button("Sprachnachricht aufnehmen"));
  }
  await send();
  const { description, files } = await arrived();
  expect([description, ...files.map(({ name }) => name)]).toEqual(["Auch geschrieben.", "Sprachnachricht.wav", "Sprachnachricht-2.wav"]);
});

test.each([
  ["NotAllowedError", "refused"],
  ["NotFoundError", "none"],
  ["NotReadableError", "taken"],
  ["TypeError", "broken"],
] as const)("after %s the page says what to do and which other ways there are", async (name, why) => {
  openForm();
  const refusal = Promise.reject(new DOMException("x", name));
  refusal.catch(() => undefined);
  microphone(refusal);
  await button("Sprachnachricht aufnehmen").click();
  await button("Aufnahme beginnen").click();
  const alert = page.getByRole("alert").filter({ hasText: portalDe[`voice.${why}`] });
  await seen(alert);
  for (const text of [portalDe[`voice.${why}Means`], portalDe["voice.otherWays"]]) await seen(alert.getByText(text));
  await button("Noch einmal versuchen").click();
  await seen(page.getByRole("timer").filter({ hasText: "0:01" }));
});

test("whoever cancels while the browser asks is not listened to when it allows it", async () => {
  openForm();
  let allow = (): void => undefined;
  const asked = new Promise<void>((resolve) => (allow = resolve));
  const tracks = microphone(asked);
  await button("Sprachnachricht aufnehmen").click();
  await button("Aufnahme beginnen").click();
  await seen(page.getByText(portalDe["voice.asking"]));
  await button("Abbrechen").click();
  await seen(button("Aufnahme beginnen"));
  allow();
  await expect.poll(() => tracks.map(({ readyState }) => readyState)).toEqual(["ended"]);
});

test("a recording can be paused, and a page that is hidden pauses it", async () => {
  openForm();
  const tracks = microphone();
  await record();
  await button("Anhalten").click();
  await seen(page.getByRole("status").filter({ hasText: "Die Aufnahme ist angehalten." }));
  expect(tracks[0]!.enabled).toBe(false);
  await button("Weiter aufnehmen").click();
  await seen(page.getByRole("status").filter({ hasText: "Die Aufnahme läuft." }));
  expect(tracks[0]!.enabled).toBe(true);
  Object.defineProperty(document, "hidden", { configurable: true, value: true });
  onTestFinished(() => void Reflect.deleteProperty(document, "hidden"));
  document.dispatchEvent(new Event("visibilitychange"));
  const stands = page.getByRole("status").filter({ hasText: "Die Aufnahme ist angehalten. Die Seite war verdeckt." });
  await seen(stands);
  expect(tracks[0]!.enabled).toBe(false);
  await button("Weiter aufnehmen").click();
  await seen(stands);
  expect(tracks[0]!.enabled).toBe(false);
});

test("a device that is unplugged ends the recording, and what was said is there", async () => {
  openForm();
  const tracks = microphone();
  await record();
  tracks[0]!.dispatchEvent(new Event("ended"));
  await seen(page.getByText(portalDe["voice.unplugged"]));
  await seen(page.getByText(portalDe["voice.ready"]));
});

test("what was spoken and not attached keeps the report from being sent", async () => {
  openForm();
  await fillForm({ title: "T", description: "D" });
  await recorded();
  await button("Meldung absenden").click();
  await seen(page.getByRole("alert").filter({ hasText: portalDe["voice.unattached"] }));
  await button("Verwerfen").click();
  await button("Ja, verwerfen").click();
  await seen(button("Sprachnachricht aufnehmen"));
  expect(audio()).toBeNull();
  await send();
});

test("the quick exit turns the microphone off in the click, before another page is there", async () => {
  openForm();
  const tracks = microphone();
  await record();
  const seenBy: string[] = [];
  // Behind what the recorder hears, and before the page is left.
  const stay = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    seenBy.push(tracks[0]!.readyState);
  };
  document.addEventListener("click", stay, { capture: true });
  onTestFinished(() => document.removeEventListener("click", stay, { capture: true }));
  document.querySelector<HTMLElement>('a[href^="https://www.dwd.de"]')!.click();
  expect(seenBy).toEqual(["ended"]);
  await seen(button("Aufnahme beginnen"));
});

test("nothing of what was spoken is kept in the tab", async () => {
  openForm();
  await fillForm({ title: "T", description: "D" });
  await recorded();
  const { fields } = readDraft(document.querySelector("form")!, [])!;
  expect(Object.keys(fields)).toEqual(["reportType", "title", "description"]);
  // The page is put aside: whoever comes back to it finds no sound.
  dispatchEvent(new Event("pagehide"));
  await seen(button("Aufnahme beginnen"));
  expect(audio()).toBeNull();
  expect([localStorage.length, (await indexedDB.databases()).length, (await caches.keys()).length]).toEqual([0, 0, 0]);
});

test("a channel without files has no voice messages, nor has a browser that cannot record", async () => {
  openPortal("form", { channel: { ...channel, settings: { ...channel.settings, allowFiles: false } } });
  await expect.element(button("Meldung absenden")).toBeEnabled();
  await gone(button("Sprachnachricht aufnehmen"));
  Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: undefined });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "mediaDevices"));
  openPortal("form", { channel });
  await expect.element(button("Meldung absenden")).toBeEnabled();
  await gone(button("Sprachnachricht aufnehmen"));
});
