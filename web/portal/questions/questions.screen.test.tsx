import { channelQuestionRoutes, type ChannelQuestions, NO_QUESTIONS } from "@hz/contract/channels/questions";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, refused, sentTo } from "../../testing/answers.ts";
import { questions as de } from "@hz/contract/texts/de/questions";
import { questions as en } from "@hz/contract/texts/en/questions";
import { look } from "../../testing/look.ts";
import { openPortal, servesPage } from "../../testing/portal.tsx";
import { fillForm, receipt } from "../../testing/portal-acts.ts";
import { opened, reportingOffice, takesReports } from "../../testing/reporting-office.ts";
import { button, field, gone, seen } from "../../testing/see.ts";

const office = await reportingOffice();
const channel = { ...office.channel, asks: true as const };
const WRITTEN = { title: "Rechnungen doppelt bezahlt", description: "Zwei Rechnungen." };
const QUESTIONS: ChannelQuestions = {
  isOn: true,
  house: { evidence: { isOff: true, labels: {} } },
  own: [
    {
      id: "00000000-0000-4000-8000-000000000001",
      kind: "choice",
      words: { de: { label: "Welche Schicht war das?", help: "Wenn Sie es wissen.", options: ["Früh", "Spät"] } },
    },
    { id: "00000000-0000-4000-8000-000000000002", kind: "date", words: { de: { label: "Letzter Tag?", help: "", options: [] } } },
  ],
};
const PAGE = { name: "x", content: { type: "doc" as const, content: [] } };
const where = { label: de["questions.where"] };
const reported = {
  label: de["questions.reported"],
  more: de["questions.reported.more"],
  options: [1, 2, 3].map((at) => de[`questions.reported.${at as 1 | 2 | 3}`]),
};
const block = page.getByText("Fragen, die helfen");

function openForm(asks = true): ReturnType<typeof takesReports> {
  const taken = takesReports(office);
  openPortal("form", { channel: asks ? channel : office.channel });
  return taken;
}
const kept = () => Object.values({ ...sessionStorage }).join();

test("questions stand folded under the form, say that nobody has to answer, and their answers go sealed with the report", async () => {
  answers(channelQuestionRoutes.portal, QUESTIONS);
  const taken = openForm();
  await fillForm(WRITTEN);
  await seen(block);
  await expect.element(page.getByLabelText(where.label)).not.toBeVisible();
  await block.click();
  await seen(page.getByText("Keine dieser Fragen müssen Sie beantworten."));
  await look("questions");
  await gone(page.getByLabelText(de["questions.evidence"]));
  await page.getByLabelText(where.label).fill("Lager 3");
  await page.getByLabelText(reported.label).selectOptions("Ja, im Unternehmen");
  await page.getByLabelText(reported.more).fill("Der Teamleitung");
  await page.getByLabelText("Welche Schicht war das?").selectOptions("Spät");
  await page.getByLabelText("Letzter Tag?").fill("2026-03-05");
  await button("Meldung absenden").click();
  await receipt();
  const { answers: said } = await opened(office, office.office, taken[0]!);
  expect(said).toBe(
    [
      `${where.label}\nLager 3`,
      `${reported.label}\nJa, im Unternehmen\nDer Teamleitung`,
      "Welche Schicht war das?\nSpät",
      "Letzter Tag?\n5. März 2026",
    ].join("\n\n"),
  );
  expect(JSON.stringify(taken)).not.toContain("Lager");
});

test("a channel that asks nothing loads no questions, and a report without answers is sent as before", async () => {
  const taken = openForm(false);
  await fillForm(WRITTEN);
  await seen(page.getByText("Ich bitte um ein persönliches Gespräch."));
  await gone(block);
  await button("Meldung absenden").click();
  await receipt();
  expect(sentTo(channelQuestionRoutes.portal)).toEqual([]);
  expect((await opened(office, office.office, taken[0]!)).answers).toBe("");
});

test("where no question is answered, or none comes, the report is sent without", async () => {
  answers(channelQuestionRoutes.portal, QUESTIONS);
  const taken = openForm();
  await fillForm(WRITTEN);
  await seen(block);
  await button("Meldung absenden").click();
  await receipt();
  answers(channelQuestionRoutes.portal, refused("UNEXPECTED"));
  const again = openForm();
  await fillForm(WRITTEN);
  await seen(page.getByText("Die Fragen ließen sich nicht laden.", { exact: false }));
  await button("Meldung absenden").click();
  await receipt();
  for (const sent of [taken[0]!, again[0]!]) expect((await opened(office, office.office, sent)).answers).toBe("");
});

test("answers are there again after a reload, also where nobody unfolds them, and are sent", async () => {
  answers(channelQuestionRoutes.portal, QUESTIONS);
  openForm();
  await fillForm(WRITTEN);
  await block.click();
  await page.getByLabelText(where.label).fill("Lager 3");
  const before = kept();
  await page.getByLabelText("Welche Schicht war das?").selectOptions("Spät");
  await expect.poll(kept).not.toBe(before);
  const taken = openForm();
  await seen(page.getByText("Ihr Entwurf ist wieder da."));
  await seen(block);
  await expect.element(page.getByLabelText(where.label)).toHaveValue("Lager 3");
  await button("Meldung absenden").click();
  await receipt();
  expect((await opened(office, office.office, taken[0]!)).answers).toBe(`${where.label}\nLager 3\n\nWelche Schicht war das?\nSpät`);
});

test("a choice whose options the office has changed meanwhile is not sent as another one", async () => {
  answers(channelQuestionRoutes.portal, QUESTIONS);
  openForm();
  await fillForm(WRITTEN);
  await block.click();
  await page.getByLabelText(where.label).fill("Lager 3");
  const before = kept();
  await page.getByLabelText("Welche Schicht war das?").selectOptions("Spät");
  await expect.poll(kept).not.toBe(before);
  const [shift, day] = QUESTIONS.own;
  const comeBackTo = async (options: string[]) => {
    const words = { de: { ...shift!.words.de!, options } };
    answers(channelQuestionRoutes.portal, { ...QUESTIONS, own: [{ ...shift!, words }, day!] });
    const taken = openForm();
    await seen(block);
    await block.click();
    await expect.element(page.getByLabelText(where.label)).toHaveValue("Lager 3");
    return taken;
  };
  const choice = page.getByLabelText("Welche Schicht war das?");
  await comeBackTo(["Nacht", "Früh", "Spät"]);
  await expect.element(choice).toHaveDisplayValue("Spät");
  const goneNow = page.getByText("Ihre Auswahl bei „Welche Schicht war das?“ gibt es nicht mehr.", { exact: false });
  await gone(goneNow);
  const taken = await comeBackTo(["Nacht", "Abend"]);
  await expect.element(choice).toHaveDisplayValue("Keine Angabe");
  await seen(goneNow);
  await button("Meldung absenden").click();
  await receipt();
  expect((await opened(office, office.office, taken[0]!)).answers).toBe(`${where.label}\nLager 3`);
});

test("what of a draft was changed before the questions come stays changed", async () => {
  answers(channelQuestionRoutes.portal, QUESTIONS);
  openForm();
  await fillForm(WRITTEN);
  await block.click();
  const before = kept();
  await page.getByLabelText(where.label).fill("Lager 3");
  await expect.poll(kept).not.toBe(before);
  const asked = Promise.withResolvers<void>();
  answers(channelQuestionRoutes.portal, async () => (await asked.promise, QUESTIONS));
  openForm();
  await seen(page.getByText("Ihr Entwurf ist wieder da."));
  await field("Beschreibung").fill("Es waren drei.");
  asked.resolve();
  await seen(block);
  await expect.element(page.getByLabelText(where.label)).toHaveValue("Lager 3");
  await expect.element(field("Beschreibung")).toHaveValue("Es waren drei.");
});

afterEach(() => void Object.assign(document.documentElement, { lang: "de", dir: "" }));

test("in another language the questions are others and the answers the same; what has no words in it stays as it is", async () => {
  answers(channelQuestionRoutes.portal, QUESTIONS);
  const spoken = { ...channel, languages: { de: PAGE, en: PAGE }, defaultLanguage: "de" as const };
  servesPage("form", { en: { channel: spoken } });
  const taken = takesReports(office);
  openPortal("form", { channel: spoken, fragment: office.fragment });
  await fillForm(WRITTEN);
  await block.click();
  await page.getByLabelText(where.label).fill("Lager 3");
  await page.getByLabelText("Welche Schicht war das?").selectOptions("Früh");
  await page.getByCss(".languages summary").click();
  await page.getByRole("link", { name: "English", exact: true }).click();
  await expect.element(page.getByLabelText(en["questions.where"])).toHaveValue("Lager 3");
  expect(page.getByText("Welche Schicht war das?").element().closest("[lang]")?.getAttribute("lang")).toBe("de");
  await button("Send report").click();
  await expect.poll(() => taken).toHaveLength(1);
  expect((await opened(office, office.office, taken[0]!)).answers).toBe(
    `${en["questions.where"]}\nLager 3\n\nWelche Schicht war das?\nFrüh`,
  );
});

test("what an answer tells of its writer is said as of the description", async () => {
  answers(channelQuestionRoutes.portal, QUESTIONS);
  openForm();
  await fillForm(WRITTEN);
  await block.click();
  await gone(page.getByText("Das könnte verraten, wer Sie sind"));
  await page.getByLabelText(where.label).fill("Mein Name ist Ida Kern");
  await seen(page.getByText("Name: Ida Kern"));
});

test("where the questions do not come it is said, the draft keeps its answers, and a second try brings both", async () => {
  answers(channelQuestionRoutes.portal, QUESTIONS);
  openForm();
  await fillForm(WRITTEN);
  await block.click();
  await page.getByLabelText(where.label).fill("Lager 3");
  const before = kept();
  await page.getByLabelText("Welche Schicht war das?").selectOptions("Spät");
  await expect.poll(kept).not.toBe(before);

  answers(channelQuestionRoutes.portal, refused("UNEXPECTED"));
  openForm();
  const alert = page.getByRole("alert").filter({ hasText: "Die Fragen ließen sich nicht laden." });
  await seen(alert);
  const without = kept();
  await field("Titel").fill("Anderer Titel");
  await expect.poll(kept).not.toBe(without);

  openForm();
  await seen(alert);
  await look("questions-failed");
  const tries = sentTo(channelQuestionRoutes.portal).length;
  await button("Erneut versuchen").click();
  await expect.poll(() => sentTo(channelQuestionRoutes.portal).length).toBe(tries + 1);
  await seen(alert);
  await expect.element(button("Erneut versuchen")).toHaveFocus();
  answers(channelQuestionRoutes.portal, QUESTIONS);
  await button("Erneut versuchen").click();
  await expect.element(page.getByLabelText(where.label)).toHaveValue("Lager 3");
  await expect.poll(() => document.activeElement?.textContent).toBe("Fragen, die helfen");
  await gone(alert);
});

test("questions that were switched off meanwhile are not asked", async () => {
  answers(channelQuestionRoutes.portal, NO_QUESTIONS);
  openForm();
  await fillForm(WRITTEN);
  await seen(page.getByText("Ich bitte um ein persönliches Gespräch."));
  await expect.poll(() => sentTo(channelQuestionRoutes.portal)).toHaveLength(1);
  await gone(block);
  await expect.element(field("Titel")).toHaveValue(WRITTEN.title);
});
