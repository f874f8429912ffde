import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { afterSave } from "./after-save.ts";

/** Shows what is saved in a form; `sent` is what stood in it when it was sent. What was typed since stays, and counts as not saved. */
export function showSaved<Typed extends FieldValues>(form: UseFormReturn<Typed>, sent: Typed, saved: Typed): void {
  const next = afterSave(form.getValues(), sent, saved);
  for (const field of Object.keys(next) as Path<Typed>[]) form.setValue(field, next[field] as PathValue<Typed, Path<Typed>>);
  // The fields stay the same ones, with the focus and where in the text it stands.
  form.reset(saved, { keepValues: true, keepDirtyValues: false });
}
