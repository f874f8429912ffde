import { expect, test } from "vitest";
import { zipNames } from "./zip-names.ts";

test("names are safe on every system", () => {
  expect(zipNames(["a/b\\c:d?.pdf", "CON.pdf", "..  .png", " .txt", "Bericht. ", "programm.exe", ""])).toEqual([
    "a_b_c_d_.pdf",
    "_CON.pdf",
    "png.bin",
    "txt.bin",
    "Bericht.bin",
    "programm.exe.bin",
    "Datei.bin",
  ]);
});

test("no two are the same, not even where large and small letters are one", () => {
  expect(zipNames(["Bild.jpg", "bild.JPG", "Bild.jpg", "Bild (2).jpg"])).toEqual([
    "Bild.jpg",
    "bild (2).JPG",
    "Bild (3).jpg",
    "Bild (2) (2).jpg",
  ]);
});

test("long names keep their ending, and whole signs", () => {
  const [name] = zipNames([`${"😀".repeat(300)}.pdf`]);
  expect(name).toBe(`${"😀".repeat(120)}.pdf`);
});
