import { expect, test } from "vitest";
import { MAX_FILE_BYTES, MAX_FILES } from "@hz/contract/limits";
import { checkFiles } from "./check-files.ts";

const file = (name: string, size = 1) => ({ name, size });

test.each(["Beleg.pdf", "BELEG.PDF", "Αναφορά «τελική».docx", `"quoted" 'name'.jpeg`, `${"ä".repeat(125)}.txt`, "archiv.tar.mov"])(
  "%s is taken",
  (name) => {
    expect(checkFiles(0, [file(name)]).accepted).toHaveLength(1);
  },
);

test.each(["IMG_0412.HEIC", "bild.heif", "bild.webp", "liste.xlsx", "folien.pptx", "brief.odt", "liste.ods", "mail.eml", "mail.msg"])(
  "%s, as phones and offices save it, is taken",
  (name) => {
    expect(checkFiles(0, [file(name)]).accepted).toHaveLength(1);
  },
);
test.each(["aufnahme.m4a", "aufnahme.mp3", "aufnahme.ogg", "notiz.txt", "liste.csv", "ordner.zip"])("%s is taken", (name) => {
  expect(checkFiles(0, [file(name)]).accepted).toHaveLength(1);
});

test.each([
  "makro.xlsm",
  "makro.docm",
  "ordner.rar",
  "rechnung.exe",
  "ohne-endung",
  "bild.svg",
  "seite.html",
  "pdf",
  "trick.pdf.exe",
  "trick.pdf ",
  "",
])("%s is refused by its type", (name) => {
  expect(checkFiles(0, [file(name)]).refused.type).toHaveLength(1);
});

test("a file of exactly 100 MB is taken, one byte more is not", () => {
  const exact = file("a.mp4", MAX_FILE_BYTES);
  const large = file("b.mp4", MAX_FILE_BYTES + 1);
  const { accepted, refused } = checkFiles(0, [exact, large]);
  expect(accepted).toEqual([exact]);
  expect(refused["too-large"]).toEqual([large]);
});

test("an empty file is refused as empty", () => {
  expect(checkFiles(0, [file("leer.txt", 0)]).refused.empty).toHaveLength(1);
});

test("the files that are already there count", () => {
  const { accepted, refused } = checkFiles(MAX_FILES - 1, [file("a.pdf"), file("b.pdf"), file("c.exe")]);
  expect(accepted).toEqual([file("a.pdf")]);
  expect(refused["too-many"]).toEqual([file("b.pdf")]);
  expect(refused.type).toEqual([file("c.exe")]);
});
