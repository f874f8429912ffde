import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** Loads the whole server in a process that has no simulator, and asks for the way to a provider. */
const withoutSimulator = (stripe: object | null) => `
  const { registerHooks } = await import("node:module");
  registerHooks({
    resolve(name, context, next) {
      if (name.includes("payment-simulator")) throw new Error("there is no simulator");
      return next(name, context);
    },
  });
  await import("../main.ts");
  const { createPayment } = await import("./payment.ts");
  const desk = await createPayment({ stripe: ${JSON.stringify(stripe)}, publicUrl: "https://hinweise.example" }, null, Date.now).catch(String);
  console.log(typeof desk === "string" ? desk : desk.publishableKey);
`;
const run = (stripe: object | null) =>
  execFileSync(process.execPath, ["--input-type=module", "--no-warnings", "-e", withoutSimulator(stripe)], {
    cwd: folder,
    encoding: "utf8",
  });

test("an installation with a provider loads nothing of the simulator", () => {
  expect(run({ secretKey: "sk_x", publishableKey: "pk_x", webhookSecret: "whsec_x", prices: {}, taxRate: "txr_x" })).toBe("pk_x\n");
  expect(run(null)).toBe("Error: there is no simulator\n");
});
