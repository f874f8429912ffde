import { ALLOWED_FILE_TYPES, MAX_FILE_BYTES, MAX_FILES } from "@hz/contract/limits";
import { t } from "../texts/texts.ts";

type Pickable = Pick<File, "name" | "size">;

/** The files of those just picked that may be added, and a sentence for each refusal; `attached` are there already. */
export function checkAttachments<F extends Pickable>(
  attached: number,
  picked: readonly F[],
  types: readonly string[] = ALLOWED_FILE_TYPES,
): { taken: F[]; refusals: string[] } {
  const refusals: string[] = [];
  const allowed = new Set(types);
  const isAllowed = ({ name }: F) => name.includes(".") && allowed.has(name.split(".").at(-1)!.toLowerCase());
  const names = (files: readonly F[]) => files.map(({ name }) => `„${name}“`).join(", ");

  const wrong = picked.filter((file) => !isAllowed(file));
  if (wrong.length > 0) refusals.push(t("attachWrongType", { names: names(wrong), types: types.join(", ") }));
  const empty = picked.filter((file) => isAllowed(file) && file.size === 0);
  if (empty.length > 0) refusals.push(t("attachEmpty", { names: names(empty) }));
  if (picked.some(({ size }) => size > MAX_FILE_BYTES)) refusals.push(t("attachTooLarge"));

  const good = picked.filter((file) => isAllowed(file) && file.size > 0 && file.size <= MAX_FILE_BYTES);
  const room = Math.max(0, MAX_FILES - attached);
  if (good.length > room) refusals.push(t("attachTooMany", { max: MAX_FILES }));
  return { taken: good.slice(0, room), refusals };
}
