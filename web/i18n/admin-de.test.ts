import fs from "node:fs";
import { expect, test } from "vitest";

test("no text of the application stands in two catalogues: the later one would silently take the other's place", () => {
  const files = fs.readdirSync(import.meta.dirname).filter((name) => /^admin-.*de\.ts$/.test(name));
  expect(files.length).toBeGreaterThan(5);
  const homes = new Map<string, string[]>();
  for (const file of files) {
    const source = fs.readFileSync(`${import.meta.dirname}/${file}`, "utf8");
    for (const [, key] of source.matchAll(/^ {2}"?([\w-]+)"?:/gm)) homes.set(key!, [...(homes.get(key!) ?? []), file]);
  }
  expect(homes.size).toBeGreaterThan(300);
  expect([...homes].filter(([, where]) => where.length > 1)).toEqual([]);
});
