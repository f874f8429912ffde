import { expect, test } from "vitest";
import { answersIn, answersText } from "./answers.ts";

test("what was asked and answered is one text, and comes apart as it was put together", () => {
  const given = [
    { question: "Wann war das?", answer: "Im März" },
    { question: "Wo?", answer: "Lager 3\nRampe" },
  ];
  expect(answersText(given)).toBe("Wann war das?\nIm März\n\nWo?\nLager 3\nRampe");
  expect(answersIn(answersText(given))).toEqual(given);
});

test("no answer takes another's place: empty lines go, a question is one line, and what is empty is left out", () => {
  const given = [
    { question: " Wer weiß\ndavon? ", answer: "Eine Kollegin\r\n\r\n \n\nund ein Kollege  " },
    { question: "Wo?", answer: " \n " },
    { question: "Wann?", answer: "Gestern" },
  ];
  expect(answersIn(answersText(given))).toEqual([
    { question: "Wer weiß davon?", answer: "Eine Kollegin\nund ein Kollege" },
    { question: "Wann?", answer: "Gestern" },
  ]);
  expect(answersText([])).toBe("");
});

test("what a redaction has run together is shown as it is left", () => {
  expect(answersIn("Wann?\nIm █████\nRampe\n\nWo?\nHier")).toEqual([
    { question: "Wann?", answer: "Im █████\nRampe" },
    { question: "Wo?", answer: "Hier" },
  ]);
  expect(answersIn("█████")).toEqual([{ question: "█████", answer: "" }]);
});
