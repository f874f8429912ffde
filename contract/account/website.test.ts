import { expect, test } from "vitest";
import { Website } from "../scalars.ts";

test.each([
  "",
  "beispiel.de",
  " www.beispiel.de/hinweise?x=1#y ",
  "https://beispiel.de",
  "HTTP://Beispiel.DE:8080/",
  "müller.de",
  "xn--mller-kva.de",
])("%j is a website", (text) => expect(Website.safeParse(text).success).toBe(true));

test.each([
  "http://foo bar",
  "foo bar",
  "foo",
  "http://",
  "https://foo",
  "ftp://beispiel.de",
  "javascript:alert(1)",
  "mailto:post@beispiel.de",
  "post@beispiel.de",
  "beispiel..de",
  ".de",
  "beispiel.de:99999",
  `${"a".repeat(200)}.de`,
])("%j is none", (text) => expect(Website.safeParse(text).success).toBe(false));
