import { invitationRoutes } from "@hz/contract/people/invitations";
import { type ManagedUser, peopleRoutes } from "@hz/contract/people/people";
import { useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { DIALOG_BOX, DIALOG_VEIL } from "../../../ui/class-names.ts";
import { Problem } from "../../../ui/notice.tsx";
import { useReturnFocus } from "../../../ui/return-focus.ts";
import { makeInvitation } from "../../../vault/people/invite.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { CodeShown } from "../../shared/codes/code-shown.tsx";

/** Sends an invitation again, with a new link and a new code; `onCode` hears of a code that is on the screen and nowhere else. */
export function RenewInvitation({ user, onCode }: { user: ManagedUser; onCode: (isShown: boolean) => void }) {
  const client = useQueryClient();
  const [code, setCode] = useState<string | null>(null);
  const returnFocus = useReturnFocus();
  const sending = useAction({
    run: async () => {
      const { id, permissions } = user;
      const mine = new Set(user.departments.map((one) => one.id));
      const departments = (await call(peopleRoutes.departments)).filter((one) => mine.has(one.id));
      const made = await makeInvitation({ id, permissions, departments });
      const { user: updated } = await call(invitationRoutes.renew, { params: { id }, body: { keys: made.keys } });
      client.setQueryData(queryKeys.person(id), updated);
      return made.code;
    },
    done: { title: t("inviteSent"), description: t("inviteSentText", { name: user.fullName }) },
    failed: t("inviteAgainFailed"),
    touches: [queryKeys.peopleList],
    onDone: (made) => {
      setCode(made);
      onCode(made !== null);
    },
  });
  const close = () => {
    setCode(null);
    onCode(false);
  };
  return (
    <>
      <Button variant="quiet" className="w-full" busy={sending.busy} onClick={() => sending.run()}>
        {!sending.busy && <Send aria-hidden="true" className="size-4" />}
        {t("inviteAgain")}
      </Button>
      <p className="text-sm text-muted">{t("inviteAgainText")}</p>
      <Problem>{sending.problem}</Problem>
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
