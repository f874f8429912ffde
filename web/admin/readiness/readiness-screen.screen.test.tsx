import { type Drill, type Readiness, readinessRoutes } from "@hz/contract/account/readiness";
import {
  deputyCheck,
  drillCheck,
  externalCheck,
  keysCheck,
  linksCheck,
  mailCheck,
  standInCheck,
  textsCheck,
  trainingCheck,
} from "@hz/contract/account/readiness-rules";
import { paths } from "@hz/contract/paths";
import { addDays, addMonths, berlinDay } from "@hz/contract/procedure/deadlines";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, refused, sentTo } from "../../testing/answers.ts";
import { look } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { idOf } from "../../testing/office.ts";
import { saved } from "../../testing/saved.ts";
import { button, field, gone, seen } from "../../testing/see.ts";

const NAME = "Interne Meldestelle";
const dialog = page.getByRole("dialog");
const shared = page.getByCss("section").filter({ has: page.getByRole("heading", { level: 2, name: "Für alle Meldekanäle" }) });
/** A day as the pages write it. */
const written = (day: string) => new Date(day).toLocaleDateString("de-DE", { dateStyle: "long", timeZone: "UTC" });

/** Opens the page of a new company, which keeps what is mended, and whose one drill is given. */
function open({ drill }: { drill?: Partial<Drill> } = {}): void {
  const now = new Date();
  const office = { reviewedAt: null as Date | null, confirmedAt: null as Date | null, day: null as string | null, title: "" };
  const begun = { receivedAt: now.toISOString(), mailedAt: now.toISOString(), openedAt: null, acknowledgedAt: null, answeredAt: null };
  const drills: Drill[] = drill
    ? [
        {
          id: idOf(50),
          channelId: idOf(20),
          startedBy: idOf(1),
          startedAt: now.toISOString(),
          isConfirmedByChannel: true,
          ...begun,
          result: "running",
          isReadable: true,
          ...drill,
        },
      ]
    : [];
  const dateOf = (at: string | null) => (at === null ? null : new Date(at));
  const facts = drills.map((one) => ({
    startedAt: now,
    receivedAt: dateOf(one.receivedAt),
    mailedAt: dateOf(one.mailedAt),
    openedAt: dateOf(one.openedAt),
    acknowledgedAt: dateOf(one.acknowledgedAt),
    answeredAt: dateOf(one.answeredAt),
    isGone: false,
  }));
  answers(readinessRoutes.get, (): Readiness => {
    const own = [
      keysCheck([{ name: NAME, holders: 1, hasEmergencyKey: false, isInvited: false, isHeld: false }]),
      linksCheck(null),
      deputyCheck([{ name: NAME, signedIn: [now] }], now),
      standInCheck(null),
      textsCheck([]),
      drillCheck(facts, now),
    ];
    const all = [
      mailCheck({ failed: 0, isSent: false, confirmedAt: office.confirmedAt }, now),
      trainingCheck([office.day], now),
      externalCheck(office.reviewedAt, now),
    ];
    return {
      at: now.toISOString(),
      company: "Bereit & Co. KG",
      checks: all,
      channels: [{ id: idOf(20), name: "Meldekanal 1", linkSuffix: "bereit", light: "check", checks: own, drills }],
      people: [{ userId: idOf(1), name: "Berta Bereit", day: office.day, title: office.title }],
    };
  });
  answers(readinessRoutes.keys, { seesAll: false, hasEmergencyKey: false, keys: [], people: [] });
  answers(readinessRoutes.reviewExternal, () => ((office.reviewedAt = now), {}));
  answers(readinessRoutes.saveTraining, ({ body }) => (Object.assign(office, body), {}));
  answers(readinessRoutes.sendTestMail, {});
  answers(readinessRoutes.confirmTestMail, ({ body: { code } }) =>
    code === "123456" ? ((office.confirmedAt = now), {}) : refused("TEST_CODE_WRONG"),
  );
  answers(readinessRoutes.recordExport, {});
  mount(paths.readiness);
}

test("why a new account is not ready is said, reason by reason", async () => {
  open();
  for (const reason of [
    /hat nur eine Person\./,
    /kann nur eine Person Meldungen bearbeiten/,
    /^Es gab noch keine Probemeldung/,
    /^Für 1 Person ist keine Schulung eingetragen/,
    /^Noch hat niemand geprüft/,
  ])
    await seen(page.getByText(reason));
  await look("readiness-new");
  await button("Heute geprüft", shared).click();
  await seen(shared.getByText(/^Die Angaben zu den externen Meldestellen wurden am .* geprüft\.$/));
});

test("§ 15 (2): a training is entered with a day that is whole and not to come, and can be taken back", async () => {
  open();
  const trained = addDays(berlinDay(new Date()), -30);
  const ask = () => button("Schulung von Berta Bereit eintragen").click();
  const save = () => button("Schulung speichern", dialog).click();
  const day = field("Tag der Schulung", dialog);
  await ask();
  await day.fill(trained);
  await dialog.getByLabelText("Titel der Schulung").fill("Grundkurs Hinweisgeberschutz");
  await look("readiness-training");
  await day.fill("2199-02-03");
  await save();
  await seen(dialog.getByText(/^Dieser Tag liegt in der Zukunft/));
  // Half a date is none, and takes nothing back.
  await day.fill("");
  await save();
  await seen(dialog.getByText("Bitte geben Sie den Tag vollständig an."));
  await look("readiness-training-half");
  expect(sentTo(readinessRoutes.saveTraining)).toEqual([]);
  await day.fill(trained);
  await save();
  const until = addMonths(trained, 24);
  await seen(page.getByText(`${written(trained)} · Grundkurs Hinweisgeberschutz, gültig bis ${written(until)}`));
  await seen(shared.getByText("Für 1 Person ist eine gültige Schulung eingetragen."));
  await ask();
  await look("readiness-training-back");
  await button("Eintrag zurücknehmen", dialog).click();
  await seen(shared.getByText(/^Für 1 Person ist keine Schulung eingetragen/));
});

test("a test mail's code is asked for; a wrong one stays to be corrected", async () => {
  open();
  await button("Testmail an mich senden", shared).click();
  const code = field("Code aus der E-Mail", dialog);
  await code.fill("12");
  await button("E-Mail ist angekommen", dialog).click();
  await seen(dialog.getByText(/Dieser Code steht in keiner Testmail/));
  await code.fill("123456");
  await button("E-Mail ist angekommen", dialog).click();
  await gone(dialog);
  // This installation keeps its mails.
  await seen(shared.getByText(/bleiben im Postfach dieser Installation/));
});

test("a drill that runs leads to its case; one that only its starter answered is told as such; the proof is a file, which is kept", async () => {
  open({ drill: {} });
  await seen(page.getByText("Läuft", { exact: true }));
  await expect.element(page.getByRole("link", { name: "Zum Fall" })).toHaveAttribute("href", paths.report(idOf(50)));
  await button("Probemeldung senden").click();
  await look("readiness-drill");

  open({ drill: { answeredAt: new Date().toISOString(), result: "alone" } });
  await seen(page.getByText("Nur von der startenden Person bestätigt", { exact: true }));
  await seen(page.getByText(/^Die Probemeldung vom .* wurde nur von der startenden Person bestätigt oder beantwortet\./));
  await look("readiness-passed");
  const proof = await saved(() => button("Nachweis als PDF").click());
  expect(proof.name).toMatch(/^betriebsbereitschaft-\d{4}-\d\d-\d\d\.pdf$/);
  expect(proof.text.slice(0, 8)).toBe("%PDF-1.7");
  expect(sentTo(readinessRoutes.recordExport)).toHaveLength(1);
});
