import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Input, Textarea } from "./input.tsx";

test("of what is typed the browser keeps nothing for a tab that comes back, but where a field says for what", () => {
  for (const field of [<Textarea key="t" />, <Input key="i" />]) expect(renderToStaticMarkup(field)).toContain('autoComplete="off"');
  expect(renderToStaticMarkup(<Input autoComplete="username" />)).toContain('autoComplete="username"');
});
