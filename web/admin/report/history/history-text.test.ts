import { expect, test } from "vitest";
import { historyText } from "./history-text.ts";

test("the history says who was reminded of what, and until when it was to be done", () => {
  const names: Record<string, string> = { a: "Frida Frist", b: "Kim Kolleg" };
  const say = (about: "acknowledgement" | "silence", to: string[]) =>
    historyText({ kind: "reminded", about, to, due: "2026-11-20" }, (id) => names[id]!);
  expect(say("acknowledgement", ["a"])).toBe("Erinnerung an Frida Frist gesendet: Eingangsbestätigung bis 20. Nov. 2026");
  expect(say("silence", ["a", "b"])).toContain("Frida Frist, Kim Kolleg");
});
