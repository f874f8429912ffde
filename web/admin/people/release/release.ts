import { type Join, type Missing, peopleRoutes, type WaitingPerson } from "@hz/contract/people/people";
import { needsAccountKey, type Permission, readsReports } from "@hz/contract/permissions";
import { call } from "../../../api/client.ts";
import { formatDate } from "../../../i18n/dates.ts";
import { isHeld } from "../../../vault/people/grant.ts";
import { canRelease, releaseTo, SwappedKeys } from "../../../vault/people/release.ts";
import { reloadKeys } from "../../shared/session/reload-keys.ts";
import { missingWords } from "../../shared/session/missing-words.ts";
import { t } from "../../shared/texts/texts.ts";

/** What this tab's person would grant now. */
export function givenWords({ missing }: WaitingPerson): string {
  const account = missing.account && isHeld({ kind: "account" });
  return missingWords({ ...missing, account }, (departmentId, epoch) => !isHeld({ kind: "department", departmentId, epoch }));
}

/** What would still be missing after this tab's person has granted what they hold. */
function restWords({ missing }: WaitingPerson): string {
  const account = missing.account && !isHeld({ kind: "account" });
  const isKept = (departmentId: string, epoch: number) => isHeld({ kind: "department", departmentId, epoch });
  // Of a department whose newest key is given, what is left are older ones: the same name twice would contradict itself.
  const isPartly = ({ departmentId, epochs }: Missing["departments"][number]) => epochs.some((epoch) => isKept(departmentId, epoch));
  const whole = missingWords({ ...missing, account, departments: missing.departments.filter((one) => !isPartly(one)) }, isKept);
  const partly = missingWords({ ...missing, account: false, departments: missing.departments.filter(isPartly) }, isKept);
  return [whole, partly && t("releaseOlder", { names: partly })].filter((words) => words !== "").join(", ");
}

/** What would still be missing then, and whether anybody can give it; empty where nothing would. */
export function restText(person: WaitingPerson): string {
  const what = restWords(person);
  if (what === "") return "";
  const { account, departments } = person.missing;
  const lacked = departments.filter(({ departmentId, epochs }) =>
    epochs.some((epoch) => !isHeld({ kind: "department", departmentId, epoch })),
  );
  const isAccountLeft = account && !isHeld({ kind: "account" });
  const isUnheld = !isAccountLeft && lacked.every(({ departmentId }) => person.unheld.includes(departmentId));
  return t(isUnheld ? "releaseRestUnheld" : "releaseRest", { what });
}

/** Who took a person into a department and when; empty where that is not known any more. */
export function joinText(name: string, { by, isOwnDoing, at, department }: Join): string {
  if (!at) return "";
  const values = { name, department, date: formatDate(at, "de") };
  if (isOwnDoing) return t("releaseJoinedSelf", values);
  return by ? t("releaseJoinedBy", { ...values, by }) : t("releaseJoined", values);
}

/** Grants what is held; resolves to what is missing then. `isCompared` is whether the fingerprint was compared. */
export async function release(person: WaitingPerson, isCompared: boolean): Promise<Missing> {
  const body = await releaseTo(person, isCompared).catch(async (error: unknown) => {
    // Keys that a newer account key vouches for are no swapped ones: this tab has not met that key yet, and says so instead.
    if (error instanceof SwappedKeys) await reloadKeys();
    throw error;
  });
  return (await call(peopleRoutes.grant, { params: { id: person.id }, body })).missing;
}

/** What of a person's missing keys comes with permissions ticked just now, in the departments shown. */
export function missingBy(missing: Missing, added: readonly Permission[], departmentIds: readonly string[]): Missing {
  const reads = readsReports(added);
  const departments = missing.departments.filter(({ departmentId }) => reads && departmentIds.includes(departmentId));
  return { ...missing, account: missing.account && needsAccountKey(added), departments };
}

/**
 * Grants a vouched person at once what this tab holds of what comes with permissions that were ticked just now, in the
 * departments that were shown; a comparison is nobody's to skip. What else the server says they miss waits for the dialog.
 */
export async function releaseAtOnce(id: string, added: readonly Permission[], departmentIds: readonly string[]): Promise<void> {
  if (!needsAccountKey(added) && !readsReports(added)) return;
  const found = (await call(peopleRoutes.waiting)).find((one) => one.id === id);
  if (!found?.member) return;
  const person = { ...found, missing: missingBy(found.missing, added, departmentIds) };
  if (canRelease(person) !== "nothing") await release(person, false);
}
