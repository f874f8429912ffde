import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("../docs/decisions", import.meta.url));
const papers = readdirSync(folder).filter((name) => /^\d/.test(name));

test("the index of decisions names each paper once", () => {
  const named = [...readFileSync(join(folder, "README.md"), "utf8").matchAll(/\[(\d{3})\]\((\S+)\)/g)];
  expect(named.map(([, , file]) => file).toSorted()).toEqual(papers.toSorted());
  for (const [, number, file] of named) expect(file!.slice(0, 3)).toBe(number);
});

test("no two decisions have one number", () => {
  expect(new Set(papers.map((name) => name.slice(0, 3))).size).toBe(papers.length);
});
