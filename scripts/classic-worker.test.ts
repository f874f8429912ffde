import { expect, test } from "vitest";
import { classicScript } from "./classic-worker.ts";

test("a worker's module becomes a script of the old kind", () => {
  expect(classicScript("const a=import.meta.url;self.b={a};export{b};\n")).toBe("const a=self.location.href;self.b={a};");
});

test.each(["import x from 'y';\nx()", "a();export default a", "import.meta.resolve('x')", "a;export{b};c()"])(
  "%s is refused: it would not start, and nobody would see why",
  (module) => {
    expect(() => classicScript(`;${module}`)).toThrow("Kein einfaches Skript");
  },
);
