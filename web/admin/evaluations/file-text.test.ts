import { expect, test } from "vitest";
import { fileText } from "./export-actions.tsx";

const QUARTER = { from: "2026-10-01", to: "2026-12-31" };
const MONTH = { from: "2026-11-01", to: "2026-11-30" };

test.each([
  [QUARTER, null],
  [MONTH, "Die CSV-Datei umfasst ganze Quartale: 1. Oktober 2026 bis 31. Dezember 2026."],
  [{ ...QUARTER, channels: "id" }, "Die CSV-Datei umfasst alle Meldekanäle und Abteilungen."],
  [
    { ...MONTH, departments: "id" },
    "Die CSV-Datei umfasst ganze Quartale (1. Oktober 2026 bis 31. Dezember 2026), alle Meldekanäle und alle Abteilungen.",
  ],
])("of %j it is said: %s", (asked, said) => {
  const text = fileText(asked);
  if (said === null) expect(text).toBeNull();
  else expect(text).toContain(said);
});
