import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** Loads the whole server in a process that cannot load a package, and asks for the way to a provider. */
const without = (missing: string, stripe: object | null) => `
  const { registerHooks } = await import("node:module");
  registerHooks({
    resolve(name, context, next) {
      if (name.includes(${JSON.stringify(missing)})) throw new Error("there is none");
      return next(name, context);
    },
  });
  await import("../main.ts");
  const { createPayment } = await import("./payment.ts");
  const operator = { name: null };
  const desk = await createPayment({ stripe: ${JSON.stringify(stripe)}, publicUrl: "https://hinweise.example", operator }, null, Date.now).catch(String);
  const hasFetch = process.moduleLoadList.some((name) => name.endsWith("/undici"));
  console.log(typeof desk === "string" ? desk : desk.publishableKey, hasFetch ? "with fetch" : "without fetch");
`;
const run = (missing: string, stripe: object | null) =>
  execFileSync(process.execPath, ["--input-type=module", "--no-warnings", "-e", without(missing, stripe)], {
    cwd: folder,
    encoding: "utf8",
  });

test("an installation with a provider loads nothing of the simulator", () => {
  const stripe = { secretKey: "sk_x", publishableKey: "pk_x", webhookSecret: "whsec_x", prices: {}, taxRate: "txr_x" };
  expect(run("payment-simulator", stripe)).toMatch(/^pk_x /);
  expect(run("payment-simulator", null)).toMatch(/^Error: there is none /);
});

test("a start loads neither the provider's library nor Node's fetch, which are a good part of its memory", () => {
  expect(run("stripe", null)).toBe("null without fetch\n");
});
