import { channelQuestionRoutes, NO_QUESTIONS, type OwnQuestion, type VersionedQuestions } from "@hz/contract/channels/questions";
import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, loseAnswer, refused, sentTo, tell } from "../../../testing/answers.ts";
import { answerChannels, firstChannel } from "../../../testing/channels.ts";
import { look } from "../../../testing/look.ts";
import { mount } from "../../../testing/mount.tsx";
import { idOf } from "../../../testing/office.ts";
import { button, gone, said, seen } from "../../../testing/see.ts";
import { same } from "../../shared/queries/after-save.ts";

const save = button("Speichern");
const isOn = page.getByRole("checkbox", { name: "Fragen anbieten" });
const label = page.getByLabelText("Frage (Deutsch)");
const notice = page.getByRole("alert").filter({ hasText: "Ihre Änderungen stehen noch hier" });
const question = (words: string): OwnQuestion => ({ id: idOf(70), kind: "text", words: { de: { label: words, help: "", options: [] } } });

/** Opens the questions of a company with one of its own; `colleague` saves others there, unheard or with the news of it. */
async function open() {
  const office: { questions: VersionedQuestions } = { questions: { ...NO_QUESTIONS, own: [question("Welche Schicht?")], version: 4 } };
  const write = (change: Partial<VersionedQuestions>) =>
    (office.questions = { ...office.questions, ...change, version: office.questions.version + 1 });
  answerChannels(firstChannel());
  answers(channelQuestionRoutes.get, () => office.questions);
  answers(channelQuestionRoutes.save, ({ body: { seen: version, ...change } }) => {
    if (version === office.questions.version) return write(change as Partial<VersionedQuestions>);
    const isThere = same({ ...office.questions, ...change }, office.questions);
    return isThere ? office.questions : refused("QUESTIONS_CHANGED");
  });
  mount(`${paths.channels}?bereich=fragen`);
  await expect.element(label).toHaveValue("Welche Schicht?");
  return { office, colleague: write };
}

test("a save over a colleague's is refused, what was typed stays, and it is kept on purpose beside what is the colleague's", async () => {
  const { office, colleague } = await open();
  await label.fill("Welche Halle?");
  colleague({ isOn: true, own: [question("Welches Tor?")] });
  await save.click();
  await seen(page.getByText("Jemand hat die Fragen dieses Kanals inzwischen geändert."));
  await expect.element(notice).toBeVisible();
  await expect.poll(() => document.activeElement?.contains(notice.element())).toBe(true);
  await expect.element(label).toHaveValue("Welche Halle?");
  expect(office.questions.own).toEqual([question("Welches Tor?")]);
  await notice.getByText("Gespeicherte Fragen ansehen").click();
  await seen(notice.getByText("Welches Tor?"));
  await look("fragen-zugleich");
  await button("Meine Änderungen behalten", notice).click();
  await gone(notice);
  await expect.element(isOn).toHaveFocus();
  await expect.element(isOn).toBeChecked();
  await expect.element(label).toHaveValue("Welche Halle?");
  await save.click();
  await said("Fragen gespeichert");
  expect(office.questions).toMatchObject({ isOn: true, own: [{ words: { de: { label: "Welche Halle?" } } }], version: 6 });
  await gone(save);
});

test("the news is told before anything is sent, and the colleague's state can be taken", async () => {
  const { colleague } = await open();
  await label.fill("Welche Halle?");
  colleague({ isOn: true, own: [question("Welches Tor?")] });
  tell("channels-changed");
  await seen(notice);
  await button("Gespeicherte Fragen übernehmen", notice).click();
  await expect.element(label).toHaveValue("Welches Tor?");
  await expect.element(isOn).toBeChecked();
  expect(sentTo(channelQuestionRoutes.save)).toEqual([]);
  await gone(notice);
  await gone(save);
});

test("a save whose answer was lost is no colleague's", async () => {
  const { office } = await open();
  await label.fill("Welche Halle?");
  loseAnswer(channelQuestionRoutes.save);
  await save.click();
  await seen(page.getByText("Die Fragen konnten nicht gespeichert werden."));
  await expect.poll(() => office.questions.version).toBe(5);
  tell("channels-changed");
  await expect.poll(() => sentTo(channelQuestionRoutes.get).length).toBeGreaterThan(2);
  await gone(notice);
  await save.click();
  await said("Fragen gespeichert");
  expect(office.questions.version).toBe(5);
});
