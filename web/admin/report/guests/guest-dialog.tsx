import { useQueryClient } from "@tanstack/react-query";
import { Dialog } from "radix-ui";
import { type FormEvent, useState } from "react";
import { ApiError } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { DIALOG_BOX, DIALOG_VEIL } from "../../../ui/dialog-box.ts";
import { DialogNotice } from "../../../ui/dialog-notice.tsx";
import { useReturnFocus } from "../../../ui/return-focus.ts";
import { toast } from "../../../ui/toasts.ts";
import { NotHeld } from "../../../vault/people/grant.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { CodeShown } from "../../shared/codes/code-shown.tsx";
import { codeWords } from "../../shared/codes/code-words.ts";
import { checkPerson, refusedFields, useFieldErrors } from "../../shared/failures/field-errors.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { UnsavedGuard } from "../../shared/leaving/unsaved-guard.tsx";
import { t } from "../../shared/texts/texts.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { GuestFields, type Known } from "./guest-fields.tsx";
import { type GuestForm, isGuestDay, useGuestInvite } from "./use-guest-invite.ts";

type GuestDialogProps = ReportViewProps & { known: readonly Known[]; onClose: () => void };

/** Takes an open report and who is a guest already, and gives the dialog that invites one; a code is shown this one time. */
export function GuestDialog({ report, open, known, onClose }: GuestDialogProps) {
  const client = useQueryClient();
  const { form, change: write, send, busy } = useGuestInvite({ report, open });
  const { errors, place, show, clear } = useFieldErrors<HTMLFormElement>();
  const change = (part: Partial<GuestForm>) => {
    clear(Object.keys(part));
    write(part);
  };
  const [isChecked, setChecked] = useState(false);
  const [problem, setProblem] = useState("");
  const [made, setMade] = useState<{ name: string; code: string } | null>(null);
  const [copied, setCopied] = useState(false);
  const [asking, setAsking] = useState(false);
  const returnFocus = useReturnFocus();
  const unsaved = made ? !copied : form.reason !== "" || form.email !== "";

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setProblem("");
    const { firstName, lastName, email, userId } = form;
    const isWrong = show(userId === "" ? checkPerson({ firstName, lastName, email }) : {});
    if (isWrong || form.reason.trim() === "" || !isGuestDay(form.lastDay)) return;
    const name = known.find((one) => one.userId === userId)?.name ?? `${firstName.trim()} ${lastName.trim()}`;
    try {
      const code = await send(name);
      await client.invalidateQueries({ queryKey: queryKeys.report(report.id) });
      toast({ title: t("guestInviteDone", { name }) });
      if (code === null) return onClose();
      setMade({ name, code });
    } catch (error) {
      const isTaken = error instanceof ApiError && error.code === "EMAIL_TAKEN";
      show(isTaken ? { email: t("guestEmailTaken") } : refusedFields(error, form));
      const cause = error instanceof NotHeld ? t("guestCannotVouch") : isTaken ? "" : failureText(error, "");
      setProblem(`${t("guestInviteFailed")} ${cause}`.trim());
    }
  };
  return (
    <>
      <Dialog.Root open onOpenChange={(next) => !next && !busy && (unsaved ? setAsking(true) : onClose())}>
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
                <Dialog.Title className="text-xl">{t("guestInvite")}</Dialog.Title>
                <p>{t("guestInviteText")}</p>
                <form ref={place} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
                  <GuestFields form={form} change={change} known={known} errors={errors} isChecked={isChecked} />
                  <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
                    {problem}
                  </p>
                  <DialogNotice />
                  <div className="flex flex-wrap justify-end gap-3">
                    <Button variant="quiet" disabled={busy} onClick={onClose}>
                      {t("cancel")}
                    </Button>
                    <Button type="submit" busy={busy}>
                      {t("guestInviteAction")}
                    </Button>
                  </div>
                </form>
              </>
            )}
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
