import { fileRoutes } from "@hz/contract/reports/files";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCase, showCase } from "../../../testing/answer-case.ts";
import { sentTo } from "../../../testing/answers.ts";
import { aCase } from "../../../testing/case.ts";
import { savedFiles } from "../../../testing/portal-acts.ts";
import { button, gone, seen } from "../../../testing/see.ts";

const MAIL = "From: bob@firma.example\r\nSubject: Rechnung\r\n\r\nBitte bar.";
const bytes = (text: string) => new TextEncoder().encode(text);

/** Opens the view of a case's second file. */
async function view(name: string, content: string): Promise<ReturnType<typeof page.getByRole>> {
  const title = `Belege: ${name}`;
  const kept = await aCase({
    title,
    files: [
      { name: "Notiz.txt", type: "text/plain", bytes: bytes("Siehe dort.") },
      { name, type: "", bytes: bytes(content) },
    ],
  });
  answerCase(kept);
  await showCase(kept, title);
  await button(`${name} ansehen`).click();
  return page.getByRole("dialog", { name });
}

test.each([
  ["Mail.eml", MAIL],
  ["Mail.MSG", "\u00d0\u00cf"],
  ["Ordner.zip", "PK\u0003\u0004"],
])("%s is never opened in the browser, not even loaded for it: it is offered to be saved, under its name", async (name, content) => {
  const dialog = await view(name, content);
  await seen(dialog.getByText("E-Mails und ZIP-Dateien werden hier nicht geöffnet"));
  expect(sentTo(fileRoutes.reportFile)).toEqual([]);
  await gone(dialog.getByTitle(name));
  const saved = savedFiles();
  await button("Herunterladen", dialog).click();
  await expect.poll(() => [...saved.keys()]).toEqual([name]);
  expect(await saved.get(name)).toBe(content);
});

test("what no browser draws is offered to be saved, with why", async () => {
  const dialog = await view("IMG_0412.HEIC", "\0\0\0\u0018ftypheic\0\0\0\0");
  await seen(dialog.getByText("Vorschau nicht möglich"));
  await seen(button("Herunterladen", dialog));
});
