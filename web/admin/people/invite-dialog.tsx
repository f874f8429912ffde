import { useQueryClient } from "@tanstack/react-query";
import { Dialog } from "radix-ui";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { DIALOG_BOX, DIALOG_VEIL } from "../../ui/dialog-box.ts";
import { toast } from "../../ui/toasts.ts";
import { failureText } from "../failure-text.ts";
import { queryKeys } from "../query-keys.ts";
import { t } from "../texts.ts";
import { CodeShown } from "./code-shown.tsx";
import { InviteAccess } from "./invite-access.tsx";
import { InviteNames } from "./invite-names.tsx";
import { type InviteForm, useInvite } from "./use-invite.ts";

/** The two-step dialog that invites a person; with a code, a third view shows it this one time. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [step, setStep] = useState<1 | 2>(1);
  const [made, setMade] = useState<{ name: string; code: string } | null>(null);
  const [missing, setMissing] = useState(false);
  const { form, change, send, busy } = useInvite();

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(form)) return setStep(2);
    setMissing(true);
    toast({ title: t("errorTitle"), description: t("fillRequired"), variant: "destructive" });
  };
  const create = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const code = await send();
      const [first, last] = [form.firstName.trim(), form.lastName.trim()];
      toast({ title: t("userCreated"), description: t("userCreatedText", { first, last }) });
      void client.invalidateQueries({ queryKey: queryKeys.people });
      if (code === null) return onClose();
      setMade({ name: `${first} ${last}`, code });
    } catch (error) {
      toast({ title: t("errorTitle"), description: failureText(error, t("userCreateFailed")), variant: "destructive" });
    }
  };

  return (
    <Dialog.Root open onOpenChange={(open) => !open && !busy && !made && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={DIALOG_VEIL} />
        <Dialog.Content
          className={`${DIALOG_BOX} sm:top-[5dvh] sm:max-h-[90dvh] sm:max-w-xl`}
          aria-describedby={undefined}
          // A click beside it would throw away what is typed, or a code that is shown once.
          onInteractOutside={(event) => event.preventDefault()}
        >
          {made ? (
            <CodeShown {...made} onDone={onClose} />
          ) : (
            <>
              <div className="grid gap-0.5">
                <Dialog.Title className="text-xl">{t("inviteTitle")}</Dialog.Title>
                <p className="text-sm text-muted">{t("inviteStep", { step })}</p>
              </div>
              <form noValidate onSubmit={step === 1 ? goOn : (event) => void create(event)} className="grid gap-4">
                {step === 1 ? (
                  <InviteNames form={form} change={change} showMissing={missing} />
                ) : (
                  <InviteAccess form={form} change={change} />
                )}
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
  );
}

const isComplete = ({ firstName, lastName, email }: InviteForm) => [firstName, lastName, email].every((text) => text.trim() !== "");
