import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/** Whether two values of fields say the same. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** What a form shows after saving: what is `saved`, but for what was typed since it was `sent`. */
export function afterSave<Typed>(now: Typed, sent: Typed, saved: Typed): Typed {
  if (same(now, sent)) return saved;
  if (!isGroup(now) || !isGroup(sent) || !isGroup(saved)) return now;
  return Object.fromEntries(Object.entries(now).map(([field, value]) => [field, afterSave(value, sent[field], saved[field])])) as Typed;
}

/** What was changed since; `sent` is what of it was sent. */
export function changedSince<Typed extends object>(now: Partial<Typed>, sent: Partial<Typed>): Partial<Typed> {
  return Object.fromEntries(Object.entries(now).filter(([field, value]) => !same(value, sent[field as keyof Typed]))) as Partial<Typed>;
}

/** Shows what is saved in a form; `sent` is what stood in it when it was sent. What was typed since stays, and counts as not saved. */
export function showSaved<Typed extends FieldValues, Given>(form: UseFormReturn<Typed, unknown, Given>, sent: Typed, saved: Typed): void {
  const next = afterSave(form.getValues(), sent, saved);
  for (const field of Object.keys(next) as Path<Typed>[]) form.setValue(field, next[field] as PathValue<Typed, Path<Typed>>);
  // The fields stay the same ones, with the focus and where in the text it stands.
  form.reset(saved, { keepValues: true, keepDirtyValues: false });
}
