import { Dialog } from "radix-ui";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { DIALOG_BOX, DIALOG_VEIL } from "../../../ui/dialog-box.ts";
import { DialogNotice } from "../../../ui/dialog-notice.tsx";
import { Problem } from "../../../ui/problem.tsx";
import { useReturnFocus } from "../../../ui/return-focus.ts";
import { toast } from "../../../ui/toasts.ts";
import { Form } from "../../shared/form/form.tsx";
import { UnsavedGuard } from "../../shared/leaving/unsaved-guard.tsx";
import { t } from "../../shared/texts/texts.ts";
import { CodeShown } from "../../shared/codes/code-shown.tsx";
import { codeWords } from "../../shared/codes/code-words.ts";
import { InviteAccess } from "./invite-access.tsx";
import type { AccessForm } from "./invite-form.ts";
import { NameFields } from "./name-fields.tsx";
import { useInvite } from "./use-invite.ts";

/** The two-step dialog that invites a person; with a code, a third view shows it this one time. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<{ name: string; code: string } | null>(null);
  const [copied, setCopied] = useState(false);
  const [asking, setAsking] = useState(false);
  const invite = useInvite((name, code) => (code === null ? onClose() : setMade({ name, code })));
  const returnFocus = useReturnFocus();
  const unsaved = made ? !copied : invite.isTyped;
  return (
    <>
      <Dialog.Root open onOpenChange={(open) => !open && !invite.creating.busy && (unsaved ? setAsking(true) : onClose())}>
        <Dialog.Portal>
          <Dialog.Overlay className={DIALOG_VEIL} />
          <Dialog.Content
            className={`${DIALOG_BOX} sm:top-[5dvh] sm:max-h-[90dvh] sm:max-w-xl`}
            aria-describedby={undefined}
            {...returnFocus}
            // A click beside it would throw away what is typed, or a code that is shown once.
            onInteractOutside={(event) => event.preventDefault()}
          >
            {made ? <CodeShown {...made} onCopied={() => setCopied(true)} onDone={onClose} /> : <Steps invite={invite} onClose={onClose} />}
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <UnsavedGuard
        unsaved={unsaved}
        words={made ? codeWords() : { title: t("inviteLeaveTitle"), text: t("inviteLeaveText"), leave: t("inviteLeave") }}
        closing={asking ? { stay: () => setAsking(false), leave: onClose } : null}
      />
    </>
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
    <>
      <Problem>{creating.problem}</Problem>
      <DialogNotice />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" disabled={busy} onClick={onClose}>
          {t("cancel")}
        </Button>
        {named && (
          <Button variant="quiet" disabled={busy} onClick={() => setNamed(null)}>
            {t("back")}
          </Button>
        )}
        <Button type="submit" busy={busy}>
          {!named ? t("next") : busy ? t("creating") : t("create")}
        </Button>
      </div>
    </>
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
