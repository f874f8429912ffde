import { openApi } from "@hz/contract/openapi/openapi";
import { allRoutes } from "@hz/contract/routes";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ApiOperation } from "./operation.tsx";

test("a call names every code that it can be refused with, by its status", () => {
  const { paths } = openApi(allRoutes, { url: "https://melden.example", version: "1.2.3" });
  const operation = paths["/api/auth/challenge"]!["post"]!;
  const said = renderToStaticMarkup(<ApiOperation method="post" path="/api/auth/challenge" operation={operation} />);
  const { 200: _, ...failures } = operation.responses;
  expect(Object.keys(failures).length).toBeGreaterThan(2);
  for (const [status, { description }] of Object.entries(failures)) {
    const codes = description.split("\n\n").map((line) => line.split(":")[0]);
    expect(said).toMatch(new RegExp(`^(.*>)?${status}: ${codes.join(", ")}(<.*)?$`, "m"));
  }
});
