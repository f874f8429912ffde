import { expect, test } from "vitest";
import { isLinkAllowed } from "./links.ts";

test.each([
  "https://muster.de",
  "HTTP://muster.de:8080/a?b=c#d",
  "https://müller.de/ä",
  "https://[2001:db8::1]/",
  "http://localhost/x@y",
  "mailto:hinweise@muster.de",
  "mailto:a.b+c@muster.de?subject=Frage",
  "tel:+49301234567",
  "tel:030-12(3)4",
])("%s may be linked to", (href) => {
  expect(isLinkAllowed(href)).toBe(true);
});

test.each([
  "",
  "muster.de",
  "//muster.de",
  "/portal",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\tscript:alert(1)",
  " https://muster.de",
  "https://muster.de/a b",
  "https://mus\u200bter.de",
  "https:\\\\muster.de",
  "https://muster.de\\@boese.de",
  "https:muster.de",
  "https://",
  "https:///muster.de",
  "https://bank.de@boese.de",
  "https://bank.de:geheim@boese.de/",
  "data:text/html,x",
  "vbscript:x",
  "ftp://muster.de",
  "file:///etc/passwd",
  "blob:https://muster.de/1",
  "mailto:",
  "mailto:jemand",
  "tel:",
  "tel:javascript",
  `https://muster.de/${"x".repeat(2000)}`,
])("%j may not", (href) => {
  expect(isLinkAllowed(href)).toBe(false);
});
