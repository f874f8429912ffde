import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";

type Node = { type: string; [field: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const READ = /^(?:aria-(?:label|description|roledescription|valuetext)|title|alt|placeholder|label)$/;
const hasLetters = (text: unknown) => typeof text === "string" && /\p{L}/u.test(text);
const nameOf = ({ name }: Node) => (isNode(name) ? String(name["name"]) : "");

/** What of an expression can become what it gives: not what it compares with, nor what it calls something with. */
function resultsOf(node: Node): Node[] {
  const { type } = node;
  if (type === "ConditionalExpression") return [node["consequent"], node["alternate"]].filter(isNode).flatMap(resultsOf);
  if (type === "LogicalExpression" || type === "TemplateLiteral" || type === "JSXExpressionContainer" || type === "ArrayExpression")
    return childrenOf(node).flatMap(resultsOf);
  return [node];
}
const wordsOf = (node: Node): unknown[] =>
  resultsOf(node).map(({ type, value }) => (type === "TemplateElement" ? (value as { raw: string }).raw : type === "Literal" ? value : ""));

/** The texts that stand in the markup of a file itself. */
function fixedIn(file: string, code: string): string[] {
  const fixed = (node: Node): unknown[] => {
    const here =
      node.type === "JSXText"
        ? [node["value"]]
        : node.type === "JSXAttribute" && READ.test(nameOf(node))
          ? childrenOf(node).flatMap(wordsOf)
          : node.type === "JSXElement" || node.type === "JSXFragment"
            ? (node["children"] as Node[]).filter(({ type }) => type === "JSXExpressionContainer").flatMap(wordsOf)
            : [];
    return [...here.filter(hasLetters), ...childrenOf(node).flatMap(fixed)];
  };
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return fixed(program as unknown as Node).map((text) => `${file}: ${String(text).trim()}`);
}

test("no component of the portal has a word of its own in its markup, whatever has to happen before it is drawn", () => {
  const files = globSync("{portal,rich-text,brand}/**/*.tsx", { cwd: "web" }).filter((file) => !file.includes(".test."));
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap((file) => fixedIn(file, readFileSync(`web/${file}`, "utf8")))).toEqual([]);
});

test.each([
  ["a text", "<p>Fest</p>"],
  ["a text beside another", '<p>{t("a")} fest</p>'],
  ["one side of a choice", '<p>{isDone ? t("a") : "fest"}</p>'],
  ["what follows a condition", '<p>{isDone && "fest"}</p>'],
  ["a template", "<p>{`Fall ${number}`}</p>"],
  ["what is read out", '<p aria-label="fest" />'],
  ["a title that is chosen", '<Notice title={isDone ? "fest" : t("a")} />'],
])("%s is found", (_, jsx) => {
  expect(fixedIn("x.tsx", `export const a = ${jsx};`)).toHaveLength(1);
});

test("keys, names and what is compared are no words", () => {
  const jsx = '<p className={a === "b" ? "c" : "d"} id="e">{a === "b" && t(a === "f" ? "g" : "h")} · {1}</p>';
  expect(fixedIn("x.tsx", `export const a = ${jsx};`)).toEqual([]);
});
