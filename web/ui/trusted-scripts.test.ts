import { expect, test } from "vitest";
import { ownScript } from "./trusted-scripts.ts";

const page = "https://melden.example/portal/zentrale?neu=1";

test("a worker from our own built files is allowed", () => {
  expect(ownScript("/assets/worker-Ab1.js", page)).toBe("/assets/worker-Ab1.js");
  expect(ownScript("https://melden.example/assets/worker-Ab1.js", page)).toBe("https://melden.example/assets/worker-Ab1.js");
});

test.each([
  "https://melden.example.evil/assets/worker.js",
  "//evil.example/assets/worker.js",
  "/api/portal/zentrale/worker.js",
  "/assets/../api/worker.js",
  "blob:https://melden.example/7d1c",
  "data:text/javascript,0",
])("%s is refused", (url) => {
  expect(() => ownScript(url, page)).toThrow(TypeError);
});
