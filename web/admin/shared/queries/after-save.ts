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
