import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { type Department, departmentRoutes } from "@hz/contract/people/departments";
import { unsigned } from "@hz/contract/people/stand-ins";
import { call } from "../../api/client.ts";
import { canSignKeys } from "../../vault/keys/held-keys.ts";
import { signPurpose } from "../../vault/people/purpose.ts";
import { queryClient } from "../shared/queries/query-client.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { mayNow } from "../shared/session/user.ts";

type Target = { departmentId: string; conflictDepartmentId: string | null };

/** Keeps where a channel delivers to, and has the account's key sign who stands in for whom by it, where this person holds it. */
export async function saveChannelDelivery(channelId: string, before: Target, body: Target): Promise<void> {
  await signAsOffice(body.departmentId);
  await call(channelRoutes.setDelivery, { params: { id: channelId }, body });
  const touched = [before, body].flatMap((one) => [one.departmentId, one.conflictDepartmentId]);
  await signTouched(touched.filter((id) => id !== null));
}

/** The same for a category. */
export async function saveCategoryDelivery(categoryId: string, departmentId: string | null): Promise<void> {
  if (departmentId) await signAsOffice(departmentId);
  await call(categoryRoutes.setDelivery, { params: { id: categoryId }, body: { departmentId } });
  await signTouched(departmentId ? [departmentId] : []);
}

/**
 * Has the account's key sign what these departments are for; one of which it cannot be signed holds up no other. Throws NotHeld,
 * KeyNotSigned, ReadsBoth or ApiError, the first that there was.
 */
export async function signPurposes(all: readonly { department: Department; standsInFor: string[] }[]): Promise<void> {
  const failures: unknown[] = [];
  for (const { department, standsInFor } of all) {
    try {
      const body = await signPurpose(department.key, { name: department.name, standsInFor });
      await call(departmentRoutes.setPurpose, { params: { id: department.id }, body });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Has the account's key sign a department's new name, for what it signed before that the department is for. An ordinary office
 * without a purpose yet gets one by it.
 */
export const signName = (department: Department, name: string): Promise<void> =>
  signPurposes([{ department: { ...department, name }, standsInFor: department.key.purpose?.standsInFor ?? [] }]);

const read = () => call(departmentRoutes.list);

/** Who stood in and receives ordinary reports from now on is signed as an office first: no browser would seal them to it otherwise. */
async function signAsOffice(departmentId: string): Promise<void> {
  const known = queryClient.getQueryData<Department[]>(queryKeys.departments)?.find(({ id }) => id === departmentId);
  if (known?.key.purpose?.standsInFor.length && canSignKeys()) await signPurposes([{ department: known, standsInFor: [] }]);
}

/** Only what this person has just said: what else differs waits for somebody to confirm it by name. What fails stays there as well. */
async function signTouched(touched: readonly string[]): Promise<void> {
  if (!canSignKeys() || !mayNow(["Benutzer und Abteilungen"])) return;
  const known = (id: string, { key }: Department) => touched.includes(id) || key.purpose?.standsInFor.includes(id) === true;
  const chosen = unsigned(await read()).filter(
    ({ department, standsInFor }) => touched.includes(department.id) || standsInFor.every((id) => known(id, department)),
  );
  await signPurposes(chosen).catch(() => undefined);
}
