import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** What is drawn on the portal's pages, or is on its way to them: the editor of its texts too. */
const SHEETS = ["portal", "sent-bytes.css", "editor.css"].flatMap((name) => {
  const place = path.join(import.meta.dirname, "..", name);
  return fs.statSync(place).isDirectory() ? fs.readdirSync(place).map((file) => path.join(place, file)) : [place];
});

/** Names of one side, and four lengths of which the second and the fourth differ. */
const ONE_SIDE = /(?:^|[\s;{-])(?:left|right)\s*[:-]|:\s*(?:left|right)\b/;
const FOUR = /(?<name>margin|padding|inset|border-width|border-style|border-color|border-radius):\s*(?<values>[^;(]+);/g;

/** Where a side is meant, whichever way the language runs. */
const MEANT: Record<string, string> = {
  "border-width: 0 2px 2px 0": "an arrow, turned by 45 degrees: it points down either way",
};

test("the portal's style knows no left and no right", () => {
  const found = SHEETS.filter((file) => file.endsWith(".css")).flatMap((file) => {
    const css = fs.readFileSync(file, "utf8").replace(/\/\*[^]*?\*\//g, "");
    const sides = css.split("\n").filter((line) => ONE_SIDE.test(line));
    const lengths = [...css.matchAll(FOUR)].flatMap(({ groups }) => {
      const { name, values } = groups as { name: string; values: string };
      const [, right, , left] = values.trim().split(/\s+/);
      return left !== undefined && left !== right ? [`${name}: ${values.trim()}`] : [];
    });
    return [...sides.map((line) => line.trim()), ...lengths].map((what) => ({ file: path.basename(file), what }));
  });
  expect(found.filter(({ what }) => !Object.hasOwn(MEANT, what))).toEqual([]);
  expect(Object.keys(MEANT).filter((what) => !found.some((one) => one.what === what))).toEqual([]);
});
