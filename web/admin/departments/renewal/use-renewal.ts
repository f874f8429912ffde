import type { Department } from "@hz/contract/people/departments";
import { useSyncExternalStore } from "react";
import { toast } from "../../../ui/toasts.ts";
import { t } from "../../shared/texts/texts.ts";
import { useMeans } from "../queries.ts";
import { currentRun, pauseRenewal, renew, subscribeRun } from "./renewal-run.ts";
import { renewalOf } from "./renewal-state.ts";

/** What is to be renewed, how far it is in this tab, and how to start and pause it. */
export function useRenewal(department: Department) {
  const means = useMeans();
  const run = useSyncExternalStore(subscribeRun, currentRun);
  const own = run?.departmentId === department.id ? run : null;
  const busy = run !== null && (run.state === "key" || run.state === "sealing");
  const start = async () => {
    const { result, unreadable } = await renew(department.id, means);
    if (result === "done" && unreadable > 0)
      toast({ title: t("renewalDone"), description: t("renewalUnreadable", { count: unreadable }), variant: "destructive" });
    else if (result === "done") toast({ title: t("renewalDone"), description: t("renewalDoneText", { department: department.name }) });
    else if (result === "others") toast({ title: t("renewalKeyDone"), description: t("renewalKeyDoneText") });
  };
  return {
    renewal: renewalOf(department, means, Date.now()),
    run: own,
    running: own !== null && busy,
    /** Whether this tab renews another department; one at a time. */
    elsewhere: busy && own === null,
    start: () => void start(),
    pause: pauseRenewal,
  };
}
