import type { AuditAction } from "@hz/contract/account/audit";
import { MAX_OWN_TEMPLATES } from "@hz/contract/limits";
import type { BodyOf, ParamsOf } from "@hz/contract/route";
import { AUTOMATIC_RECEIPT, check, leftOpen, openWithoutPerson, unknownPlaceholders } from "@hz/contract/templates/template-fill";
import { ALL_TEXTS } from "@hz/contract/texts/all-texts";
import { isHouseTemplate } from "@hz/contract/templates/template-topics";
import type { OwnTemplate, templateRoutes } from "@hz/contract/templates/templates";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { lockAccount } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { refreshConfirmation } from "./confirmation.ts";
import { deleteOwnTemplate, deleteText, insertOwnTemplate, ownTemplatesOf, putText, textAt, updateOwnTemplate } from "./store.ts";
import { type OwnTemplateRow, ownTemplateView, type TextRow } from "./view.ts";

type Place = ParamsOf<typeof templateRoutes.saveText>;
type Log = (action: AuditAction, target: string | null, details?: Record<string, string | boolean | string[]>) => void;

/** Runs `work` with the account's templates held; where it logs a change, open pages are told. */
async function changing<Result>(
  ctx: Context,
  { accountId, userId }: UserCaller,
  work: (tx: Tx, own: readonly OwnTemplateRow[], log: Log) => Promise<Result>,
): Promise<Result> {
  const log: Log = (action, target, details = {}) => {
    record(accountId, { actor: userId, action, target, details });
    emit(accountId, { type: "templates-changed", ref: null });
  };
  try {
    return await ctx.db.tenant(accountId, async (tx) => {
      // The account's row stands for the list: a text that is being written for the first time has no row yet to wait for.
      await lockAccount(tx, accountId);
      return await work(tx, await ownTemplatesOf(tx, accountId), log);
    });
  } catch (error) {
    // Upper and lower case are one title to the database's key.
    if (isUniqueViolation(error, "own_templates")) throw new Failure("TEMPLATE_EXISTS");
    throw error;
  }
}

/** Adds a template without texts. The same one may come again. */
export function createTemplate(ctx: Context, caller: UserCaller, given: BodyOf<typeof templateRoutes.create>): Promise<OwnTemplate> {
  return changing(ctx, caller, async (tx, own, log) => {
    const there = own.find(({ id }) => id === given.id);
    if (there) return ownTemplateView(there);
    if (own.length >= MAX_OWN_TEMPLATES) throw new Failure("TOO_MANY_TEMPLATES");
    const row = await insertOwnTemplate(tx, caller.accountId, given);
    log("template.created", row.id);
    return ownTemplateView(row);
  });
}

/** Saves an own template's title and purpose where they differ. */
export function changeTemplate(
  ctx: Context,
  caller: UserCaller,
  id: string,
  given: BodyOf<typeof templateRoutes.update>,
): Promise<OwnTemplate> {
  return changing(ctx, caller, async (tx, own, log) => {
    const before = own.find((one) => one.id === id);
    if (!before) throw new Failure("NOT_FOUND");
    const fields = (["title", "purpose"] as const).filter((field) => given[field] !== before[field]);
    if (fields.length === 0) return ownTemplateView(before);
    await updateOwnTemplate(tx, caller.accountId, id, given);
    log("template.changed", id, { fields });
    return ownTemplateView({ ...before, ...given });
  });
}

/** Deletes an own template with its texts. */
export function removeTemplate(ctx: Context, caller: UserCaller, id: string): Promise<void> {
  return changing(ctx, caller, async (tx, own, log) => {
    if (!own.some((one) => one.id === id)) throw new Failure("NOT_FOUND");
    await deleteOwnTemplate(tx, caller.accountId, id);
    log("template.deleted", id);
  });
}

/** What the log names a text by: an own template is the entry's target, one of the house's stands in the details. */
const named = ({ id, language }: Place) =>
  isHouseTemplate(id) ? ([null, { template: id, language }] as const) : ([id, { language }] as const);

const isOther = (stored: TextRow | undefined, seen: string | null) =>
  (stored?.updated_at.getTime() ?? null) !== (seen === null ? null : Date.parse(seen));

/**
 * Puts a text in its place; resolves to its row, or null where it is the house's own, of which nothing is kept. Where another text
 * stands there than the one that was seen it is TEMPLATE_CHANGED; the same text may come again.
 */
export function saveText(
  ctx: Context,
  caller: UserCaller,
  place: Place,
  { text, seen }: BodyOf<typeof templateRoutes.saveText>,
): Promise<TextRow | null> {
  const { accountId, userId } = caller;
  const unknown = check(text);
  if (unknown.length > 0) throw new Failure("PLACEHOLDER_UNKNOWN", ["text"], unknownPlaceholders(unknown));
  const open = place.id === AUTOMATIC_RECEIPT ? openWithoutPerson(text) : [];
  if (open.length > 0) throw new Failure("TEMPLATE_LEFT_OPEN", ["text"], leftOpen(open));
  return changing(ctx, caller, async (tx, own, log) => {
    const house = isHouseTemplate(place.id) ? ALL_TEXTS[place.language].templates[place.id] : null;
    if (house === null && !own.some(({ id }) => id === place.id)) throw new Failure("NOT_FOUND");
    const before = await textAt(tx, accountId, place);
    if (text === (before?.text ?? house)) return before ?? null;
    if (isOther(before, seen)) throw new Failure("TEMPLATE_CHANGED");
    const [target, details] = named(place);
    log("template.changed", target, { ...details, ...(text === house && { isReset: true }) });
    if (text === house) {
      await deleteText(tx, accountId, place);
      if (place.id === AUTOMATIC_RECEIPT) await refreshConfirmation(tx, accountId);
      return null;
    }
    // Two texts of one moment must not look like one.
    const at = new Date(Math.max(ctx.now().getTime(), (before?.updated_at.getTime() ?? 0) + 1));
    const row = await putText(tx, accountId, { ...place, text, updated_at: at, updated_by: userId });
    if (place.id === AUTOMATIC_RECEIPT) await refreshConfirmation(tx, accountId);
    return row;
  });
}

/** Removes the account's text; where there is none nothing happens, where there is another one it is TEMPLATE_CHANGED. */
export function resetText(ctx: Context, caller: UserCaller, place: Place, seen: string): Promise<void> {
  return changing(ctx, caller, async (tx, own, log) => {
    if (!isHouseTemplate(place.id) && !own.some(({ id }) => id === place.id)) throw new Failure("NOT_FOUND");
    const before = await textAt(tx, caller.accountId, place);
    if (!before) return;
    if (isOther(before, seen)) throw new Failure("TEMPLATE_CHANGED");
    await deleteText(tx, caller.accountId, place);
    if (place.id === AUTOMATIC_RECEIPT) await refreshConfirmation(tx, caller.accountId);
    const [target, details] = named(place);
    log("template.changed", target, { ...details, isReset: true });
  });
}
