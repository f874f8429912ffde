import { Dialog } from "radix-ui";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "../../../ui/button.tsx";
import { DIALOG_BOX, DIALOG_VEIL } from "../../../ui/dialog-box.ts";
import { DialogNotice } from "../../../ui/dialog-notice.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/input.tsx";
import { Problem } from "../../../ui/problem.tsx";
import { useReturnFocus } from "../../../ui/return-focus.ts";
import { CodeShown } from "../../shared/codes/code-shown.tsx";
import { codeWords } from "../../shared/codes/code-words.ts";
import { Form, useFields } from "../../shared/form/form.tsx";
import { UnsavedGuard } from "../../shared/leaving/unsaved-guard.tsx";
import { t } from "../../shared/texts/texts.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { GuestFields } from "./guest-fields.tsx";
import { firstGuest, KnownGuestForm, NewGuestForm } from "./guest-form.ts";
import { type Known, useGuestInvite } from "./use-guest-invite.ts";

type GuestDialogProps = ReportViewProps & { known: readonly Known[]; onClose: () => void };

/** Invites a guest; the code is shown this one time. `known` are guests already. */
export function GuestDialog({ report, open, known, onClose }: GuestDialogProps) {
  const [userId, setUserId] = useState("");
  const chosen = known.find((one) => one.userId === userId) ?? null;
  const form = useFields(chosen ? KnownGuestForm : NewGuestForm, { defaultValues: firstGuest() });
  const { reason, email } = useWatch({ control: form.control });
  const [made, setMade] = useState<{ name: string; code: string } | null>(null);
  const [copied, setCopied] = useState(false);
  const [asking, setAsking] = useState(false);
  const returnFocus = useReturnFocus();
  const unsaved = made ? !copied : reason !== "" || email !== "";
  const inviting = useGuestInvite(
    { report, open },
    {
      onDone: (name, code) => (code === null ? onClose() : setMade({ name, code })),
      onTaken: () => form.setError("email", { message: t("guestEmailTaken") }, { shouldFocus: true }),
    },
  );
  const { busy } = inviting;
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
                <Form form={form} onValid={(given) => inviting.run({ ...given, known: chosen })}>
                  <Who known={known} userId={userId} onChoose={setUserId} />
                  <GuestFields form={form} isKnown={chosen !== null} />
                  <Problem>{inviting.problem}</Problem>
                  <DialogNotice />
                  <div className="flex flex-wrap justify-end gap-3">
                    <Button variant="quiet" disabled={busy} onClick={onClose}>
                      {t("cancel")}
                    </Button>
                    <Button type="submit" busy={busy}>
                      {t("guestInviteAction")}
                    </Button>
                  </div>
                </Form>
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

type WhoProps = { known: readonly Known[]; userId: string; onChoose: (userId: string) => void };

/** Whether it is somebody new or a guest of other cases; nothing where there is none. */
function Who({ known, userId, onChoose }: WhoProps) {
  if (known.length === 0) return null;
  return (
    <Field label={t("guestWho")}>
      {(control) => (
        <Select {...control} value={userId} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{t("guestWhoNew")}</option>
          {known.map((one) => (
            <option key={one.userId} value={one.userId}>
              {one.name} ({one.email})
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
