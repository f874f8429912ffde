import { type Invite, invitationRoutes } from "@hz/contract/people/invitations";
import { type Permission, PERMISSIONS, readsReports } from "@hz/contract/permissions";
import type { MailLanguage } from "@hz/contract/scalars";
import { useRef, useState } from "react";
import { ApiError, call } from "../../../api/client.ts";
import { isHeld } from "../../../vault/people/grant.ts";
import { makeInvitation } from "../../../vault/people/invite.ts";
import { freshId } from "../../../vault/report/open-report.ts";
import { reloadKeys } from "../../shared/session/reload-keys.ts";
import { useUser } from "../../shared/session/user.ts";
import { useDepartments } from "../queries.ts";

export type InviteForm = {
  firstName: string;
  lastName: string;
  email: string;
  language: MailLanguage;
  inviteMessage: string;
  permissions: Permission[];
  /** Null until somebody chose: then every department counts whose key is at hand. */
  departmentIds: string[] | null;
};

const EMPTY: Omit<InviteForm, "permissions"> = {
  firstName: "",
  lastName: "",
  email: "",
  language: "Deutsch",
  inviteMessage: "",
  departmentIds: null,
};

type Departments = NonNullable<ReturnType<typeof useDepartments>["data"]>;

/** Takes what was chosen and the departments there are, and gives the ids that count. */
export function chosenDepartments({ permissions, departmentIds }: InviteForm, departments: Departments): string[] {
  if (!readsReports(permissions)) return [];
  const known = departments.filter(({ id, epochs }) =>
    departmentIds ? departmentIds.includes(id) : epochs.every((epoch) => isHeld({ kind: "department", departmentId: id, epoch })),
  );
  return known.map(({ id }) => id);
}

/** Gives the form of an invitation, how to change it, whether anything was typed or chosen, and how to send it; sending gives the code to hand over, or null. */
export function useInvite() {
  const { permissions } = useUser();
  // The specification's default for new people is everything; nobody gives what they lack.
  const [empty] = useState<InviteForm>(() => ({ ...EMPTY, permissions: PERMISSIONS.filter((one) => permissions.includes(one)) }));
  const [form, setForm] = useState(empty);
  const [busy, setBusy] = useState(false);
  const departments = useDepartments();
  /** What a failed try sent: it may have arrived, so the same goes again with the same code. */
  const made = useRef<{ of: string; body: Invite; code: string | null } | null>(null);

  const send = async (): Promise<string | null> => {
    setBusy(true);
    try {
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
    } finally {
      setBusy(false);
    }
  };
  const isTyped = JSON.stringify(form) !== JSON.stringify(empty);
  return { form, change: (part: Partial<InviteForm>) => setForm((now) => ({ ...now, ...part })), isTyped, send, busy };
}

async function seal(form: InviteForm, known: Departments): Promise<{ body: Invite; code: string | null }> {
  const id = freshId();
  const departmentIds = chosenDepartments(form, known);
  const { code, keys } = await makeInvitation({
    id,
    permissions: form.permissions,
    departments: known.filter((one) => departmentIds.includes(one.id)),
  });
  const { firstName, lastName, email, language, inviteMessage, permissions } = form;
  const names = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
  return { code, body: { id, ...names, language, inviteMessage, permissions, departmentIds, keys } };
}
