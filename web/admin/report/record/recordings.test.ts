import { expect, test } from "vitest";
import { recordingsOf } from "./recordings.ts";

type Args = Parameters<typeof recordingsOf>;
const file = (id: string) => ({ id, sealedSize: 1, partCount: 1 });
const named = (id: string) => ({ id, name: "a.mp3", type: "", size: 1 });
const consent = { name: "Kim", at: "2026-11-01T10:00:00Z", wording: "Ja." };

test("recordings of the entry and later ones count as long as they are stored; other files of either never do", () => {
  const said = { entry: { recordings: ["first", "gone"] }, files: ["first", "gone", "letter"].map(named) };
  const message = (files: string[], stored: string[], recording?: typeof consent) => ({
    content: { files: files.map(named), ...(recording && { recording }) },
    message: { files: stored.map(file) },
  });
  const thread = [
    message(["second", "lost"], ["second"], consent),
    message(["photo"], ["photo"]),
    { content: null, message: { files: [] } },
  ];
  const given = [{ files: ["first", "letter"].map(file) }, { content: said }, thread] as unknown as Args;
  expect(recordingsOf(...given)).toEqual(["first", "second"]);
});
