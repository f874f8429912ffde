import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { NODE_FLAGS } from "../../scripts/setup.mjs";
import { startProduct, test } from "../helpers/product.ts";

const program = join(import.meta.dirname, "../../scripts/accounts/run.ts");

type Ended = { code: number | null; output: string; errors: string };

/** Runs one command on the installation in a folder; with `typed` on a terminal, into which that is typed. */
async function accounts(dataFolder: string, words: string[], typed?: string, settings: Record<string, string> = {}): Promise<Ended> {
  const command = [process.execPath, ...NODE_FLAGS, program, ...words];
  const line = command.map((word) => `'${word}'`).join(" ");
  const [file, ...args] = typed === undefined ? command : ["script", "--quiet", "--return", "--command", line, "/dev/null"];
  const child = spawn(file!, args, { env: { ...process.env, HZ_DATA: dataFolder, ...settings } });
  let [output, errors, answer] = ["", "", typed];
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    if (answer === undefined || !/\(ja\/nein\)|eingeben:/.test(output)) return;
    // Once, when it is asked, as a person does.
    child.stdin.write(answer);
    answer = undefined;
  });
  child.stderr.on("data", (chunk: Buffer) => void (errors += chunk.toString()));
  if (typed === undefined) child.stdin.end();
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output, errors };
}

test("the operator's commands as somebody types them: asked on a terminal, refused where nobody can answer", async () => {
  const product = await startProduct();
  const run = (words: string[], typed?: string) => accounts(product.dataFolder, words, typed);
  try {
    const listed = await run(["liste", "--json"]);
    expect(listed).toMatchObject({ code: 0, errors: "" });
    const [{ accountId: id, company }] = JSON.parse(listed.output) as [{ accountId: string; company: string }];
    const state = async () => JSON.parse((await run(["zeigen", id, "--json"])).output) as Record<string, unknown>;
    const before = await state();

    await test.step("with the service's own settings, whose port for figures is taken", async () => {
      const taken = createServer().listen(0, "127.0.0.1");
      await once(taken, "listening");
      const settings = { METRICS_PORT: String((taken.address() as AddressInfo).port) };
      expect(await accounts(product.dataFolder, ["liste"], undefined, settings)).toMatchObject({ code: 0, errors: "" });
      taken.close();
    });

    await test.step("nobody there to ask", async () => {
      const refused = await run(["freimonat", id]);
      expect(refused).toMatchObject({ code: 1, output: "" });
      expect(refused.errors).toContain("Bitte mit --ja bestätigen.");
      expect(await state()).toEqual(before);
    });

    await test.step("somebody says no, or another name", async () => {
      const no = await run(["freimonat", id], "nein\n");
      expect(no.code).toBe(1);
      expect(no.output).toContain("Abgebrochen. Es wurde nichts geändert.");
      const other = await run(["loeschen", id, "--trotz-aufbewahrung"], `${company} AG\n`);
      expect(other.code).toBe(1);
      expect(other.output).toContain("Der Name stimmt nicht überein. Es wurde nichts geändert.");
      expect(await state()).toEqual(before);
    });

    await test.step("somebody says yes, and the name", async () => {
      const yes = await run(["freimonat", id], "ja\n");
      expect(yes.code, yes.output).toBe(0);
      expect(yes.output).toContain(`Gewährt. ${company}: 1 Freimonat`);
      const planned = await run(["loeschen", id, "--trotz-aufbewahrung"], `${company}\n`);
      expect(planned.code, planned.output).toBe(0);
      expect(planned.output).toContain(`Vorgemerkt: ${company} wird am`);
      const after = await state();
      expect(after.deletionDue).toEqual(expect.any(String));
      expect(after.trialEnd).not.toBe(before.trialEnd);
    });

    await test.step("a call that nobody understands", async () => {
      const odd = await run(["liste", "--alles"]);
      expect(odd.code).toBe(2);
      expect(odd.errors).toContain("Hilfe: npm run accounts -- --hilfe");
    });
  } finally {
    await product.stop();
  }
});
