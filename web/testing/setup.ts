import "../api/zod-without-eval.ts";
import "../styles/admin.css";
import { afterEach, beforeEach } from "vitest";
import { page } from "vitest/browser";
import { complain, endAnswers, takeCalls } from "./answers.ts";
import { unmount } from "./mount.tsx";
import { endPortal } from "./portal.tsx";

takeCalls();
document.documentElement.lang = "de";
const say = console.error;
console.error = (...words: unknown[]) => {
  complain(`console: ${words.map(String).join(" ").slice(0, 500)}`);
  say(...words);
};

beforeEach(() => page.viewport(1280, 900));

afterEach(async () => {
  await unmount();
  endPortal();
  const faults = endAnswers();
  if (faults.length > 0) throw new Error(`Wrong on the page:\n${faults.join("\n")}`);
});
