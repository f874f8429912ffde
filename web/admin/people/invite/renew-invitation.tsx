import { invitationRoutes } from "@hz/contract/people/invitations";
import { type ManagedUser, peopleRoutes } from "@hz/contract/people/people";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { DIALOG_BOX, DIALOG_VEIL } from "../../../ui/dialog-box.ts";
import { useReturnFocus } from "../../../ui/return-focus.ts";
import { toast } from "../../../ui/toasts.ts";
import { makeInvitation } from "../../../vault/people/invite.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { CodeShown } from "../../shared/codes/code-shown.tsx";

/** Takes an invitation and gives the button that sends it again, with a new link and a new code; `onCode` hears of a code that is on the screen and nowhere else. */
export function RenewInvitation({ user, onCode }: { user: ManagedUser; onCode: (isShown: boolean) => void }) {
  const client = useQueryClient();
  const [code, setCode] = useState<string | null>(null);
  const returnFocus = useReturnFocus();
  const sending = useMutation({
    mutationFn: async () => {
      const { id, permissions } = user;
      const mine = new Set(user.departments.map((one) => one.id));
      const departments = (await call(peopleRoutes.departments)).filter((one) => mine.has(one.id));
      const made = await makeInvitation({ id, permissions, departments });
      const { user: updated } = await call(invitationRoutes.renew, { params: { id }, body: { keys: made.keys } });
      return { updated, code: made.code };
    },
    onSuccess: (made) => {
      client.setQueryData(queryKeys.person(user.id), made.updated);
      void client.invalidateQueries({ queryKey: queryKeys.peopleList });
      toast({ title: t("inviteSent"), description: t("inviteSentText", { name: user.fullName }) });
      setCode(made.code);
      onCode(made.code !== null);
    },
    onError: (error) => toast({ title: t("errorTitle"), description: failureText(error, t("inviteAgainFailed")), variant: "destructive" }),
  });
  const close = () => {
    setCode(null);
    onCode(false);
  };
  return (
    <>
      <Button variant="quiet" className="w-full" busy={sending.isPending} onClick={() => sending.mutate()}>
        {!sending.isPending && <Send aria-hidden="true" className="size-4" />}
        {t("inviteAgain")}
      </Button>
      <p className="text-sm text-muted">{t("inviteAgainText")}</p>
      {code !== null && (
        <Dialog.Root open>
          <Dialog.Portal>
            <Dialog.Overlay className={DIALOG_VEIL} />
            <Dialog.Content className={DIALOG_BOX} aria-describedby={undefined} {...returnFocus}>
              <CodeShown name={user.fullName} code={code} onCopied={() => onCode(false)} onDone={close} />
            </Dialog.Content>
          </Dialog.Portal>
        </Dialog.Root>
      )}
    </>
  );
}
