import { Dialog } from "radix-ui";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toasts.ts";
import { InvitationDialog, InvitationEnd } from "../../shared/codes/invitation-dialog.tsx";
import { type FieldsOf, Form, FormField } from "../../shared/form/form.tsx";
import { t } from "../../shared/texts/texts.ts";
import { InviteAccess } from "./invite-access.tsx";
import type { AccessForm, NamesForm } from "./invite-form.ts";
import { useInvite } from "./use-invite.ts";

const FIELDS = [
  { name: "firstName", label: t("firstName"), type: "text" },
  { name: "lastName", label: t("lastName"), type: "text" },
  { name: "email", label: t("email"), type: "email" },
] as const;

/** The first step: who is invited. */
function NameFields({ form }: { form: FieldsOf<typeof NamesForm> }) {
  // Back from the second step, where the server has refused a field of this one.
  useEffect(() => {
    const refused = FIELDS.find(({ name }) => form.getFieldState(name).invalid);
    if (refused) form.setFocus(refused.name);
  }, [form]);
  return FIELDS.map(({ name, ...field }) => (
    <FormField key={name} form={form} name={name} autoComplete="off" maxLength={name === "email" ? 254 : 100} required {...field} />
  ));
}

/** The two-step dialog that invites a person; with a code, a third view shows it this one time. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<{ name: string; code: string } | null>(null);
  const invite = useInvite((name, code) => (code === null ? onClose() : setMade({ name, code })));
  return (
    <InvitationDialog busy={invite.creating.busy} isTyped={invite.isTyped} made={made} onClose={onClose}>
      <Steps invite={invite} onClose={onClose} />
    </InvitationDialog>
  );
}

type StepsProps = { invite: ReturnType<typeof useInvite>; onClose: () => void };

function Steps({ invite: { names, access, named, setNamed, creating }, onClose }: StepsProps) {
  // What was chosen, as long as it is asked whether it is meant that it gives no permission.
  const [doubted, setDoubted] = useState<AccessForm | null>(null);
  const { busy } = creating;
  const create = (given: AccessForm) => {
    setDoubted(null);
    if (named) creating.run({ ...named, ...given });
  };
  const sayIncomplete = () => {
    if (Object.values(names.getValues()).some((text) => text.trim() === ""))
      toast({ title: t("errorTitle"), description: t("fillRequired"), variant: "destructive" });
  };
  const below = (
    <InvitationEnd action={creating} confirmLabel={!named ? t("next") : busy ? t("creating") : t("create")} onClose={onClose}>
      {named && (
        <Button variant="quiet" disabled={busy} onClick={() => setNamed(null)}>
          {t("back")}
        </Button>
      )}
    </InvitationEnd>
  );
  return (
    <>
      <div className="grid gap-0.5">
        <Dialog.Title className="text-xl">{t("inviteTitle")}</Dialog.Title>
        <p className="text-sm text-muted">{t("inviteStep", { step: named ? 2 : 1 })}</p>
      </div>
      {named ? (
        <Form form={access} onValid={(given) => (given.permissions.length === 0 ? setDoubted(given) : create(given))}>
          <InviteAccess form={access} firstName={named.firstName} />
          {below}
        </Form>
      ) : (
        <Form form={names} onValid={setNamed} onInvalid={sayIncomplete}>
          <NameFields form={names} />
          {below}
        </Form>
      )}
      <ConfirmDialog
        open={doubted !== null}
        onOpenChange={(open) => !open && setDoubted(null)}
        title={t("permissionsNoneTitle")}
        text={t("permissionsNone")}
        cancelLabel={t("back")}
        confirmLabel={t("permissionsNoneConfirm")}
        onConfirm={() => doubted && create(doubted)}
      />
    </>
  );
}
