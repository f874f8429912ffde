import { MAX_CONFIRMED_AT_ONCE } from "@hz/contract/procedure/retention";

/** Confirms all in batches. Where one fails, resolves to the ids that are left, with why. */
export async function confirmInBatches(
  ids: readonly string[],
  confirm: (batch: string[]) => Promise<unknown>,
): Promise<{ left: string[]; error: unknown }> {
  for (let start = 0; start < ids.length; start += MAX_CONFIRMED_AT_ONCE) {
    try {
      await confirm(ids.slice(start, start + MAX_CONFIRMED_AT_ONCE));
    } catch (error) {
      return { left: ids.slice(start), error };
    }
  }
  return { left: [], error: null };
}
