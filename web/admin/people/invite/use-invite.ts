import { type Invite, invitationRoutes } from "@hz/contract/people/invitations";
import { PERMISSIONS, readsReports } from "@hz/contract/permissions";
import { useRef, useState } from "react";
import { ApiError, call } from "../../../api/client.ts";
import { isHeld } from "../../../vault/people/grant.ts";
import { makeInvitation } from "../../../vault/people/invite.ts";
import { freshId } from "../../../vault/report/open-report.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { failureText, sayFailure } from "../../shared/failures/failure-text.ts";
import { refuseFields } from "../../shared/failures/field-errors.ts";
import { useFields } from "../../shared/form/form.tsx";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { reloadKeys } from "../../shared/session/reload-keys.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { useDepartments } from "../queries.ts";
import { AccessForm, NamesForm } from "./invite-form.ts";

type InviteForm = NamesForm & AccessForm;
type Departments = NonNullable<ReturnType<typeof useDepartments>["data"]>;

/** The ids of the departments that count: those chosen, or where none were, all that this tab holds; none for who reads no reports. */
export function chosenDepartments(
  { permissions, departmentIds }: Pick<AccessForm, "permissions" | "departmentIds">,
  departments: Departments,
): string[] {
  if (!readsReports(permissions)) return [];
  const known = departments.filter(({ id, epochs }) =>
    departmentIds ? departmentIds.includes(id) : epochs.every((epoch) => isHeld({ kind: "department", departmentId: id, epoch })),
  );
  return known.map(({ id }) => id);
}

/**
 * The two forms of an invitation, who was named once the first one is filled in, and how to send it; `onMade` gets the name and the
 * code to hand over, or null.
 */
export function useInvite(onMade: (name: string, code: string | null) => void) {
  const { permissions } = useUser();
  const names = useFields(NamesForm, { defaultValues: { firstName: "", lastName: "", email: "" } });
  const access = useFields(AccessForm, {
    defaultValues: {
      // The specification's default for new people is everything; nobody gives what they lack.
      permissions: PERMISSIONS.filter((one) => permissions.includes(one)),
      departmentIds: null,
      language: "Deutsch",
      inviteMessage: "",
    },
  });
  const [named, setNamed] = useState<NamesForm | null>(null);
  const setError: Parameters<typeof refuseFields>[0]["setError"] = (name, error, options) => {
    if (name === "permissions") return access.setError(name, error, options);
    names.setError(name, error);
    setNamed(null);
  };
  const creating = useAction({
    run: useSending(),
    done: (_, { firstName: first, lastName: last }) => ({ title: t("userCreated"), description: t("userCreatedText", { first, last }) }),
    failed: (error) => {
      const refused = refuseFields({ getValues: names.getValues, setError }, error);
      if (refused === null) return failureText(error, t("userCreateFailed"));
      // The specification has a toast; beside the button it would stand there twice.
      sayFailure(refused, null);
      return null;
    },
    failsIn: "both",
    touches: [queryKeys.people],
    onDone: (code, { firstName, lastName }) => onMade(`${firstName} ${lastName}`, code),
  });
  return { names, access, named, setNamed, creating, isTyped: names.formState.isDirty || access.formState.isDirty };
}

/** How to send an invitation; resolves to its code, or null. */
function useSending() {
  const departments = useDepartments();
  /** What a failed try sent: it may have arrived, so the same goes again with the same code. */
  const made = useRef<{ of: string; body: Invite; code: string | null } | null>(null);

  return async (form: InviteForm): Promise<string | null> => {
    const known = departments.data ?? (await departments.refetch({ throwOnError: true })).data ?? [];
    const of = JSON.stringify(form);
    if (made.current?.of !== of) made.current = { of, ...(await seal(form, known)) };
    await call(invitationRoutes.invite, { body: made.current.body }).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== "BOX_REFUSED") throw error;
      // A key was renewed, or taken from this person, while they wrote: the next try is made of what they hold then.
      made.current = null;
      await Promise.all([reloadKeys(), departments.refetch()]).catch(() => undefined);
      throw error;
    });
    return made.current.code;
  };
}

async function seal(form: InviteForm, known: Departments): Promise<{ body: Invite; code: string | null }> {
  const id = freshId();
  const departmentIds = chosenDepartments(form, known);
  const departments = known.filter((one) => departmentIds.includes(one.id));
  const { code, keys } = await makeInvitation({ id, permissions: form.permissions, departments });
  return { code, body: { ...form, id, departmentIds, keys } };
}
