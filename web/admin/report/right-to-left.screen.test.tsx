import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCase, showCase } from "../../testing/answer-case.ts";
import { aCase } from "../../testing/case.ts";
import { gone, seen } from "../../testing/see.ts";

const TITLE = "فواتير من Kern.";
const ARABIC = "رأيت الفاتورة RE-1.";
const GERMAN = "Danke.";

/** Where letters stand that are in an element's text. */
function letters(element: Element, wanted: string): DOMRect {
  const node = element.firstChild!;
  const range = document.createRange();
  const at = node.textContent!.indexOf(wanted);
  range.setStart(node, at);
  range.setEnd(node, at + wanted.length);
  return range.getBoundingClientRect();
}

test("what was written in Arabic is read from the right, a German line in it from the left, and an answer as it is typed", async () => {
  const kept = await aCase({ title: TITLE, description: `${ARABIC}\n${GERMAN}` });
  answerCase(kept);
  await showCase(kept, TITLE);
  const title = document.querySelector("h1")!;
  expect(letters(title, ".").right).toBeLessThanOrEqual(letters(title, "Kern").left);
  const text = document.querySelector("[data-part=description]")!;
  const place = text.getBoundingClientRect();
  expect(letters(text, "رأيت").right).toBeCloseTo(place.right, 0);
  expect(letters(text, "Danke").left).toBeCloseTo(place.left, 0);
  expect(letters(text, ".").right).toBeLessThanOrEqual(letters(text, "RE").left);

  const answer = page.getByLabelText("Nachricht an die hinweisgebende Person");
  await seen(answer);
  const direction = () => getComputedStyle(answer.element()).direction;
  expect(direction()).toBe("ltr");
  await answer.fill("شكرا، RE-1.");
  expect(direction()).toBe("rtl");
  await answer.fill("Danke, RE-1.");
  expect(direction()).toBe("ltr");
  await gone(page.getByText("Titel nicht lesbar"));
});
