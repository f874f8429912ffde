import { spawn } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { NODE_FLAGS } from "../../scripts/setup.mjs";
import { fillSignIn, openReport } from "../helpers/handler.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO, startProduct } from "../helpers/product.ts";
import { downloaded, fillForm, openCase, openForm, send } from "../helpers/reporter.ts";
import { newFolder } from "../helpers/seeded-folder.ts";

const programs = join(import.meta.dirname, "../../scripts/backup");

/** Runs a command on the installation in a folder as an operator does. */
async function run(program: "run" | "restore", dataFolder: string, ...words: string[]) {
  const child = spawn(process.execPath, [...NODE_FLAGS, join(programs, `${program}.ts`), ...words], {
    env: { ...process.env, HZ_DATA: dataFolder },
  });
  let [output, errors] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => void (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => void (errors += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output, errors };
}

test("a backup of the running service, brought back into an empty place, is the same service", async ({ person }) => {
  test.setTimeout(240_000);
  const [place, first] = [await newFolder(), await startProduct()];
  const [key, backups, restored] = ["backup.key", "backups", "restored"].map((name) => join(place, name)) as [string, string, string];
  const reporter = (await person()).page;
  const file = { name: "Notiz.txt", mimeType: "text/plain", buffer: Buffer.from("Zeile eins") };
  await openForm(reporter, `${first.url}/portal/demo-company`);
  await fillForm(reporter, { title: "Vor der Sicherung", description: "Steht auch danach noch da.", files: [file] });
  const receipt = await send(reporter);

  expect(await run("run", first.dataFolder, "schluessel", key)).toMatchObject({ code: 0, errors: "" });
  expect(await run("run", first.dataFolder, "schluessel", key)).toMatchObject({ code: 1, output: "" });
  const made = await run("run", first.dataFolder, backups, "--fuer", `${key}.pub`);
  expect(made).toMatchObject({ code: 0, errors: "" });
  const [name] = (await readdir(backups)).filter((one) => one.startsWith("20"));
  const backup = join(backups, name!);
  expect(made.output).toContain(backup);

  await test.step("what is called wrongly, or has no key, says so and brings nothing back", async () => {
    expect(await run("run", first.dataFolder, backups)).toMatchObject({ code: 2, output: "" });
    expect((await run("run", first.dataFolder, backups, "--fuer", "age1falsch")).errors).toContain("keinen Schlüssel der Form age1");
    expect((await run("run", join(place, "nichts"), backups, "--fuer", `${key}.pub`)).errors).toContain("liegt keine Installation");
    const over = await run("restore", first.dataFolder, backup, "--schluessel", key);
    expect(over).toMatchObject({ code: 1, output: "" });
    expect(over.errors).toContain("ist nicht leer");
    expect((await run("restore", restored, backup, "--schluessel", `${key}.pub`)).errors).toContain("AGE-SECRET-KEY");
  });

  const rehearsed = await run("restore", restored, backups, "--probe", "--schluessel", key);
  expect(rehearsed).toMatchObject({ code: 0, errors: "" });
  expect(rehearsed.output).toMatch(/^Probe bestanden: Stand .*, [1-9]\d* Dateien, \d+ s\.\n$/);

  // The machine is gone.
  await reporter.goto("about:blank");
  await first.stop();
  await rm(first.dataFolder, { recursive: true, force: true });
  expect(await run("restore", restored, backup, "--schluessel", key)).toMatchObject({ code: 0, errors: "" });
  const second = await startProduct({}, restored);
  try {
    await reporter.goto(`${second.url}/portal/demo-company`);
    await openCase(reporter, receipt.password, receipt.caseNumber);
    await expect(reporter.getByText("Steht auch danach noch da.")).toBeVisible();
    const saved = await downloaded(reporter, () => reporter.getByRole("button", { name: /Notiz\.txt/ }).click());
    expect(saved.bytes.toString()).toBe("Zeile eins");
    const handler = (await person()).page;
    await handler.goto(`${second.url}/anmelden`);
    await fillSignIn(handler, DEMO);
    await handler.getByRole("link", { name: "Meldungen", exact: true }).click();
    await openReport(handler, "Vor der Sicherung");
    await expect(handler.getByText("Steht auch danach noch da.")).toBeVisible();
    // Both listen for news of a service that ends now.
    for (const page of [reporter, handler]) await page.goto("about:blank");
  } finally {
    await second.stop();
    await rm(place, { recursive: true, force: true });
  }
});
