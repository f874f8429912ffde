import { t } from "../shared/texts/texts.ts";
import type { EntryProblems, EntryValues } from "./entry-form.ts";

/** What every part of the form is given. */
export type EntryFieldsProps = {
  values: EntryValues;
  problems: EntryProblems;
  busy: boolean;
  change: (next: Partial<EntryValues>) => void;
};

export function problemOf(problems: EntryProblems, name: keyof EntryValues): string | undefined {
  const problem = problems[name];
  return problem && t(`entryProblem_${problem}`);
}
