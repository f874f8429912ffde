import { paths } from "@hz/contract/paths";
import { Inbox, UsersRound } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { toast } from "../../ui/toasts.ts";
import { channelAddress } from "../shared/links/channel-address.ts";
import { useMay } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { useBelongsNowhere } from "./belongs-nowhere.ts";
import { useLinkFragment } from "../shared/links/channel-address.ts";
import { useChannels } from "../shared/names/queries.ts";

/** The list's empty state: the next step is to make the portal's address known, or, for whoever belongs to no department, to be taken into one. */
export function NoReports() {
  return useBelongsNowhere() ? <NoDepartment /> : <NoneYet />;
}

/** What whoever belongs to no department reads in the place of what they would read there. */
export function NoDepartment() {
  const mayManage = useMay("Benutzer und Abteilungen");
  return (
    <EmptyState
      icon={UsersRound}
      title={t("reportsNoDepartment")}
      text={`${t("reportsNoDepartmentText")} ${mayManage ? "" : t("reportsNoDepartmentAsk")}`.trim()}
      action={
        mayManage && (
          <Link to={paths.departments} className={buttonClass()}>
            {t("reportsNoDepartmentAction")}
          </Link>
        )
      }
    />
  );
}

function NoneYet() {
  const channel = useChannels().data?.find(({ isActive }) => isActive);
  const fragment = useLinkFragment();
  return (
    <EmptyState
      icon={Inbox}
      title={t("reportsEmpty")}
      text={t("reportsEmptyText")}
      action={
        channel && !fragment.isPending ? (
          <CopyButton
            variant="primary"
            text={channelAddress(channel.linkSuffix, fragment.data ?? null)}
            label={t("reportsEmptyCopy")}
            copiedLabel={t("copied")}
            onFailure={() => toast({ title: t("errorTitle"), description: t("copyFailed"), variant: "destructive" })}
          />
        ) : (
          <Link to={paths.channels} className={buttonClass()}>
            {t("reportsEmptyChannels")}
          </Link>
        )
      }
    />
  );
}
