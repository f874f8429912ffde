import { paths } from "@hz/contract/paths";
import type { CurrentUser } from "@hz/contract/people/users";
import { toast } from "../../ui/toasts.ts";
import { queryClient } from "../shared/queries/query-client.ts";
import { USER } from "../shared/session/user.ts";
import { mayOpen } from "../shared/screens/screen-needs.ts";
import { t } from "../shared/texts/texts.ts";

/** Says that what was just asked for needs a plan, with the way to one for whoever may choose it; while what is overdue is being collected, that it comes back by itself. */
export function sayPlanNeeded(): void {
  const user = queryClient.getQueryData<CurrentUser>(USER);
  const isPayer = user !== undefined && mayOpen(user, "billing");
  if (user?.paymentStanding === "collecting") {
    toast({ title: t("planCollectingTitle"), description: t("planCollectingText"), duration: 10_000 });
    return;
  }
  toast({
    title: t("planNeededTitle"),
    description: (
      <>
        {t("planNeededText")}{" "}
        {isPayer ? (
          // The toasts stand beside the screens, not in them: a plain link.
          <a href={paths.billing} className="font-semibold text-brand">
            {t("planNeededLink")}
          </a>
        ) : (
          t("planNeededAsk")
        )}
      </>
    ),
    variant: "destructive",
    duration: 10_000,
  });
}
