import { FINDING_KINDS, LEFT_KINDS } from "../vault/files/clean/cleaned.ts";
import { type ChosenFile, newlyChosen } from "../portal/form/chosen-file.ts";

/** A chosen file of this name in each state that one may be in; the first one's id is "f". */
export function chosenFiles(name: string): ChosenFile[] {
  const of = (more: Partial<ChosenFile>, id: string) => ({
    ...newlyChosen(new File(["x".repeat(2000)], name), null),
    id,
    key: id,
    ...more,
  });
  const found = FINDING_KINDS.map((kind) => ({ kind, value: name }));
  const cleaned = new File(["x"], name);
  return [
    of({ check: { found, left: [...LEFT_KINDS] }, cleaned, file: cleaned }, "f"),
    of({ check: { found, left: [] }, cleaned }, "original"),
    of({ check: { found: [], left: [] } }, "nothing"),
    of({ check: "running" }, "running"),
    of({ check: "failed" }, "failed"),
  ];
}
