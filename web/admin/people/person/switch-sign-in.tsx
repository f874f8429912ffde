import { type ManagedUser, peopleRoutes } from "@hz/contract/people/people";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Power } from "lucide-react";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toasts.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { sayFailure } from "../../shared/failures/say-failure.ts";

/** Takes a person and gives the button that lets them sign in or no longer; taking it away is asked once. */
export function SwitchSignIn({ user, disabled }: { user: ManagedUser; disabled: boolean }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const isActive = user.state === "active";
  const { fullName: name } = user;
  const switching = useMutation({
    mutationFn: () => call(peopleRoutes.update, { params: { id: user.id }, body: { isActive: !isActive } }),
    onSuccess: (updated) => {
      client.setQueryData(queryKeys.person(user.id), updated);
      void client.invalidateQueries({ queryKey: queryKeys.people });
      toast(
        isActive
          ? { title: t("userDeactivatedToast"), description: t("userDeactivatedText", { name }) }
          : { title: t("userActivated"), description: t("userActivatedText", { name }) },
      );
    },
    onError: (error) => sayFailure(t("userUpdateFailed"), error),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
        variant="quiet"
        className="w-full"
        disabled={disabled}
        busy={!isActive && switching.isPending}
        onClick={() => (isActive ? setAsking(true) : switching.mutate())}
      >
        <Power aria-hidden="true" className="size-4" />
        {isActive ? t("userDeactivate") : t("userActivate")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("userDeactivateTitle", { name })}
        text={t("userDeactivateText")}
        cancelLabel={t("cancel")}
        confirmLabel={t("userDeactivate")}
        destructive
        busy={switching.isPending}
        onConfirm={() => switching.mutate()}
      />
    </>
  );
}
