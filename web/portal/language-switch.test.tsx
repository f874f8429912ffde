import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageWays } from "./language-switch.tsx";

const ways = ["Ελληνικά", "العربية", "Malti"].map((name, at) => ({ code: ["el", "ar", "mt"][at]!, name, href: `/portal/x?lang=${at}` }));
const drawn = (count: number) =>
  renderToStaticMarkup(<LanguageWays current="Deutsch" ways={ways.slice(0, count)} onChoose={() => undefined} />);

test("one other language is a button, more are a list under the name of the present one, each called as it calls itself", () => {
  expect(drawn(0)).toBe("");
  expect(drawn(1)).toBe('<a class="button button-quiet" href="/portal/x?lang=0" lang="el" hrefLang="el" aria-label="EL – Ελληνικά">EL</a>');
  const simple = [{ code: "el-simple", name: "Απλά", href: "/portal/x?lang=el-simple" }];
  expect(renderToStaticMarkup(<LanguageWays current="Ελληνικά" ways={simple} onChoose={() => undefined} />)).toMatch(
    /hrefLang="el-simple">Απλά</,
  );
  expect(drawn(3)).toContain('<summary class="button button-quiet">Deutsch</summary>');
  expect([...drawn(3).matchAll(/<a href="([^"]*)" lang="(\w+)" hrefLang="\w+">([^<]*)</g)].map(([, ...found]) => found)).toEqual(
    ways.map(({ code, name, href }) => [href, code, name]),
  );
});
