import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Fields } from "./fields.tsx";

test("of each field stand name, kind and bounds, each apart from the next", () => {
  const schema = {
    type: "object",
    properties: { name: { type: "string", maxLength: 100 }, isActive: { type: "boolean" } },
    required: ["name"],
  };
  const said = renderToStaticMarkup(<Fields schema={schema} />)
    .replaceAll("</li>", "\n")
    .replaceAll(/<[^>]*>/g, "");
  expect(said.trim().split("\n")).toEqual(["name string bis 100 Zeichen", "isActive boolean kann fehlen"]);
});
