import type { Missing } from "@hz/contract/people/people";
import { t } from "../texts/texts.ts";

/** What is missing, in words; what passes the check `leftOut` is not named. */
export function missingWords(
  { account, departments }: Missing,
  leftOut: (departmentId: string, epoch: number) => boolean = () => false,
): string {
  const names = departments
    .filter(({ departmentId, epochs }) => epochs.some((epoch) => !leftOut(departmentId, epoch)))
    .map(({ name }) => `„${name}“`);
  return [...(account ? [t("accountKeyName")] : []), ...names].join(", ");
}
