import { channelQuestionRoutes, NO_QUESTIONS, type VersionedQuestions } from "@hz/contract/channels/questions";
import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, refused, sentTo } from "../../../testing/answers.ts";
import { answerChannels, firstChannel } from "../../../testing/channels.ts";
import { look } from "../../../testing/look.ts";
import { mount } from "../../../testing/mount.tsx";
import { button, gone, said, seen } from "../../../testing/see.ts";

const PATH = `${paths.channels}?bereich=fragen`;
const save = button("Speichern");
const asked = page.getByRole("alertdialog");
const box = (name: string) => page.getByRole("checkbox", { name });

/** Opens the questions of a company that keeps what is saved of them; gives what it holds. */
function open(given: Partial<VersionedQuestions> = {}) {
  const office = { questions: { ...NO_QUESTIONS, version: 0, ...given } };
  answerChannels(firstChannel());
  answers(channelQuestionRoutes.get, () => office.questions);
  answers(channelQuestionRoutes.save, ({ body }) => {
    const { seen: version, ...change } = body;
    const { version: now, ...before } = office.questions;
    const after = { ...before, ...change } as typeof before;
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      if (version !== now) return refused("QUESTIONS_CHANGED");
      office.questions = { ...after, version: now + 1 };
    }
    return office.questions;
  });
  mount(PATH);
  return office;
}

test("questions are switched on, one is left out, one worded anew, and leaving asks first", async () => {
  const office = open();
  await expect.element(box("Fragen anbieten")).not.toBeChecked();
  await box("Fragen anbieten").click();
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await button("Hier bleiben", asked).click();
  await box("Wann war das?").click();
  const where = page.getByRole("listitem").filter({ hasText: "Wo war das?" });
  await where.getByLabelText("Eigener Wortlaut (Deutsch)").fill("In welcher Halle?");
  await look("fragen");
  await save.click();
  await said("Fragen gespeichert");
  await gone(save);
  expect(office.questions).toEqual({
    isOn: true,
    house: { when: { isOff: true, labels: {} }, where: { isOff: false, labels: { de: "In welcher Halle?" } } },
    own: [],
    version: 1,
  });
  expect(sentTo(channelQuestionRoutes.save).map(({ body }) => Object.keys(body))).toEqual([["isOn", "house", "seen"]]);
});

test("the office adds questions, is told what is wrong with them, and puts them in order", async () => {
  const office = open({ isOn: true });
  await button("Frage hinzufügen").click();
  const first = page.getByRole("group", { name: "Eigene Frage 1" });
  await first.getByLabelText("Art der Antwort").selectOptions("Auswahl");
  await first.getByLabelText("Antworten (Deutsch)").fill("Früh");
  await save.click();
  await seen(first.getByText("Bitte geben Sie auch die Frage ein."));
  await first.getByLabelText("Frage (Deutsch)").fill("Welche Schicht?");
  await save.click();
  await seen(first.getByText("Mindestens 2 Antworten"));
  expect(sentTo(channelQuestionRoutes.save)).toEqual([]);
  await first.getByLabelText("Antworten (Deutsch)").fill("Früh\nSpät");
  await button("Frage hinzufügen").click();
  const second = page.getByRole("group", { name: "Eigene Frage 2" });
  await second.getByLabelText("Frage (Deutsch)").fill("Welche Halle?");
  await second.getByLabelText("Frage (Englisch)").fill("Which hall?");
  await look("fragen-eigene");
  await button("Frage 2 nach oben").click();
  await save.click();
  await said("Fragen gespeichert");
  expect(office.questions.own.map(({ kind, words }) => [kind, words.de?.label, words.en?.label, words.de?.options])).toEqual([
    ["text", "Welche Halle?", "Which hall?", []],
    ["choice", "Welche Schicht?", undefined, ["Früh", "Spät"]],
  ]);
  await button("Frage 1 entfernen").click();
  await save.click();
  await gone(save);
  expect(office.questions.own.map(({ words }) => words.de?.label)).toEqual(["Welche Schicht?"]);
});

const question = (at: number) => ({
  id: `00000000-0000-4000-8000-00000000001${at}`,
  kind: "text" as const,
  words: { de: { label: `Frage ${at}`, help: "", options: [] } },
});

test("a question that is removed can be brought back until it is saved, and the focus stays where one is", async () => {
  const office = open({ isOn: true, own: [question(1), question(2), question(3)] });
  const undo = button("Rückgängig");
  const shown = () =>
    page
      .getByLabelText("Frage (Deutsch)")
      .elements()
      .map((one) => (one as HTMLInputElement).value);
  await button("Frage 2 entfernen").click();
  await expect.poll(shown).toEqual(["Frage 1", "Frage 3"]);
  await expect.element(page.getByRole("group", { name: "Eigene Frage 2" })).toHaveFocus();
  await seen(page.getByText("Frage 2 ist entfernt."));
  await button("Frage 2 entfernen").click();
  await expect.element(button("Frage hinzufügen")).toHaveFocus();
  await look("fragen-entfernt");
  await undo.click();
  await expect.poll(shown).toEqual(["Frage 1", "Frage 3"]);
  await undo.click();
  await expect.poll(shown).toEqual(["Frage 1", "Frage 2", "Frage 3"]);
  await gone(undo);
  await gone(save);

  await button("Frage 1 entfernen").click();
  await button("Abbrechen").click();
  await expect.poll(shown).toEqual(["Frage 1", "Frage 2", "Frage 3"]);
  await gone(undo);
  await button("Frage 1 entfernen").click();
  await save.click();
  await said("Fragen gespeichert");
  await gone(undo);
  expect(office.questions.own.map(({ id }) => id)).toEqual([question(2).id, question(3).id]);
});

test("whoever saves questions that are not offered is told that the form does not show them", async () => {
  open({ own: [question(1)] });
  const notShown = page.getByText("Im Formular stehen sie nicht, solange „Fragen anbieten“ aus ist.");
  await page.getByLabelText("Frage (Deutsch)").fill("Welche Halle?");
  await save.click();
  await said("Fragen gespeichert");
  await seen(notShown);
  await box("Fragen anbieten").click();
  await save.click();
  await gone(notShown);
  await said("Fragen gespeichert");
});

test("ten own questions are the most", async () => {
  open({ own: Array.from({ length: 10 }, (_, at) => question(at)) });
  await seen(page.getByText("Mehr als 10 eigene Fragen gehen nicht."));
  await gone(button("Frage hinzufügen"));
  await button("Frage 10 entfernen").click();
  await seen(button("Frage hinzufügen"));
});
