import { useQueryClient } from "@tanstack/react-query";
import { Dialog } from "radix-ui";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { DIALOG_BOX, DIALOG_VEIL } from "../../../ui/dialog-box.ts";
import { DialogNotice } from "../../../ui/dialog-notice.tsx";
import { useReturnFocus } from "../../../ui/return-focus.ts";
import { toast } from "../../../ui/toasts.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { UnsavedGuard } from "../../shared/leaving/unsaved-guard.tsx";
import { t } from "../../shared/texts/texts.ts";
import { CodeShown } from "../../shared/codes/code-shown.tsx";
import { codeWords } from "../../shared/codes/code-words.ts";
import { checkMessage, checkPerson, refusedFields, useFieldErrors } from "../../shared/failures/field-errors.ts";
import { InviteAccess } from "./invite-access.tsx";
import { InviteNames } from "./invite-names.tsx";
import { type InviteForm, useInvite } from "./use-invite.ts";

/** The two-step dialog that invites a person; with a code, a third view shows it this one time. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [step, setStep] = useState<1 | 2>(1);
  const [made, setMade] = useState<{ name: string; code: string } | null>(null);
  const [copied, setCopied] = useState(false);
  const [asking, setAsking] = useState(false);
  const [doubting, setDoubting] = useState(false);
  const { errors, place, show, clear } = useFieldErrors<HTMLFormElement>();
  const { form, change: write, isTyped, send, busy } = useInvite();
  const change = (part: Partial<InviteForm>) => {
    clear(Object.keys(part));
    write(part);
  };
  const returnFocus = useReturnFocus();
  const unsaved = made ? !copied : isTyped;

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    const { firstName, lastName, email } = form;
    if (!show(checkPerson({ firstName, lastName, email }))) return setStep(2);
    const isIncomplete = [firstName, lastName, email].some((text) => text.trim() === "");
    if (isIncomplete) toast({ title: t("errorTitle"), description: t("fillRequired"), variant: "destructive" });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (show(checkMessage(form.inviteMessage))) return;
    if (form.permissions.length === 0) setDoubting(true);
    else void create();
  };
  const create = async () => {
    setDoubting(false);
    try {
      const code = await send();
      const [first, last] = [form.firstName.trim(), form.lastName.trim()];
      toast({ title: t("userCreated"), description: t("userCreatedText", { first, last }) });
      void client.invalidateQueries({ queryKey: queryKeys.people });
      if (code === null) return onClose();
      setMade({ name: `${first} ${last}`, code });
    } catch (error) {
      const refused = refusedFields(error, form);
      const [text] = Object.values(refused);
      toast({ title: t("errorTitle"), description: text ?? failureText(error, t("userCreateFailed")), variant: "destructive" });
      // The field that was refused stands in the first step, but for the permissions.
      if (show(refused) && !refused.permissions) setStep(1);
    }
  };

  return (
    <>
      <Dialog.Root open onOpenChange={(open) => !open && !busy && (unsaved ? setAsking(true) : onClose())}>
        <Dialog.Portal>
          <Dialog.Overlay className={DIALOG_VEIL} />
          <Dialog.Content
            className={`${DIALOG_BOX} sm:top-[5dvh] sm:max-h-[90dvh] sm:max-w-xl`}
            aria-describedby={undefined}
            {...returnFocus}
            // A click beside it would throw away what is typed, or a code that is shown once.
            onInteractOutside={(event) => event.preventDefault()}
          >
            {made ? (
              <CodeShown {...made} onCopied={() => setCopied(true)} onDone={onClose} />
            ) : (
              <>
                <div className="grid gap-0.5">
                  <Dialog.Title className="text-xl">{t("inviteTitle")}</Dialog.Title>
                  <p className="text-sm text-muted">{t("inviteStep", { step })}</p>
                </div>
                <form ref={place} noValidate onSubmit={step === 1 ? goOn : submit} className="grid gap-4">
                  {step === 1 ? (
                    <InviteNames form={form} change={change} errors={errors} />
                  ) : (
                    <InviteAccess form={form} change={change} errors={errors} />
                  )}
                  <DialogNotice />
                  <div className="flex flex-wrap justify-end gap-3">
                    <Button variant="quiet" disabled={busy} onClick={onClose}>
                      {t("cancel")}
                    </Button>
                    {step === 2 && (
                      <Button variant="quiet" disabled={busy} onClick={() => setStep(1)}>
                        {t("back")}
                      </Button>
                    )}
                    <Button type="submit" busy={busy}>
                      {step === 1 ? t("next") : busy ? t("creating") : t("create")}
                    </Button>
                  </div>
                </form>
              </>
            )}
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <ConfirmDialog
        open={doubting}
        onOpenChange={setDoubting}
        title={t("permissionsNoneTitle")}
        text={t("permissionsNone")}
        cancelLabel={t("back")}
        confirmLabel={t("permissionsNoneConfirm")}
        onConfirm={() => void create()}
      />
      <UnsavedGuard
        unsaved={unsaved}
        words={made ? codeWords() : { title: t("inviteLeaveTitle"), text: t("inviteLeaveText"), leave: t("inviteLeave") }}
        closing={asking ? { stay: () => setAsking(false), leave: onClose } : null}
      />
    </>
  );
}
