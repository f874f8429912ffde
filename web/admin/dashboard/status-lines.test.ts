import { expect, test } from "vitest";
import { statusLines } from "./status-lines.ts";

const fine = { channels: { active: 2, total: 3 }, mail: { isSent: true, failed: 0 }, jobs: { lateMinutes: 0 } };
const keys = { waiting: "nothing", isCompared: true } as const;
const troubles = (status: Parameters<typeof statusLines>[0], held: Parameters<typeof statusLines>[1] = keys) =>
  statusLines(status, held)
    .filter(({ isFine }) => !isFine)
    .map(({ text }) => text);

test("where all is well every line says so, with the true figures", () => {
  expect(troubles(fine)).toEqual([]);
  expect(statusLines(fine, keys)[0]).toMatchObject({ label: "Meldekanäle", text: "2 von 3 online" });
});

test.each([
  ["no channel", { ...fine, channels: { active: 0, total: 1 } }, keys, /Kein Meldekanal/],
  ["mails that fail", { ...fine, mail: { isSent: true, failed: 1 } }, keys, /^Eine E-Mail konnte/],
  ["several", { ...fine, mail: { isSent: false, failed: 12 } }, keys, /^12 E-Mails konnten/],
  ["no mail server", { ...fine, mail: { isSent: false, failed: 0 } }, keys, /Postfach/],
  ["late work", { ...fine, jobs: { lateMinutes: 10 } }, keys, /seit 10 Minuten/],
  ["keys that are missing", fine, { waiting: "some", isCompared: true } as const, /fehlen/],
  ["keys nobody compared", fine, { waiting: "nothing", isCompared: false } as const, /verglichen/],
])("%s is said on the one line that it concerns", (_, status, held, text) => {
  expect(troubles(status, held)).toEqual([expect.stringMatching(text)]);
});

test("work that is late by a few minutes is only busy", () => {
  expect(troubles({ ...fine, jobs: { lateMinutes: 9 } })).toEqual([]);
});
