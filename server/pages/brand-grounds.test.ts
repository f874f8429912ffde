import { readFileSync } from "node:fs";
import { GROUNDS } from "@hz/contract/channels/brand-color";
import { expect, test } from "vitest";

test("the grounds are those of the styles", () => {
  const styles = ["../../web/styles/tokens.css", "../../web/styles/portal/page.css"].map((file) =>
    readFileSync(new URL(file, import.meta.url), "utf8"),
  );
  const tokens = Object.fromEntries(
    styles.flatMap((text) =>
      [...text.matchAll(/--(\w+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, light, dark]) => [name, { light, dark }]),
    ),
  );
  for (const scheme of ["light", "dark"] as const)
    for (const [name, color] of Object.entries(GROUNDS[scheme])) expect(tokens[name]?.[scheme], `${name} ${scheme}`).toBe(color);
});
