import { expect, test } from "vitest";
import { normalText } from "./normal-text.ts";

test("values are gone, whatever they are written as; names stay", () => {
  const text = `select "t0"."a 1", b2 from t0 -- of all
    where a = 'it''s 7' and b = E'\\\\x\\'' and c = $12 and d > 1.5`;
  expect(normalText(text)).toBe(`select "t0"."a 1", b2 from t0 where a = '?' and b = '?' and c = $1 and d > 0`);
});

test("lists of values and of rows are as long as one", () => {
  expect(normalText("select from a where b in ($1, $2,$3) and c in ('x', 'y')")).toBe("select from a where b in ($1) and c in ('?')");
  expect(normalText("insert into a (b, c) values ($1, now()), ($2, now()), ($3, now())")).toBe("insert into a (b, c) values ($1, now())");
});

test("nothing of a value is left where it holds quotes, semicolons or what looks like a comment", () => {
  expect(normalText("select '--x', 'a;b', '\"'; select 2")).toBe("select '?'; select 0");
});
