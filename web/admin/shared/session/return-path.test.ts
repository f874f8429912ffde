import { describe, expect, test } from "vitest";
import { enrolPath, returnPath, signInPath } from "./return-path.ts";

const ORIGIN = "https://hinweis.example";
const back = (weiter: string) => returnPath(new URLSearchParams({ weiter }), ORIGIN);

describe("the way back after sign-in", () => {
  test("leads to the page that was asked for, with its search and fragment", () => {
    expect(back("/meldungen?status=neu&seite=2#ende")).toBe("/meldungen?status=neu&seite=2#ende");
  });

  test("what signInPath writes is what returnPath reads", () => {
    const wanted = "/meldungen/4f1c?ansicht=notizen";
    for (const path of [signInPath, enrolPath]) expect(returnPath(new URL(path(wanted), ORIGIN).searchParams, ORIGIN)).toBe(wanted);
  });

  test("words that were searched for are no part of it", () => {
    for (const path of [signInPath, enrolPath])
      expect(decodeURIComponent(path("/meldungen?suche=Lager&status=neu"))).toMatch(/=\/meldungen\?status=neu$/);
  });

  test.each([
    "https://boese.example/",
    "//boese.example/meldungen",
    "/\\boese.example",
    "/\t/boese.example",
    "javascript:alert(1)",
    "meldungen",
    "",
    "http://hinweis.example/meldungen",
  ])("never leaves this origin: %j", (weiter) => {
    expect(back(weiter)).toBe("/dashboard");
  });

  test.each(["/anmelden", "/anmelden?weiter=/meldungen", "/registrieren"])("does not lead in a circle: %s", (weiter) => {
    expect(back(weiter)).toBe("/dashboard");
  });

  test("without a wish the dashboard follows, or what is named, and no wish is written for it", () => {
    expect(returnPath(new URLSearchParams(), ORIGIN, "/konto")).toBe("/konto");
    expect(returnPath(new URLSearchParams(), ORIGIN)).toBe("/dashboard");
    expect(signInPath("/dashboard")).toBe("/anmelden");
  });
});
