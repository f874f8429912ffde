import { type ManagedUser, peopleRoutes } from "@hz/contract/people/people";
import { Power } from "lucide-react";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { ActionDialog } from "../../shared/action/action-dialog.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { signInLog } from "../../shared/session/key-log.ts";
import { t } from "../../shared/texts/texts.ts";

/** Lets a person sign in or no longer; taking it away is asked once. */
export function SwitchSignIn({ user, disabled }: { user: ManagedUser; disabled: boolean }) {
  const [asking, setAsking] = useState(false);
  const isActive = user.state === "active";
  const { id, fullName: name } = user;
  const switching = useAction({
    // What was asked for, whatever a colleague did while the question stood there.
    run: async (toBeActive: boolean) => {
      await call(peopleRoutes.update, { params: { id }, body: { isActive: toBeActive } });
      // What is not signed now shows in the key log as something to sign.
      if (!user.isGuest) await signInLog(id, toBeActive ? "back" : "gone").catch(() => undefined);
    },
    done: (_, toBeActive) =>
      toBeActive
        ? { title: t("userActivated"), description: t("userActivatedText", { name }) }
        : { title: t("userDeactivatedToast"), description: t("userDeactivatedText", { name }) },
    failed: t("userUpdateFailed"),
    failsIn: "both",
    touches: [queryKeys.people],
    onDone: () => setAsking(false),
  });
  const ask = () => {
    switching.setProblem(null);
    setAsking(true);
  };
  return (
    <>
      <Button
        variant="quiet"
        className="w-full"
        disabled={disabled}
        busy={switching.given ?? false}
        onClick={isActive ? ask : () => switching.run(true)}
      >
        <Power aria-hidden="true" className="size-4" />
        {isActive ? t("userDeactivate") : t("userActivate")}
      </Button>
      {asking && (
        <ActionDialog
          title={t("userDeactivateTitle", { name })}
          text={t("userDeactivateText")}
          confirmLabel={t("userDeactivate")}
          destructive
          action={switching}
          onClose={() => setAsking(false)}
          onConfirm={() => switching.run(false)}
        />
      )}
    </>
  );
}
