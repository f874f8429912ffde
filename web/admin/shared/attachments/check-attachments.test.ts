import { describe, expect, test } from "vitest";
import { checkAttachments } from "./check-attachments.ts";

const MB = 1024 * 1024;
const file = (name: string, size = 10) => ({ name, size });

describe("files for an answer", () => {
  test("allowed ones pass, whatever their name", () => {
    const files = [file("Beleg.PDF"), file("Ωμέγα.jpg"), file('ein "Zitat".png', 100 * MB)];
    expect(checkAttachments(0, files)).toEqual({ taken: files, refusals: [] });
  });

  test("each reason to refuse is named, and the rest still passes", () => {
    const good = file("gut.txt");
    const { taken, refusals } = checkAttachments(0, [
      good,
      file("x.exe"),
      file("pdf"),
      file("leer.doc", 0),
      file("gross.mp4", 100 * MB + 1),
    ]);
    expect(taken).toEqual([good]);
    expect(refusals).toHaveLength(3);
    expect(refusals[0]).toContain("„x.exe“, „pdf“");
    expect(refusals[1]).toContain("„leer.doc“");
    expect(refusals[2]).toBe("Einige Dateien sind zu groß. Maximale Dateigröße: 100MB");
  });

  test("twenty is the limit, those already attached included", () => {
    const { taken, refusals } = checkAttachments(19, [file("a.txt"), file("b.txt")]);
    expect(taken).toHaveLength(1);
    expect(refusals).toEqual(["Höchstens 20 Dateien je Nachricht."]);
  });
});
